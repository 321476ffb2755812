/** What a check of the data finds, and how it is mended. */
import { isDeepStrictEqual } from "node:util";

/**
 * One thing: `wrong` is data that contradicts other data or cannot be read; a `notice` is left over
 * from something that ended early, and harms nobody. `mend` puts it right; without it only a backup
 * helps.
 */
export type Finding = {
  level: "wrong" | "notice";
  key: Deno.KvKey;
  what: string;
  mend?: (kv: Deno.Kv) => Promise<unknown>;
};

/** A finding that is mended by writing `value`, unless the entry has changed since it was read. */
export function replaced(
  entry: Deno.KvEntryMaybe<unknown>,
  value: unknown,
  what: string,
): Finding {
  const { key } = entry;
  return {
    level: "wrong",
    key,
    what,
    mend: (kv) => kv.atomic().check(entry).set(key, value).commit(),
  };
}

/** A finding that is mended by removing the entry, unless it has changed since it was read. */
export function removed(
  { key, versionstamp }: Deno.KvEntry<unknown>,
  what: string,
  level: Finding["level"] = "wrong",
): Finding {
  return {
    level,
    key,
    what,
    mend: (kv) => kv.atomic().check({ key, versionstamp }).delete(key).commit(),
  };
}

/** What is wrong with an entry that should have `value`; undefined when it has. */
export function compared(
  entry: Deno.KvEntryMaybe<unknown>,
  value: unknown,
  what: string,
): Finding | undefined {
  if (entry.versionstamp === null) return replaced(entry, value, `${what} is missing`);
  if (isSame(entry.value, value)) return undefined;
  return replaced(entry, value, `${what} is not what it should be`);
}

/** Whether two stored values say the same; fields without a value do not count. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

function plain(value: unknown): unknown {
  if (value instanceof Deno.KvU64) return `sum ${value.value}`;
  if (value instanceof Uint8Array) return value.toHex();
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
