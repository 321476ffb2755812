/** Checks the declared rules of each kind of entries: its index entries, and `within`. */
import type { AnyCollection } from "../kv/collection.ts";
import { isUnreadable, listSound } from "./check_shapes.ts";
import { COLLECTIONS } from "./entries.ts";
import { compared, type Finding, isSame, removed } from "./finding.ts";

type Index = NonNullable<AnyCollection["rules"]["indexes"]>[number];

/** Finds entries outside of what they belong to, and missing and surplus index entries. */
export async function* checkCollections(kv: Deno.Kv): AsyncGenerator<Finding> {
  for (const collection of COLLECTIONS) {
    const { indexes = [], within } = collection.rules;
    if (within || indexes.length > 0) yield* checkEntries(kv, collection);
    for (const index of indexes) yield* checkIndex(kv, collection, index);
  }
}

async function* checkEntries(kv: Deno.Kv, collection: AnyCollection): AsyncGenerator<Finding> {
  const { indexes = [], within } = collection.rules;
  // Entries of one archive mostly follow each other.
  let [last, isThere]: [Deno.KvKey[], boolean] = [[], true];
  for await (const entry of listSound(kv, collection.root)) {
    const ids = entry.key.slice(collection.root.length);
    const keys = within ? within.keys(entry.value, ...ids) : last;
    if (!isSame(keys, last) || keys.length === 0) isThere = !within || await isAnyThere(kv, keys);
    last = keys;
    if (!isThere) {
      yield removed(entry, within!.what, within!.level);
      continue;
    }
    for (const index of indexes) {
      for (const [key, value] of index.from(entry.value, ...ids)) {
        const stored = await kv.get(key);
        const finding = index.reads && stored.versionstamp !== null
          ? compared({ ...stored, value: index.reads(stored.value) }, value, index.what)
          : compared(stored, value, index.what);
        if (finding) yield index.isNotice === "both" ? { ...finding, level: "notice" } : finding;
      }
    }
  }
}

/** Whether something is at or under one of these keys. */
export async function isAnyThere(kv: Deno.Kv, keys: Deno.KvKey[]): Promise<boolean> {
  for (const key of keys) {
    // A boolean sorts after all other parts of keys that there are.
    for await (const _ of kv.list({ start: key, end: [...key, true] }, { limit: 1 })) return true;
  }
  return false;
}

/** Finds index entries without a record that has them. */
async function* checkIndex(
  kv: Deno.Kv,
  collection: AnyCollection,
  { of, back, from, lost, isNotice }: Index,
): AsyncGenerator<Finding> {
  for await (const entry of listSound(kv, of.root)) {
    const ids = back(of.idsOf(entry.key), entry.value);
    const record = await kv.get(collection.prefix(...ids));
    if (isUnreadable(record)) continue;
    const made = record.versionstamp === null ? [] : from(record.value, ...ids);
    if (made.some(([key]) => isSame(key, entry.key))) continue;
    yield removed(entry, lost, isNotice ? "notice" : "wrong");
  }
}
