/** The keys of progress: one record for each user and tour. */
import { z } from "zod";
import { Id } from "../../model/id.ts";

/** The prefix of a user's records. */
export const progressPrefix = (userId: string): Deno.KvKey => ["progress", userId];

/** The record: a `ProgressRecord` (`progress_record.ts`). */
export const progressKey = (userId: string, tourId: string): Deno.KvKey => {
  return ["progress", userId, tourId];
};

/** The prefix of the pointers from a record's id to its key. */
export const ProgressPointer = z.object({ userId: Id, tourId: Id });
export type ProgressPointer = z.infer<typeof ProgressPointer>;

/** The pointer from a record's id to its key: a `ProgressPointer`. */
export const progressByIdKey = (id: string): Deno.KvKey => ["progress_by_id", id];

/** The prefix of the pointers to those who have begun a tour. */
export const progressByTourPrefix = (tourId: string): Deno.KvKey => ["progress_by_tour", tourId];

/** The pointer from a tour to a user who has begun it. The value is the record's id. */
export const progressByTourKey = (tourId: string, userId: string): Deno.KvKey => {
  return ["progress_by_tour", tourId, userId];
};

/** The id of a user's one active tour; missing without one. */
export const activeKey = (userId: string): Deno.KvKey => ["progress_active", userId];
