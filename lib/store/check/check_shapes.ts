/**
 * Checks all keys: whether each is one that the program writes, with a value of the right shape.
 */
import { z } from "zod";
import { readAll } from "../kv/read_all.ts";
import { type Finding, removed } from "./finding.ts";
import type { AnyCollection } from "../kv/collection.ts";
import { COLLECTIONS } from "./entries.ts";

/** Finds entries that no version of the program could have written. */
export async function* checkShapes(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const entry of readAll(kv, [])) {
    const { key } = entry;
    const shape = shapeOf(key);
    if (!shape) {
      yield { level: "wrong", key, what: "no version of the program writes such a key" };
      continue;
    }
    const problem = problemOf(shape, entry);
    if (problem === undefined) continue;
    const what = `the value is not of its shape: ${problem}`;
    yield shape.rules.kind === undefined ? { level: "wrong", key, what } : removed(entry, what);
  }
}

/** The valid entries under `prefix`, for other checks. */
export async function* listSound<T>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
): AsyncGenerator<Deno.KvEntry<T>> {
  for await (const entry of readAll<T>(kv, prefix)) {
    if (!isUnreadable(entry)) yield entry;
  }
}

/** The value under `key`, if it is valid; else null. */
export async function getSound<T>(kv: Deno.Kv, key: Deno.KvKey): Promise<T | null> {
  const entry = await kv.get<T>(key);
  return isUnreadable(entry) ? null : entry.value;
}

/** The keys under `prefix`, with any values. */
export async function* listKeys(kv: Deno.Kv, prefix: Deno.KvKey): AsyncGenerator<Deno.KvKey> {
  for await (const { key } of readAll(kv, prefix)) yield key;
}

/** Whether the value of an entry, if there is one, cannot be read. */
export function isUnreadable(entry: Deno.KvEntryMaybe<unknown>): boolean {
  const shape = shapeOf(entry.key);
  return entry.versionstamp !== null && (!shape || problemOf(shape, entry) !== undefined);
}

const BY_NAME = Map.groupBy(COLLECTIONS, ({ root }) => root[0]);

const shapeOf = (key: Deno.KvKey): AnyCollection | undefined =>
  BY_NAME.get(key[0])?.find(({ root, ids }) => {
    const schemas: z.ZodType[] = [...root.map((part) => z.literal(part as string)), ...ids];
    return key.length === schemas.length &&
      schemas.every((schema, i) => schema.safeParse(key[i]).success);
  });

/** The first fault of a value, or a key that does not belong to it. */
function problemOf({ value: schema }: AnyCollection, { key, value }: Deno.KvEntry<unknown>) {
  const { success, error } = schema.safeParse(value);
  if (!success) {
    const { path, message } = error.issues[0];
    return `${path.join(".") || "it"}: ${message}`;
  }
  const { id } = value as { id?: unknown };
  const isElsewhere = typeof id === "string" && !key.includes(id) && key[0] !== "progress";
  return isElsewhere ? "its id is not that of its key" : undefined;
}
