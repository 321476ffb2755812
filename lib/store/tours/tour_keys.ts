/**
 * The keys of tours: the record, its stops by revision, the history, the cards of lists, and the
 * counts.
 */

/** The prefix of all records; they sort by ULID, hence by time of creation. */
export const TOURS: Deno.KvKey = ["tours"];

/** The record: a `TourRecord`. */
export const tourKey = (id: string): Deno.KvKey => ["tours", id];

/**
 * The ids of the current revision's stops, in their order: a `string[]`. Beside the record, since
 * only progress needs them. Written in each step that changes the tour, so that the versionstamp of
 * this small entry says whether the tour is as it was.
 */
export const stopIdsKey = (id: string): Deno.KvKey => ["tour_stop_ids", id];

/** The prefix of the parts that hold the stops of all revisions. */
export const stopsOfTourPrefix = (id: string): Deno.KvKey => ["tour_stops", id];

/** The prefix of the parts that hold the stops of one revision. */
export const stopsPrefix = (id: string, revision: number): Deno.KvKey => {
  return ["tour_stops", id, revision];
};

/** The prefix of a tour's revisions; they sort by number, the oldest first. */
export const revisionsPrefix = (id: string): Deno.KvKey => ["tour_revisions", id];

/** One saved version; the newest has one, too: a `RevisionRecord`. */
export const revisionKey = (id: string, revision: number): Deno.KvKey => {
  return ["tour_revisions", id, revision];
};

/**
 * The first number of versions that were handed in, and are no revision yet: no tour is saved so
 * often.
 */
export const FIRST_HAND_IN = 1_000_000_000;

/** The prefix of the last versions that were handed in. */
export const HAND_INS: Deno.KvKey = ["hand_ins"];

/** The last version of a tour that was handed in: a `HandInRecord`. */
export const handInKey = (id: string): Deno.KvKey => [...HAND_INS, id];

/** The prefix of the marks of removals. */
export const REMOVALS: Deno.KvKey = ["tour_removals"];

/**
 * Present while a deleted tour's stops and history are being removed: when it was deleted, ISO
 * 8601.
 */
export const removalKey = (id: string): Deno.KvKey => ["tour_removals", id];

/** The owner of a deleted tour that can be restored: a user's id. */
export const trashOwnerKey = (id: string): Deno.KvKey => ["tour_trash_owners", id];

/** The prefix of the cards of all public tours; they sort by time of creation. */
export const PUBLIC_TOURS: Deno.KvKey = ["public_tours"];

/** A public tour in the list of all: a `TourCard`. */
export const publicTourKey = (id: string): Deno.KvKey => ["public_tours", id];

/** The prefix of the cards of a user's tours; they sort by time of creation. */
export const userToursPrefix = (userId: string): Deno.KvKey => ["tours_by_user", userId];

/** A tour in the list of its owner: an `OwnTourCard`. */
export const userTourKey = (userId: string, id: string): Deno.KvKey => {
  return ["tours_by_user", userId, id];
};

/** The prefix of the pages of cards by place: `card_pages.ts` has the rest of their keys. */
export const CARD_PAGES: Deno.KvKey = ["public_tour_pages_by_geohash"];

/** The prefix of the datestamps of all public and formerly public tours. */
export const DATESTAMPS: Deno.KvKey = ["tour_datestamps"];

/** When the public view of a tour last changed: a `Datestamp`. */
export const datestampKey = (id: string): Deno.KvKey => [...DATESTAMPS, id];

/** The prefix of all public and formerly public tours, by the time of their last change. */
export const TOURS_BY_DATESTAMP: Deno.KvKey = ["tours_by_datestamp"];

/** A tour in the harvesters' list: whether it is gone (`true`) or public. */
export const byDatestampKey = (at: string, id: string): Deno.KvKey => {
  return [...TOURS_BY_DATESTAMP, at, id];
};

/** The number of public tours: a `Deno.KvU64`. */
export const PUBLIC_TOUR_COUNT: Deno.KvKey = ["counts", "public_tours"];

/** The number of stops of all public tours: a `Deno.KvU64`. */
export const PUBLIC_STOP_COUNT: Deno.KvKey = ["counts", "public_stops"];

/** The number of a user's tours: a `Deno.KvU64`. */
export const userTourCountKey = (userId: string): Deno.KvKey => ["counts", "user_tours", userId];

/** The number of stops of a user's tours: a `Deno.KvU64`. */
export const userStopCountKey = (userId: string): Deno.KvKey => ["counts", "user_stops", userId];

/** Grows with every visible change: a `Deno.KvU64`. */
export const CONTENT_REVISION: Deno.KvKey = ["content_revision"];

/**
 * Grows with whatever changes what visitors get of many tours and none of the records of these: a
 * release, and the block of an account: a `Deno.KvU64`.
 */
export const CONSENTS_REVISION: Deno.KvKey = ["consents_revision"];
