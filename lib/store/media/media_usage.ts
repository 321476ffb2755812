/**
 * How much of the storage a user takes: `["media_usage", userId]`. It changes in the same atomic
 * step as what it counts, with a check, so that uploads at the same time cannot pass the quota
 * together.
 */
import { z } from "zod";
import { Count } from "../kv/fields.ts";

/** `bytes` of the user's files, and of unfinished uploads as they were declared; how many those. */
export const MediaUsage = z.object({ bytes: Count, uploads: Count });
export type MediaUsage = z.infer<typeof MediaUsage>;

/** Where a user's usage stands. */
export const mediaUsageKey = (userId: string): Deno.KvKey => ["media_usage", userId];

/** What a user takes; nothing before the first upload. */
export async function getMediaUsage(kv: Deno.Kv, userId: string): Promise<MediaUsage> {
  return (await kv.get<MediaUsage>(mediaUsageKey(userId))).value ?? { bytes: 0, uploads: 0 };
}

/** Adds to `operation` a change of the usage in `entry`, and the check that it is still that. */
export function changeUsage(
  operation: Deno.AtomicOperation,
  entry: Deno.KvEntryMaybe<MediaUsage>,
  change: Partial<MediaUsage>,
): void {
  const { bytes, uploads } = entry.value ?? { bytes: 0, uploads: 0 };
  operation.check(entry).set(entry.key, {
    bytes: bytes + (change.bytes ?? 0),
    uploads: uploads + (change.uploads ?? 0),
  });
}
