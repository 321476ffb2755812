/** Texts, numbers and choices: one box each. */
import { language as readersLanguage, texts } from "../../texts/texts.ts";
import { languageName } from "../../model/text/language_names.ts";
import type { FieldKind } from "./kind.ts";
import { choiceName } from "../../model/tour/fields/names.ts";
import { readNumber } from "./typed_numbers.ts";

const t = texts("values");

/** A text or a number as a box holds it. */
const asText = (value: unknown): string =>
  typeof value === "string" ? value : Number.isFinite(value) ? String(value) : "";

export const text: FieldKind<string, string> = {
  toTyped: asText,
  fromTyped: (typed) => typed,
  toText: (typed) => typed,
  read: (value) =>
    typeof value === "string" || typeof value === "number" ? { value: String(value) } : {},
  unfit: () => t("unfitText"),
  normal: (stored) => stored || undefined,
};

export const language: FieldKind<string, string> = {
  ...text,
  toText: (typed) => typed && languageName(typed),
};

const DECIMAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/;

export const number: FieldKind<number, string> = {
  toTyped: asText,
  fromTyped: readNumber,
  toText: (typed) => typed,
  read: (value) =>
    typeof value === "string" && DECIMAL.test(value)
      ? { value: Number(value) }
      : Number.isFinite(value)
      ? { value: value as number }
      : {},
  unfit: () => t("unfitNumber"),
  normal: (stored) => Number.isFinite(stored) ? stored : undefined,
};

/** Older names of choices, as in old files. */
const FORMERLY: Record<string, string> = { discovery: "unordered" };

export const choice: FieldKind<string, string | undefined> = {
  toTyped: (stored, field) => choice.read(stored, field).value ?? field.initial,
  fromTyped: (typed) => typed,
  toText: choiceName,
  read(value, { options = [] }) {
    const now = FORMERLY[asText(value)] ?? value;
    return { value: options.find(([option]) => option === now)?.[0] };
  },
  unfit: ({ options = [] }) =>
    t("unfitChoice", { values: oneOf(options.map(([value]) => `'${value}'`)) }),
  normal: (stored) => stored || undefined,
};

const oneOf = (values: string[]): string =>
  new Intl.ListFormat(readersLanguage(), { type: "disjunction" }).format(values);

/** What stands in a box while nothing can be read from it; it stays on the device. */
export const unread: FieldKind<never, string> = {
  toTyped: (stored) => asText(stored) || undefined,
  fromTyped: () => undefined,
  toText: (typed) => typed,
  read: () => ({}),
  unfit: () => t("unfitText"),
  normal: () => undefined,
};
