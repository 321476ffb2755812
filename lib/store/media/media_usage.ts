/**
 * The storage used by an account: `["media_usage", userId]`. It changes in the same atomic step as
 * what it counts, with a check, so that simultaneous uploads cannot exceed the quota.
 */
import { type MediaUsage, MediaUsages } from "../records/media.ts";

/** The usage of a user; 0 before the first upload. */
export async function getMediaUsage(kv: Deno.Kv, userId: string): Promise<MediaUsage> {
  return (await MediaUsages.get(kv, userId)).value ?? { bytes: 0, uploads: 0 };
}

/** Adds to `operation` a change of the usage in `entry`, and the check that it is unchanged. */
export function changeUsage(
  operation: Deno.AtomicOperation,
  entry: Deno.KvEntryMaybe<MediaUsage>,
  change: Partial<MediaUsage>,
): void {
  const before = entry.value ?? { bytes: 0, uploads: 0 };
  const bytes = before.bytes + (change.bytes ?? 0);
  const uploads = before.uploads + (change.uploads ?? 0);
  operation.check(entry);
  if (bytes === 0 && uploads === 0) operation.delete(entry.key);
  else operation.set(entry.key, { bytes, uploads });
}
