/**
 * Dates of the Extended Date/Time Format, levels 0 and 1: "1931", "1931-05", "1931~" (about),
 * "193X" (the 1930s), "1931-05/1932", "../1950". Each text is read once, from left to right.
 *
 * Source: https://www.loc.gov/standards/datetime/
 */

/** Longest date, in UTF-16 units. */
export const MAX_EDTF = 80;

/**
 * One date. `year` may end in X ("193X"); `month` is 01–12, a season 21–24, or "XX"; `day` may be
 * "XX". `mark` is the certainty: "?" uncertain, "~" about, "%" both.
 */
export type EdtfDay = {
  year: string;
  month?: string;
  day?: string;
  time?: string;
  mark?: "?" | "~" | "%";
};

/** An end of a time span: a date, "open" (..), or "unknown" (nothing). */
export type EdtfEnd = EdtfDay | "open" | "unknown";

/** One date, or a time span. */
export type Edtf = { day: EdtfDay } | { from: EdtfEnd; to: EdtfEnd };

/** A year of four digits, the last two of which may be unknown, or a longer one after "Y". */
const DAY =
  /^(?<year>-?\d{2}(?:\d\d|\dX|XX)|Y-?[1-9]\d{4,11})(?:-(?<month>\d\d|XX)(?:-(?<day>\d\d|XX)(?:T(?<time>\d\d:\d\d:\d\d(?:Z|[+-]\d\d(?::\d\d)?)?))?)?)?(?<mark>[?~%])?$/;

/**
 * Parses a date; undefined when `text` is not one.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { parseEdtf } from "./edtf.ts";
 *
 * assert.deepEqual(parseEdtf("1931-05~"), { day: { year: "1931", month: "05", mark: "~" } });
 * assert.equal(parseEdtf("1931-13"), undefined);
 * ```
 */
export function parseEdtf(text: string): Edtf | undefined {
  if (text.length > MAX_EDTF) return undefined;
  const parts = text.split("/");
  if (parts.length === 1) {
    const day = parseDay(text);
    return day && { day };
  }
  if (parts.length > 2) return undefined;
  const [from, to] = parts.map(parseEnd);
  if (!from || !to) return undefined;
  const known = [from, to].filter((end) => typeof end === "object");
  if (known.length === 0 || known.some(({ time }) => time)) return undefined;
  if (known.length === 2 && spanOf(known[0]).first > spanOf(known[1]).last) return undefined;
  return { from, to };
}

function parseEnd(text: string): EdtfEnd | undefined {
  if (text === "..") return "open";
  return text === "" ? "unknown" : parseDay(text);
}

function parseDay(text: string): EdtfDay | undefined {
  const found = DAY.exec(text)?.groups as EdtfDay | undefined;
  if (!found) return undefined;
  const { year, month, day, time, mark } = found;
  // A year of more than four digits has no month, and -0000 is not a year.
  if (year.startsWith("Y") && month || year === "-0000") return undefined;
  if (month && !isMonth(month, day !== undefined)) return undefined;
  if (day && !isDay(day, month!, year)) return undefined;
  // A day needs a known month, and a time needs a known day.
  if (month === "XX" && day && day !== "XX") return undefined;
  if (year.endsWith("X") && month) return undefined;
  if (time && (!isTime(time) || day === "XX" || mark)) return undefined;
  return Object.fromEntries(
    Object.entries({ year, month, day, time, mark }).filter(([, value]) => value !== undefined),
  ) as EdtfDay;
}

const isMonth = (month: string, hasDay: boolean): boolean =>
  month === "XX" || Number(month) >= 1 && Number(month) <= 12 ||
  !hasDay && Number(month) >= 21 && Number(month) <= 24;

function isDay(day: string, month: string, year: string): boolean {
  if (day === "XX") return true;
  const number = Number(day);
  return number >= 1 && number <= (month === "XX" ? 31 : daysIn(Number(year), Number(month)));
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isTime(time: string): boolean {
  const [hours, minutes, seconds] = time.slice(0, 8).split(":").map(Number);
  const [zoneHours, zoneMinutes = 0] = time.slice(8).replace(/[Z+-]/, "").split(":").map(Number);
  return hours < 24 && minutes < 60 && seconds < 60 && zoneHours <= 14 && zoneMinutes < 60;
}

/** The first and the last day that a date may mean, as numbers such as 19310501. */
function spanOf({ year, month, day }: EdtfDay): { first: number; last: number } {
  const at = (filled: "0" | "9", months: number, days: number) => {
    const years = Number(year.replace("Y", "").replace(/X/g, filled));
    return years * 10_000 + months * 100 + days;
  };
  // Before our era, the larger number is the earlier year.
  const [low, high] = year.includes("-") ? ["9", "0"] as const : ["0", "9"] as const;
  // A season has other months south of the equator, so it may mean any.
  const [from, to] = Number(month) <= 12 ? [Number(month), Number(month)] : [1, 12];
  const [begin, end] = day && day !== "XX" ? [Number(day), Number(day)] : [1, 31];
  return { first: at(low, from, begin), last: at(high, to, end) };
}

/** The first year in a date, such as "1931" for "1931~/1940"; "193X" for "193X". */
export function yearOf(text: string): string | undefined {
  const date = parseEdtf(text);
  if (!date) return undefined;
  const ends = "day" in date ? [date.day] : [date.from, date.to];
  return ends.find((end) => typeof end === "object")?.year.replace("Y", "");
}
