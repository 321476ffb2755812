/** Drafts: the record, its data, deleted ones, and the links that show one. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import type { DraftSummary } from "../../model/tour/draft.ts";
import { Collection } from "../kv/collection.ts";
import { Bytes, Count, Milliseconds, Positive, TextHash, Time } from "../kv/fields.ts";

/** A `DraftSummary`. Records from before drafts had revisions have none. */
export const DraftRecord = z.object({
  id: Id,
  title: z.string(),
  templateUsed: z.string().optional(),
  tourId: Id.optional(),
  tourRevision: Positive.optional(),
  revision: Positive.optional(),
  formId: z.string().optional(),
  formChangedAt: Time.optional(),
  createdAt: Time,
  updatedAt: Time,
});
export type DraftRecord = z.infer<typeof DraftRecord>;

export const TrashedDraftRecord = z.object({ record: DraftRecord, deletedAt: Time });
export type TrashedDraftRecord = z.infer<typeof TrashedDraftRecord>;

/** A record as a summary; without a revision it counts as revision 1. */
export const toSummary = ({ revision = 1, ...draft }: DraftRecord): DraftSummary => ({
  ...draft,
  revision,
});

/** The user's one draft of changes to a tour. */
export const DraftsByTour = new Collection("drafts_by_tour", [Id, Id], Id, {
  kind: "index",
  ofUser: {},
});

/** The drafts of a user; they sort by ULID, hence by time of creation. */
export const Drafts = new Collection("drafts", [Id, Id], DraftRecord, {
  indexes: [{
    of: DraftsByTour,
    from: ({ id, tourId }, userId) => tourId ? [[DraftsByTour.key(userId, tourId), id]] : [],
    what: "the way from a tour to its draft",
    back: ([userId], id) => [userId, String(id)],
    lost: "the way to a draft that is not there",
  }],
  ofUser: {},
});

/** The deleted drafts of a user. */
export const DraftTrash = new Collection("draft_trash", [Id, Id], TrashedDraftRecord, {
  ofUser: {},
});

/** The parts that hold a draft's data. */
export const DraftData = new Collection("draft_data", [Id, Id, Count], Bytes, {
  within: {
    keys: (_, userId, id) => [Drafts.key(userId, id), DraftTrash.key(userId, id)],
    what: "a part of a draft that is not there",
  },
  ofUser: {},
});

/** The target of a link, and its time of expiry. */
export const LinkRecord = z.object({ userId: Id, draftId: Id, expiresAt: Milliseconds });
export type LinkRecord = z.infer<typeof LinkRecord>;

/** The links, by the hashes of their secrets. */
export const DraftLinks = new Collection("draft_links", [TextHash], LinkRecord, { kind: "note" });

/** The hash of a draft's one link; it is removed in the same step as the draft, with the link. */
export const LinksByDraft = new Collection("draft_links_by_draft", [Id, Id], TextHash, {
  kind: "note",
  ofUser: { beside: (hash) => [DraftLinks.key(hash)] },
});
