/** The keys of drafts. They begin with their user, so that nobody comes upon another's. */

/** The prefix of a user's draft records; they sort by ULID, hence by time of creation. */
export const draftsPrefix = (userId: string): Deno.KvKey => ["drafts", userId];

/** The record: a `DraftSummary`. */
export const draftKey = (userId: string, id: string): Deno.KvKey => ["drafts", userId, id];

/** The prefix of the parts that hold a draft's data. */
export const draftDataPrefix = (userId: string, id: string): Deno.KvKey => {
  return ["draft_data", userId, id];
};
