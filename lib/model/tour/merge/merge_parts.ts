/** Merges fields that have parts of their own: the catalogue record, chapters, and things. */
import { MAX_RECORD } from "../../record/record.ts";
import { MAX_THINGS } from "../../media/thing.ts";
import { MAX_CHAPTERS } from "../stop_limits.ts";
import { mergeOrder } from "./merge_order.ts";
import {
  type FieldGroup,
  type Fields,
  isEmpty,
  isSame,
  mergeFields,
  type Side,
  type Versions,
} from "./merge_fields.ts";

/** A field, the parts of its value by name, the value of parts, and whether it is too large. */
type Parted = {
  name: string;
  partsOf(value: unknown): Fields;
  valueOf(parts: Fields): unknown;
  isTooLarge(value: unknown): boolean;
  /** Parts that have an order of their own: `settle` is asked where both changed it. */
  ordered?(parts: Fields, versions: Versions<readonly string[]>, settle: () => Side): unknown;
};

type Thing = { id: string };

const PARTED: Parted[] = [
  {
    name: "record",
    partsOf: (record) => record as Fields,
    valueOf: (parts) => parts,
    isTooLarge: (record) => JSON.stringify(record).length > MAX_RECORD,
  },
  {
    // Integer names are in ascending order: the times of the chapters.
    name: "chapters",
    partsOf: (chapters) =>
      Object.fromEntries((chapters as { at: number }[]).map((one) => [one.at, one])),
    valueOf: (parts) => Object.values(parts),
    isTooLarge: (chapters) => (chapters as unknown[]).length > MAX_CHAPTERS,
  },
  {
    name: "things",
    partsOf: (things) => Object.fromEntries((things as Thing[]).map((one) => [keyOf(one), one])),
    valueOf: (parts) => Object.values(parts),
    isTooLarge: (things) => (things as unknown[]).length > MAX_THINGS,
    ordered: (parts, versions, settle) =>
      mergeOrder(versions, new Set(Object.keys(parts)), settle).map((key) => parts[key]),
  },
];

/** An integer alone would come first among the names of an object. */
const keyOf = ({ id }: Thing): string => `#${id}`;

/** `mergeFields`, with each field of the record, and each chapter, as a field of its own. */
export function mergeWithParts(
  versions: Versions<Fields>,
  groups: readonly FieldGroup[],
  settle: (fields: string[]) => Side,
): Fields {
  const all = Object.values(versions);
  const parted = PARTED.filter(({ name, partsOf, valueOf }) =>
    // Two unfinished chapters at one time would be one part.
    all.every(({ [name]: value }) => isEmpty(value) || isSame(valueOf(partsOf(value)), value))
  );
  const flat = (fields: Fields) => parted.reduce(flattened, fields);
  const { base, theirs, mine } = versions;
  const merged = mergeFields(
    { base: flat(base), theirs: flat(theirs), mine: flat(mine) },
    groups,
    settle,
  );
  return parted.reduce((fields, part) => withWhole(fields, part, versions, settle), merged);
}

function flattened(fields: Fields, { name, partsOf }: Parted): Fields {
  const { [name]: value, ...rest } = fields;
  const parts = isEmpty(value) ? [] : Object.entries(partsOf(value));
  return { ...rest, ...Object.fromEntries(parts.map(([part, of]) => [`${name}.${part}`, of])) };
}

/** The fields with the value of the parts instead of the parts; that of one side if too large. */
function withWhole(
  flat: Fields,
  { name, partsOf, valueOf, isTooLarge, ordered }: Parted,
  versions: Versions<Fields>,
  settle: (fields: string[]) => Side,
): Fields {
  const isPart = (key: string) => key.startsWith(`${name}.`);
  const all = Object.entries(flat);
  const parts = all.filter(([key, value]) => isPart(key) && !isEmpty(value))
    .map(([key, value]) => [key.slice(name.length + 1), value]);
  const fields = Object.fromEntries(all.filter(([key]) => !isPart(key)));
  if (parts.length === 0) return fields;
  const [base, theirs, mine] = [versions.base, versions.theirs, versions.mine].map((side) =>
    isEmpty(side[name]) ? [] : Object.keys(partsOf(side[name]))
  );
  const found = Object.fromEntries(parts);
  const merged = ordered
    ? ordered(found, { base, theirs, mine }, () => settle([name]))
    : valueOf(found);
  const isOneSides = [versions.mine, versions.theirs].some((side) => isSame(merged, side[name]));
  const isTaken = isOneSides || !isTooLarge(merged);
  const value = isTaken ? merged : versions[settle([name])][name];
  return isEmpty(value) ? fields : { ...fields, [name]: value };
}
