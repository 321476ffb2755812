/** Values on which programs trip, and changes that make valid input invalid. */
import type { Random } from "./random.ts";

/** Texts for any place: a path, a query, a header, a field. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0007b",
  "\ud800",
  "x\udfff\ud800",
  "\ufeff",
  "\u202egpj.exe",
  "a".repeat(256),
  "é".repeat(300),
  "__proto__",
  "constructor",
  "toString",
  "..",
  "../../etc/passwd",
  "..%2f..%2fdata",
  "%",
  "%00",
  "%ff%fe",
  "%ed%a0%80",
  "%F0%9F%92",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "//evil.example",
  "/api/auth/logout",
  "https://localhost:8000/api/auth/logout",
  "upload:01ARZ3NDEKTSV4RRFFQ69G5FAV",
  "data:text/html,x",
  "0",
  "-1",
  "1e309",
  "-0",
  "NaN",
  "Infinity",
  "0x10",
  "9007199254740993",
  "1".repeat(400),
  "1,2",
  "true",
  "null",
  "undefined",
  "[]",
  "{}",
  "null\n",
  "a\r\nb: c",
  "' OR 1=1 --",
  "${7*7}",
  "{{7*7}}",
  "🏛️👩‍👩‍👧‍👦",
  "İ",
  "ß",
  "Z\u0301\u0301\u0301".repeat(80),
  "00000000000000000000000000",
  "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
  "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  "*",
  "?",
  "#",
  "a b+c",
] as const;

const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 5 },
  { toString: 1, valueOf: 2 },
];

const FIELDS = [
  "id",
  "userId",
  "role",
  "revision",
  "schemaVersion",
  "__proto__",
  "isAdmin",
  "then",
];

/** A value of any kind. */
export function hostileValue(random: Random): unknown {
  if (random.chance(0.5)) return random.pick(HOSTILE_TEXTS);
  if (random.chance(0.03)) return "a".repeat(random.pick([10_001, 70_000, 200_000]));
  if (random.chance(0.02)) return nested(random.pick([25, 40, 3000]));
  return random.pick(HOSTILE_VALUES);
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** `value`, JSON without cycles, with one thing in it replaced, removed, added or doubled. */
export function mutate(random: Random, value: unknown): unknown {
  if (typeof value !== "object" || value === null || random.chance(0.05)) {
    return hostileValue(random);
  }
  if (Array.isArray(value)) return mutateArray(random, value);
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.1)) {
    return Object.fromEntries([...entries, [random.pick(FIELDS), hostileValue(random)]]);
  }
  const at = random.below(entries.length);
  if (random.chance(0.15)) return Object.fromEntries(entries.toSpliced(at, 1));
  const [name, old] = entries[at];
  return Object.fromEntries(entries.with(at, [name, mutate(random, old)]));
}

/** `value`, JSON without cycles, with values of any kind in one place of six. */
export function scatter(random: Random, value: unknown): unknown {
  if (random.chance(1 / 6)) return hostileValue(random);
  if (Array.isArray(value)) return value.map((item) => scatter(random, item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, scatter(random, field)]),
  );
}

function mutateArray(random: Random, items: unknown[]): unknown[] {
  if (items.length === 0) return [hostileValue(random)];
  const at = random.below(items.length);
  if (random.chance(0.15)) return items.toSpliced(at, 1);
  if (random.chance(0.15)) return [...items, items[at]];
  return items.with(at, mutate(random, items[at]));
}

/** `bytes` with some changed, cut off, doubled or put in. */
export function mutateBytes(random: Random, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const at = random.below(bytes.length + 1);
  if (random.chance(0.25)) return Uint8Array.from(bytes.subarray(0, at));
  if (random.chance(0.2)) {
    return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(random.below(at + 1))]);
  }
  const changed = Uint8Array.from(bytes);
  for (let times = random.below(8); times >= 0 && changed.length > 0; times--) {
    changed[random.below(changed.length)] = random.below(256);
  }
  return changed;
}
