/** A stored draft, and its keys. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import type { DraftSummary } from "../../model/tour/draft.ts";
import { Positive, Time } from "../kv/fields.ts";

/** The prefix of a user's draft records; they sort by ULID, hence by time of creation. */
export const draftsPrefix = (userId: string): Deno.KvKey => ["drafts", userId];

/** The record: a `DraftRecord`. */
export const draftKey = (userId: string, id: string): Deno.KvKey => ["drafts", userId, id];

/** The prefix of the data of all drafts of a user. */
export const draftsDataPrefix = (userId: string): Deno.KvKey => ["draft_data", userId];

/** The prefix of the parts that hold a draft's data. */
export const draftDataPrefix = (userId: string, id: string): Deno.KvKey => {
  return ["draft_data", userId, id];
};

/** The prefix of the drafts in which a user changes tours. */
export const tourDraftsPrefix = (userId: string): Deno.KvKey => ["drafts_by_tour", userId];

/** The id of the user's one draft of changes to a tour. */
export const tourDraftKey = (userId: string, tourId: string): Deno.KvKey => {
  return ["drafts_by_tour", userId, tourId];
};

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

/** A record as a summary; without a revision it counts as revision 1. */
export const toSummary = ({ revision = 1, ...draft }: DraftRecord): DraftSummary => ({
  ...draft,
  revision,
});
