/**
 * The files in use: a record of hashes for each revision of a tour and each draft that names any,
 * `["media_uses", "tour", tourId, revision]` and `["media_uses", "draft", userId, draftId]`. It is
 * written and deleted in the same step as the revision or draft.
 */
import { mediaHashesIn } from "../../model/media/media.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { getAll } from "../kv/get_all.ts";
import {
  hashesIn,
  MAX_FILES,
  MediaFiles,
  MediaOriginals,
  type MediaRecord,
  mediaUsesOf,
} from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

/**
 * The same for a tour or a draft that is to be stored; the message names `what`.
 *
 * @throws {Problem} 413 when it names more than 2,000 files.
 */
export function allMediaUsesOf(value: unknown, what: "archive" | "draft"): Uint8Array {
  const count = mediaHashesIn(value).length;
  if (count <= MAX_FILES) return mediaUsesOf(value);
  throw new Problem(
    413,
    t(`${what}HasManyFiles`, { count, limit: MAX_FILES }),
  );
}

/** Adds to `operation` that the owner of `key` uses these files, and no others. */
export function setMediaUses(
  operation: Deno.AtomicOperation,
  key: Deno.KvKey,
  uses: Uint8Array,
): void {
  if (uses.length > 0) operation.set(key, uses);
  else operation.delete(key);
}

/**
 * Removes the mark "unused" from these files. Called before the step that uses them: the sweep
 * deletes a file only if its record is unchanged since before it read the uses.
 */
export async function keepMedia(kv: Deno.Kv, uses: Uint8Array): Promise<void> {
  const entries = await getAll<MediaRecord>(kv, hashesIn(uses).map(MediaFiles.key));
  for (const { key, value } of entries) if (value?.unusedSince) await clearUnused(kv, key);
}

function clearUnused(kv: Deno.Kv, key: Deno.KvKey): Promise<void> {
  return mutate(async () => {
    const entry = await kv.get<MediaRecord>(key);
    if (!entry.value?.unusedSince) return { result: undefined };
    const { unusedSince: _, ...used } = entry.value;
    return { operation: kv.atomic().check(entry).set(key, used), result: undefined };
  });
}

/**
 * The hashes of all files that a tour, revision or draft uses, or that a recording in an account
 * was made from; with `among`, only of these.
 */
export async function listUsedMedia(
  kv: Deno.Kv,
  among?: ReadonlyMap<string, unknown>,
): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const { value } of kv.list<Uint8Array>({ prefix: ["media_uses"] })) {
    for (const hash of hashesIn(value)) if (!among || among.has(hash)) used.add(hash);
  }
  for await (const { key } of MediaOriginals.list(kv, [], { batchSize: 500 })) {
    const hash = String(key[1]);
    if (!among || among.has(hash)) used.add(hash);
  }
  return used;
}
