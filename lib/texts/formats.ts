/** Numbers, measures and lists as the reader's language writes them. */
import { language, numeral, texts } from "./texts.ts";

const t = texts("maps");

/** A unit of `measure`: the key of its text. */
export type Unit =
  | "metres"
  | "kilometres"
  | "seconds"
  | "minutes"
  | "hours"
  | "kilobytes"
  | "megabytes"
  | "gigabytes";

export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  options ? value.toLocaleString(language(), options) : numeral(value);

/** For a number with one decimal, as in '1.0'. */
export const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * A number with its unit: '120 m', '1.2 km', '5 min'. Translations have a no-break space in it.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { measure, ONE_DECIMAL } from "./formats.ts";
 *
 * assert.equal(measure(1.234, "kilometres", ONE_DECIMAL), "1.2 km");
 * ```
 */
export const measure = (value: number, unit: Unit, options?: Intl.NumberFormatOptions): string =>
  t(unit, { value: number(value, options) });

/** The items as a list in a sentence: 'a, b, and c'. */
export const list = (items: Iterable<string>): string =>
  new Intl.ListFormat(language()).format(items);
