/** The entries of a store that a backup holds. */
import { readAll } from "../kv/read_all.ts";
import { COLLECTIONS } from "../check/entries.ts";
import type { Entry } from "./entry_file.ts";
import { RESTORE_KEY } from "./restore_mark.ts";

/**
 * What backups leave out: sessions, rate limits and the geocoder's answers. Everyone signs in again
 * after a restore.
 */
const LEFT_OUT = [
  ...COLLECTIONS.filter(({ rules }) => rules.isFleeting).map(({ root }) => root[0]),
  RESTORE_KEY[0],
];

/** All entries that a backup holds, in the order of their keys, with their versionstamps. */
export async function* listVersions(kv: Deno.Kv): AsyncGenerator<Deno.KvEntry<unknown>> {
  for await (const entry of readAll(kv, [])) {
    if (!LEFT_OUT.includes(entry.key[0])) yield entry;
  }
}

/** The same as a backup keeps them. */
export async function* listEntries(kv: Deno.Kv): AsyncGenerator<Entry> {
  for await (const { key, value } of listVersions(kv)) yield { key, value };
}
