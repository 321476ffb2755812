/** The findings of a check of the data, and how they are mended. */
import { isDeepStrictEqual } from "node:util";

/**
 * One finding: `wrong` is data that is contradictory or unreadable; a `notice` is a harmless
 * remainder of something that ended early. `mend` puts it right; without it only a backup helps.
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

/** The fault of an entry that should have `value`; undefined when it has. */
export function compared(
  entry: Deno.KvEntryMaybe<unknown>,
  value: unknown,
  what: string,
): Finding | undefined {
  if (entry.versionstamp === null) return replaced(entry, value, `${what} is missing`);
  if (isSame(entry.value, value)) return undefined;
  return replaced(entry, value, `${what} is not what it should be`);
}

/** Whether two stored values are equal; undefined fields do not count. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

function plain(value: unknown): unknown {
  if (value instanceof Deno.KvU64) return `sum ${value.value}`;
  if (value instanceof Uint8Array) return value.toHex();
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
