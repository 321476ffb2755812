/** Tours: the record, its stops by revision, the history, deleted ones, cards of lists, counts. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { byName, omit } from "../../model/tour/fields/field.ts";
import { SUMMARY_NAMES, TOUR_ONLY_NAMES, TOUR_TYPES } from "../../model/tour/fields/table.ts";
import { OldMap } from "../../model/media/old_map.ts";
import { TourThings } from "../../model/media/things.ts";
import { CatalogueRecord } from "../../model/record/record.ts";
import { excerpt } from "../../model/tour/excerpt.ts";
import { Position } from "../../model/tour/position.ts";
import { ShortCodeText } from "../../model/tour/stop.ts";
import type { OwnTourCard, TourCard, TourSummary } from "../../model/tour/tour.ts";
import { isPublic, VISIBILITIES, visibilityOf } from "../../model/tour/visibility.ts";
import { Collection } from "../kv/collection.ts";
import { Bytes, Count, Positive, Sum, Time } from "../kv/fields.ts";

/** A `TourCard` or an `OwnTourCard`. */
export const StoredCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().optional(),
  duration: z.string(),
  creatorName: z.string().optional(),
  language: z.string().optional(),
  /** Missing if none of its stops is on the map. */
  ...Position.partial().shape,
  tourType: z.enum(TOUR_TYPES),
  /** Missing in tours from before visibility existed; these are public. */
  visibility: z.enum(VISIBILITIES).optional(),
  stopCount: Positive,
  revision: Positive,
  createdAt: Time,
  updatedAt: Time,
});

/** The texts that cards lack. */
const NOT_ON_CARDS = SUMMARY_NAMES.filter((name) => name !== "record");

/** The value under `["tours", id]`: all but the stops. */
export const TourRecord = z.object({
  ...StoredCard.shape,
  code: ShortCodeText.optional(),
  ...byName(NOT_ON_CARDS, () => z.string().optional()),
  record: CatalogueRecord.optional(),
  routeLine: z.array(Position).optional(),
  oldMaps: z.array(OldMap).optional(),
  /** Missing in records of schema 9, which have the first picture alone. */
  things: TourThings.optional(),
  userId: Id,
  schemaVersion: Positive,
});
export type TourRecord = z.infer<typeof TourRecord>;

/** The value of `["tour_revisions", id, revision]`: the record as it was saved, and by whom. */
export const RevisionRecord = z.object({ record: TourRecord, savedBy: Id });
export type RevisionRecord = z.infer<typeof RevisionRecord>;

/** A deleted tour as it was; when it was deleted, and by which user, where that is known. */
export const TrashedTourRecord = z.object({
  record: TourRecord,
  deletedAt: Time,
  deletedBy: Id.optional(),
  /** Whether it was deleted on a site with review, so that visitors had seen what was approved. */
  isReviewed: z.literal(true).optional(),
});
export type TrashedTourRecord = z.infer<typeof TrashedTourRecord>;

/** The tour that a code opens, and the stop of a stop's code. */
export const CodeTarget = z.object({ tourId: Id, stopId: z.string().optional() });
export type CodeTarget = z.infer<typeof CodeTarget>;

/** When the public view of a tour last changed; `isDeleted`: it has not been public since. */
export const Datestamp = z.object({ at: Time, isDeleted: z.boolean() });
export type Datestamp = z.infer<typeof Datestamp>;

/** The fields of a record for lists: all but the longest, the owner and the schema version. */
export const toSummary = (record: TourRecord): TourSummary => ({
  ...omit(record, ["userId", "schemaVersion", ...TOUR_ONLY_NAMES]),
  visibility: visibilityOf(record),
});

/** A tour in its owner's lists. */
export function toOwnCard(summary: TourSummary): OwnTourCard {
  const { language, ...card } = omit(summary, [...SUMMARY_NAMES, "code"]);
  return { ...card, ...(language ? { language } : {}), description: excerpt(card.description) };
}

/** A public tour in lists. */
export function toCard(summary: TourSummary): TourCard {
  const { visibility: _, ...card } = toOwnCard(summary);
  return card;
}

/** A tour in the list of its owner; they sort by time of creation. */
export const UserTours = new Collection("tours_by_user", [Id, Id], StoredCard, { kind: "index" });

/** A public tour in the list of all. */
export const PublicTours = new Collection("public_tours", [Id], StoredCard, { kind: "index" });

/** All tours; they sort by ULID, hence by time of creation. */
export const Tours = new Collection("tours", [Id], TourRecord, {
  indexes: [{
    of: UserTours,
    from: (tour) => [[UserTours.key(tour.userId, tour.id), toOwnCard(toSummary(tour))]],
    what: "the card in the owner's list",
    back: ([, id]) => [id],
    lost: "a card in the list of somebody who does not own the tour",
    reads: (card) => ({ visibility: "public", ...card as object }),
  }, {
    of: PublicTours,
    from: (tour) => isPublic(tour) ? [[PublicTours.key(tour.id), toCard(toSummary(tour))]] : [],
    what: "the card in the public list",
    back: ([id]) => [id],
    lost: "a public card of a tour that is not public",
  }],
});

/**
 * The ids of the current revision's stops, in their order. Beside the record, since only progress
 * needs them. Written in each step that changes the tour, so that the versionstamp of this small
 * entry says whether the tour is as it was.
 */
export const StopIds = new Collection("tour_stop_ids", [Id], z.array(z.string()).min(1), {
  kind: "index",
  within: { keys: (_, id) => tourTraces(id), what: "stops of a missing tour" },
});

/** The parts that hold the stops of a revision. */
export const Stops = new Collection("tour_stops", [Id, Positive, Count], Bytes);

/** The saved versions of a tour; the newest has one, too. They sort by number, the oldest first. */
export const Revisions = new Collection("tour_revisions", [Id, Positive], RevisionRecord);

/**
 * The first number of versions that were handed in, and are no revision yet: no tour is saved so
 * often.
 */
export const FIRST_HAND_IN = 1_000_000_000;

/** Present while a deleted tour's stops and history are being removed: when it was deleted. */
export const TourRemovals = new Collection("tour_removals", [Id], Time);

/** The owner of a deleted tour that can be restored. */
export const TrashOwners = new Collection("tour_trash_owners", [Id], Id, { kind: "index" });

/** The deleted tours of a user. */
export const TourTrash = new Collection("tour_trash", [Id, Id], TrashedTourRecord, {
  indexes: [{
    of: TrashOwners,
    from: (_, userId, id) => [[TrashOwners.key(id), userId]],
    what: "whose a deleted tour is",
    back: ([id], userId) => [String(userId), id],
    lost: "there is no such deleted tour",
  }],
});

/** The entries of a deleted tour: of its owner, and if there is one, of its record. */
export async function findTrashed(kv: Deno.Kv, id: string) {
  const owner = await TrashOwners.get(kv, id);
  if (owner.value === null) return { owner };
  return { owner, entry: await TourTrash.get(kv, owner.value, id) };
}

/** What codes open. */
export const ShortCodes = new Collection("short_codes", [ShortCodeText], CodeTarget);

/** The pages of cards by place: `card_pages.ts` has the parts of their keys. */
export const CardPages = new Collection(
  "public_tour_pages_by_geohash",
  [z.string(), z.string()],
  Bytes,
  { kind: "index" },
);

/** Harvesters' list of public and formerly public tours: whether each is gone. */
export const ToursByDatestamp = new Collection("tours_by_datestamp", [Time, Id], z.boolean(), {
  kind: "index",
});

/** When the public view of a tour last changed. Nothing else remains of something deleted. */
export const Datestamps = new Collection("tour_datestamps", [Id], Datestamp, {
  indexes: [{
    of: ToursByDatestamp,
    from: ({ at, isDeleted }, id) => [[ToursByDatestamp.key(at, id), isDeleted]],
    what: "the datestamp",
    back: ([, id]) => [id],
    lost: "the tour has another datestamp, or has none",
  }],
});

const sum = { kind: "index" } as const;

/** The numbers of public tours and of their stops, and of those of each user. */
export const PublicTourCount = new Collection(["counts", "public_tours"], [], Sum, sum);
export const PublicStopCount = new Collection(["counts", "public_stops"], [], Sum, sum);
const ofUser = { ...sum, ofUser: {} };
export const UserTourCounts = new Collection(["counts", "user_tours"], [Id], Sum, ofUser);
export const UserStopCounts = new Collection(["counts", "user_stops"], [Id], Sum, ofUser);

/** Public tours in the cells of a zoom's grid: how many, and the sums of their places. */
export const CellCounts = new Collection(
  ["counts", "public_tours_by_cell"],
  [Count, Count, z.enum(["count", "north", "east"])],
  Sum,
  sum,
);

/** Grows with every visible change. */
export const ContentRevision = new Collection("content_revision", [], Sum, { kind: "note" });

/**
 * Grows with whatever changes what visitors get of many tours and none of the records of these: a
 * release, and the block of an account.
 */
export const ConsentsRevision = new Collection("consents_revision", [], Sum, { kind: "note" });

/** What says that a tour is there, deleted or being removed; its record may be lost. */
export function tourTraces(id: string): Deno.KvKey[] {
  return [Tours.key(id), TrashOwners.key(id), TourRemovals.key(id), Revisions.prefix(id)];
}
