/** Dates of EDTF in words and back, because few people know the format. */
import { type EdtfDay, type EdtfEnd, MAX_EDTF, parseEdtf } from "./edtf.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const SEASONS = ["Spring", "Summer", "Autumn", "Winter"];

/** A date as visitors read it: "about May 1931", "the 1930s", "until 1950". */
export function edtfText(text: string): string {
  const date = parseEdtf(text);
  if (!date) return text;
  if ("day" in date) return dayText(date.day);
  const { from, to } = date;
  if (typeof from !== "object") return `until ${endText(to)}`;
  if (to === "open") return `since ${endText(from)}`;
  return to === "unknown" ? `from ${endText(from)}` : `${endText(from)} to ${endText(to)}`;
}

const endText = (end: EdtfEnd): string => typeof end === "object" ? dayText(end) : "";

function dayText({ year, month, day, time, mark }: EdtfDay): string {
  const words = [day, month, year].filter((part) => part && part !== "XX").length;
  const known = [
    day && day !== "XX" ? String(Number(day)) : "",
    month && month !== "XX" ? monthText(month) : "",
    yearText(year),
    time ? `at ${time.slice(0, 5)}` : "",
  ].filter(Boolean).join(" ");
  const about = mark === "~" || mark === "%" ? `about ${known}` : known;
  const sure = mark === "?" || mark === "%" ? `${about} (uncertain)` : about;
  const unknown = day === "XX" ? "day unknown" : month === "XX" ? "month unknown" : "";
  return unknown && words > 0 ? `${sure} (${unknown})` : sure;
}

const monthText = (month: string): string =>
  Number(month) > 12 ? SEASONS[Number(month) - 21] : MONTHS[Number(month) - 1];

function yearText(year: string): string {
  const plain = year.replace("Y", "");
  if (plain.endsWith("XX")) return `the ${plain.slice(0, -2)}00s`;
  if (plain.endsWith("X")) return `the ${plain.slice(0, -1)}0s`;
  // The year 0 of ISO 8601 is the year 1 before our era.
  if (plain.startsWith("-")) return `${Number(plain.slice(1)) + 1} BC`;
  return String(plain === "0000" ? "1 BC" : Number(plain));
}

const ABOUT = /^(?:about|around|approximately|approx\.?|circa|ca\.?|c\.|um)\s*(?=\S)/i;
const UNTIL = /^(?:until|till|before|up to|bis)\s+/i;
const SINCE = /^(?:since|after|seit)\s+/i;
const YEARS = /^(\d{4})-(\d{4})$/;
const BETWEEN = /^(?:from|between)\s+/i;

/**
 * Reads a date as people write it: EDTF, or "about 1931", "1930s", "May 1931", "3 May 1931",
 * "3.5.1931", "1931–1933", "until 1950". Undefined for words that are not a date. Two numbers
 * before a year are read only if they can mean just one day.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { edtfText, readDate } from "./edtf_text.ts";
 *
 * assert.equal(readDate("about May 1931"), "1931-05~");
 * assert.equal(readDate("3/5/1931"), undefined);
 * assert.equal(edtfText("193X"), "the 1930s");
 * ```
 */
export function readDate(typed: string): string | undefined {
  // Longer than the limit, because spaces are not counted below.
  if (typed.length > 2 * MAX_EDTF) return undefined;
  const text = typed.trim().replace(/\s+/g, " ");
  if (text === "" || text.length > MAX_EDTF) return undefined;
  if (parseEdtf(text)) return text;
  const span = UNTIL.test(text)
    ? ["..", dayIn(text.replace(UNTIL, ""))]
    : SINCE.test(text)
    ? [dayIn(text.replace(SINCE, "")), ".."]
    : undefined;
  if (span) return valid(span);
  const single = dayIn(text);
  if (single) return valid([single]);
  const ends = text.replace(BETWEEN, "").replace(YEARS, "$1/$2")
    .split(/ ?[–—/] ?| - | to | and | bis /);
  return ends.length === 2 ? valid(ends.map(dayIn)) : undefined;
}

function valid(ends: (string | undefined)[]): string | undefined {
  if (ends.some((end) => end === undefined)) return undefined;
  const text = ends.join("/");
  return parseEdtf(text) ? text : undefined;
}

function dayIn(text: string): string | undefined {
  const isUncertain = text.endsWith("?");
  const isAbout = ABOUT.test(text);
  const plain = text.replace(/\s?\?$/, "").replace(ABOUT, "").replace(/^the /i, "");
  const mark = isAbout && isUncertain ? "%" : isAbout ? "~" : isUncertain ? "?" : "";
  const day = parseEdtf(plain) && !plain.includes("/") ? plain : namedDay(plain);
  return day && /[?~%]$/.test(day) ? day : day && day + mark;
}

function namedDay(text: string): string | undefined {
  const decade = /^(\d{3})0['’]?s$/.exec(text);
  if (decade) return `${decade[1]}X`;
  const numbers = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  if (numbers) return numberedDay(numbers.slice(1).map(Number));
  const parts = text.replace(/[.,]/g, " ").trim().split(/ +/);
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const month = parts.map(monthIn).find((found) => found !== undefined);
  const day = parts.find((part) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(part));
  if (!year || !month || parts.length !== (day ? 3 : 2)) return undefined;
  return [year, month, ...day ? [two(parseInt(day))] : []].join("-");
}

/** Day and month may come in either order, which is clear where one number cannot be a month. */
function numberedDay([a, b, year]: number[]): string | undefined {
  if (a !== b && a <= 12 && b <= 12) return undefined;
  const [day, month] = b > 12 ? [b, a] : [a, b];
  return `${year}-${two(month)}-${two(day)}`;
}

const two = (number: number): string => String(number).padStart(2, "0");

function monthIn(word: string): string | undefined {
  const small = word.toLowerCase();
  const season = ["spring", "summer", "autumn", "winter"].indexOf(small.replace("fall", "autumn"));
  if (season >= 0) return String(21 + season);
  if (small.length < 3) return undefined;
  const month = MONTHS.findIndex((name) =>
    name.toLowerCase().startsWith(small.replace("sept", "sep"))
  );
  return month >= 0 ? two(month + 1) : undefined;
}
