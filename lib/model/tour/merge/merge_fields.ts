/** A three-way merge of the fields of one thing: an archive without its stops, or one stop. */

/** Values by the name of their field; undefined, null, "" and a missing field are the same. */
export type Fields = Record<string, unknown>;

/** The version from which two people began, the stored one, and the one to be saved. */
export type Versions<T> = { base: T; theirs: T; mine: T };

export type Side = "mine" | "theirs";

/**
 * Fields that come from one version together. With `lead` they do so only where that field was
 * changed: the words about a picture belong to the picture, but each is a field of its own as long
 * as the picture stays.
 */
export type FieldGroup = { names: readonly string[]; lead?: string };

/**
 * Takes each field, or group of fields, from the version that changed it. `settle` is asked for the
 * side of those that both changed, to different values.
 */
export function mergeFields(
  versions: Versions<Fields>,
  groups: readonly FieldGroup[],
  settle: (names: string[]) => Side,
): Fields {
  const merged: Fields = {};
  for (const names of unitsOf(versions, groups)) {
    const from = versions[sideOf(versions, names, settle)];
    for (const name of names) if (from[name] !== undefined) merged[name] = from[name];
  }
  return merged;
}

/** All field names of the versions, in units that come from one version. */
function unitsOf(versions: Versions<Fields>, groups: readonly FieldGroup[]): string[][] {
  const { base, theirs, mine } = versions;
  const left = new Set([base, theirs, mine].flatMap(Object.keys));
  const isChanged = (name: string) =>
    [theirs, mine].some((version) => !isSame(base[name], version[name]));
  const units: string[][] = [];
  for (const { names, lead } of groups) {
    if (lead !== undefined && !isChanged(lead)) continue;
    const unit = names.filter((name) => left.delete(name));
    if (unit.length > 0) units.push(unit);
  }
  return [...units, ...[...left].map((name) => [name])];
}

function sideOf(
  { base, theirs, mine }: Versions<Fields>,
  names: string[],
  settle: (names: string[]) => Side,
): Side {
  const areSame = (a: Fields, b: Fields) => names.every((name) => isSame(a[name], b[name]));
  if (areSame(mine, theirs) || areSame(mine, base)) return "theirs";
  return areSame(theirs, base) ? "mine" : settle(names);
}

/** True for equal JSON values; the order of an object's members does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || isEmpty(a) && isEmpty(b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "";

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
