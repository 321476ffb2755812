/** The keys of progress: one record for each user and tour. */
import { z } from "zod";
import { Id } from "../../model/id.ts";

/** The prefix of a user's records. */
export const progressPrefix = (userId: string): Deno.KvKey => ["progress", userId];

/** The record: a `ProgressRecord` (`progress_record.ts`). */
export const progressKey = (userId: string, tourId: string): Deno.KvKey => {
  return ["progress", userId, tourId];
};

/** What leads from a record's id to its key. */
export const ProgressPointer = z.object({ userId: Id, tourId: Id });
export type ProgressPointer = z.infer<typeof ProgressPointer>;

/** From a record's id to its key: a `ProgressPointer`. */
export const progressByIdKey = (id: string): Deno.KvKey => ["progress_by_id", id];

/** The prefix of the entries of those who have begun a tour. */
export const progressByTourPrefix = (tourId: string): Deno.KvKey => ["progress_by_tour", tourId];

/** From a tour to a user who has begun it. The value is the record's id. */
export const progressByTourKey = (tourId: string, userId: string): Deno.KvKey => {
  return ["progress_by_tour", tourId, userId];
};

/** The id of the one tour that a user is on; missing when there is none. */
export const activeKey = (userId: string): Deno.KvKey => ["progress_active", userId];
