/** The keys of progress: one record for each user and tour. */

/** The prefix of a user's records. */
export const progressPrefix = (userId: string): Deno.KvKey => ["progress", userId];

/** The record: a `ProgressRecord`. */
export const progressKey = (userId: string, tourId: string): Deno.KvKey => {
  return ["progress", userId, tourId];
};

/** A pointer from a record's id to its key: `{userId, tourId}`. */
export const progressByIdKey = (id: string): Deno.KvKey => ["progress_by_id", id];

/** The id of the one tour that a user is on; missing when there is none. */
export const activeKey = (userId: string): Deno.KvKey => ["progress_active", userId];
