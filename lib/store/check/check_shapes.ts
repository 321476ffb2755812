/**
 * Checks all keys: whether each is one that the program writes, with a value of the right shape.
 */
import { readAll } from "../kv/read_all.ts";
import { type Finding, removed } from "./finding.ts";
import { ENTRIES, type Shape } from "./entries.ts";

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
    yield shape.kind === "record" ? { level: "wrong", key, what } : removed(entry, what);
  }
}

/** The valid entries under `prefix`, for other checks. */
export async function* listSound<T>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
): AsyncGenerator<Deno.KvEntry<T>> {
  for await (const entry of readAll<T>(kv, prefix)) {
    const shape = shapeOf(entry.key);
    if (shape && problemOf(shape, entry) === undefined) yield entry;
  }
}

/** The value under `key`, if it is valid; else null. */
export async function getSound<T>(kv: Deno.Kv, key: Deno.KvKey): Promise<T | null> {
  const entry = await kv.get<T>(key);
  const shape = shapeOf(key);
  if (!shape || entry.versionstamp === null) return null;
  return problemOf(shape, entry) === undefined ? entry.value : null;
}

/** The keys under `prefix`, with any values. */
export async function* listKeys(kv: Deno.Kv, prefix: Deno.KvKey): AsyncGenerator<Deno.KvKey> {
  for await (const { key } of readAll(kv, prefix)) yield key;
}

function shapeOf([name, ...parts]: Deno.KvKey): Shape | undefined {
  if (typeof name !== "string" || !Object.hasOwn(ENTRIES, name)) return undefined;
  return ENTRIES[name].find(({ key }) =>
    key.length === parts.length && key.every((part, i) => part.safeParse(parts[i]).success)
  );
}

/** The first fault of a value, or a key that does not belong to it. */
function problemOf({ value: schema }: Shape, { key, value }: Deno.KvEntry<unknown>) {
  const { success, error } = schema.safeParse(value);
  if (!success) {
    const { path, message } = error.issues[0];
    return `${path.join(".") || "it"}: ${message}`;
  }
  const { id } = value as { id?: unknown };
  const isElsewhere = typeof id === "string" && !key.includes(id) && key[0] !== "progress";
  return isElsewhere ? "its id is not that of its key" : undefined;
}
