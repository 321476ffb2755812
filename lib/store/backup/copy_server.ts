/**
 * A copy of a store on a server, which others write to meanwhile. KV Connect has no view of one
 * point in time, so the copy is made of two readings:
 *
 * 1. All entries.
 * 2. All once more, by their versionstamps: what has changed or gone since the first reading began
 *    is changed in the copy. Where nothing has, the copy is of one moment.
 *
 * Else whatever belongs to an archive or draft that has changed is read again as of one moment
 * each, and indexes, lists and counts are made anew of the records, as `mendStore` does. So the
 * copy has all that was saved before the first reading began, archives and drafts are whole, and of
 * what was saved meanwhile it has a part.
 */
import { isDeepStrictEqual } from "node:util";
import { mendStore } from "../check/check_store.ts";
import { readWhole, type Whole, wholeOf } from "./read_whole.ts";
import { listEntries, listVersions } from "./list_entries.ts";
import { storeEntries } from "./write_entries.ts";

/** Written when a copy begins, for the versionstamp of that moment. It is in no backup. */
const BEGAN: Deno.KvKey = ["rate_limits", "backup", "began"];

/** How long that stands, in milliseconds. */
const BEGAN_MS = 60_000;

/** Copies what a backup holds of `server` into `copy`, which is empty. */
export async function copyServer(server: Deno.Kv, copy: Deno.Kv): Promise<void> {
  const began = await server.atomic().set(BEGAN, Date.now(), { expireIn: BEGAN_MS }).commit();
  if (!began.ok) throw new Error("The beginning of the backup was not written");
  await storeEntries(copy, listEntries(server));
  const changed = await followChanges(server, copy, began.versionstamp);
  if (changed === null) return;
  for (const whole of changed.values()) await readWhole(server, copy, whole);
  await mendStore(copy);
}

/**
 * Brings into `copy` what has changed after the versionstamp `since`; null where nothing has, else
 * the archives and drafts that something of this belongs to.
 */
async function followChanges(
  server: Deno.Kv,
  copy: Deno.Kv,
  since: string,
): Promise<Map<string, Whole> | null> {
  const changed = new Map<string, Whole>();
  let isChanged = false;
  const note = (key: Deno.KvKey) => {
    isChanged = true;
    const whole = wholeOf(key);
    if (whole) changed.set(whole.id.join(" "), whole);
  };
  const copied = listEntries(copy);
  let mine = await copied.next();
  /** Removes entries before `key` from the copy: the server does not have them. */
  const skipTo = async (key?: Deno.KvKey) => {
    for (; !mine.done && !isDeepStrictEqual(mine.value.key, key); mine = await copied.next()) {
      note(mine.value.key);
      await copy.delete(mine.value.key);
    }
    mine = await copied.next();
  };
  for await (const { key, value, versionstamp } of listVersions(server)) {
    const isNew = versionstamp > since;
    const isCopied = !isNew || (await copy.get(key)).versionstamp !== null;
    if (isCopied) await skipTo(key);
    if (!isNew) continue;
    note(key);
    await copy.set(key, value);
  }
  await skipTo();
  return isChanged ? changed : null;
}
