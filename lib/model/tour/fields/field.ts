/** A row of the table of fields: what a field is called, and where it goes. Without zod. */

import type { TextKey } from "../../../texts/texts.ts";

/** A key of the texts that `names.ts` looks up. */
type FieldText = TextKey<"fields">;

/** The kinds of fields; `lib/formats/fields` has a module for each. */
export type Kind =
  /** A text of one line, also one in which line breaks are no mistake. */
  | "line"
  | "words"
  /** A text of several lines. */
  | "text"
  /** A BCP 47 tag. */
  | "language"
  /** The address of a picture or a recording. */
  | "picture"
  | "sound"
  | "number"
  /** One of the row's `options`. */
  | "choice"
  | "transcript"
  | "chapters"
  | "record"
  | "route"
  | "leg"
  | "area"
  | "maps"
  | "things"
  /** What stands in a box while no value can be read from it. It is not stored. */
  | "unread";

/** Kinds whose boxes hold a text. */
export const TEXT_KINDS = ["line", "words", "text", "language", "picture", "sound"] as const;

/** The parts of the form in which an archive and a stop are written. */
export const PARTS = ["story", "place", "pictures", "record"] as const;
export type Part = typeof PARTS[number];

export type Field = {
  kind: Kind;
  /** Its name where two versions are compared. */
  label: FieldText;
  /** Its name among those that a stop lacks: "recording". */
  noun?: FieldText;
  /** What it needs while it is empty: "a recording". */
  need?: FieldText;
  /** What an invalid value needs, such as "a shorter title". */
  wrong?: FieldText;
  /** Longest text, in UTF-16 units. */
  longest?: number;
  /** The values of a choice with their names. */
  options?: readonly (readonly [value: string, name: FieldText])[];
  /** The value of a new form. A choice without one may be missing, and then has this name. */
  initial?: string;
  missing?: FieldText;
  /** Without it nothing can be published. */
  isRequired?: true;
  /** An update without it keeps the stored value; null removes that. */
  isKept?: true;
  /** The smallest view of an archive that has it; a card if missing. */
  view?: "summary" | "tour";
  /** A stop without it has its archive's. */
  isInherited?: true;
  /** Several stops often have the same: the form sets it for all that are selected. */
  isAlike?: true;
  /** Its words can be translated, and its recording told, in other languages. */
  isWords?: true;
  /** Pupils may write it. */
  isForPupils?: true;
  /** Fields of one unit are one value: they are compared, chosen and merged together. */
  unit?: string;
  /** The field that it belongs to: where that one changes, both come from the same version. */
  lead?: string;
  /** Its column in a table of stops; `inEachTable` where no stop fills it, too. */
  column?: string;
  inEachTable?: true;
  /** The part of the form that it is in; its story if missing. */
  part?: Part;
  /** While it is empty, the form has it in the menu "Add …", not as an empty box. */
  offered?: true;
  /** Its text box in the form, if it has no other part. */
  box?: {
    label?: FieldText;
    hint?: FieldText;
    placeholder?: FieldText;
    rows?: number;
    autoComplete?: string;
    isShort?: true;
  };
};

export type Fields = Record<string, Field>;

/** The rows of a table with their names. */
export const rowsOf = <F extends Fields>(fields: F) =>
  Object.entries(fields) as [keyof F & string, Field][];

/** The names of those fields for which `is` is true. */
export const namesWhere = <F extends Fields>(fields: F, is: (field: Field) => unknown) =>
  rowsOf(fields).filter(([, field]) => is(field)).map(([name]) => name);

/** Fields that come from one version together, where the field `lead` was changed. */
export type LeadGroup = { lead: string; names: string[] };

/** Each field that others belong to, with these. */
export function leadGroups(fields: Fields): LeadGroup[] {
  const leads = [...new Set(rowsOf(fields).flatMap(([, { lead }]) => lead ?? []))];
  return leads.map((lead) => ({
    lead,
    names: [lead, ...namesWhere(fields, (field) => field.lead === lead)],
  }));
}

/** The fields in units that are one value: most are one field. */
export function unitsOf<F extends Fields>(fields: F): (keyof F & string)[][] {
  const units = new Map<string, (keyof F & string)[]>();
  for (const [name, { unit = name }] of rowsOf(fields)) {
    units.set(unit, [...units.get(unit) ?? [], name]);
  }
  return [...units.values()];
}

/** True for a field whose boxes hold a text. */
export const isText = ({ kind }: Field): boolean =>
  (TEXT_KINDS as readonly string[]).includes(kind);

/** True for a field that holds the address of a file. */
export const isFile = ({ kind }: Field): boolean => kind === "picture" || kind === "sound";

/** True for a text, a number or a choice: what fits into a cell or an element. */
export const isPlain = (field: Field): boolean =>
  isText(field) || field.kind === "number" || field.kind === "choice";

export const partOf = ({ part = "story" }: Field): Part => part;

/** True for a field that is stored: not for what only stands in a box. */
export const isStored = ({ kind }: Field): boolean => kind !== "unread";

export const viewIs = (wanted: Field["view"]) => ({ view }: Field): boolean => view === wanted;

/** The names of the stored fields of a table. */
export type StoredName<F extends Fields> =
  & Exclude<keyof F, NamesWith<F, { kind: "unread" }>>
  & string;

/** The names of the fields of `F` whose row has all of `R`. */
export type NamesWith<F, R> = { [N in keyof F]: F[N] extends R ? N : never }[keyof F];

/** An object with a member for each name. */
export const byName = <N extends string, V>(names: readonly N[], make: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, V>;

/** The members of `item` with these names, missing ones as undefined. */
export const pick = <T, N extends keyof T>(item: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<T, N>;

/** `item` without the members of these names. */
export function omit<T extends object, N extends PropertyKey>(
  item: T,
  names: readonly N[],
): Omit<T, N> {
  const entries = Object.entries(item).filter(([name]) => !names.includes(name as N));
  return Object.fromEntries(entries) as Omit<T, N>;
}
