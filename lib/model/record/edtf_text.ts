/** Dates of EDTF in words and back, because few people know the format. */
import { dates as english } from "../../texts/en/visitors/dates.ts";
import { ENGLISH } from "../../texts/languages.ts";
import { filled, language, type TextKey, texts } from "../../texts/texts.ts";
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
const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

/** The texts of dates in a language. */
type Words = {
  tag: () => string;
  say: (key: TextKey<"dates">, parts?: Record<string, string>) => string;
};

const ENGLISH_WORDS: Words = {
  tag: () => ENGLISH,
  say: (key, parts = {}) => filled(english[key], parts),
};

const READERS_WORDS: Words = { tag: language, say: texts("dates") as Words["say"] };

/** A date in English, for files, and as authors type it: "about May 1931", "until 1950". */
export const edtfText = (text: string): string => textOf(text, ENGLISH_WORDS);

/** A date as visitors read it, in their language. */
export const dateText = (text: string): string => textOf(text, READERS_WORDS);

function textOf(text: string, words: Words): string {
  const { say } = words;
  const date = parseEdtf(text);
  if (!date) return text;
  if ("day" in date) return dayText(date.day, words);
  const [from, to] = [endText(date.from, words), endText(date.to, words)];
  if (typeof date.from !== "object") return say("until", { date: to });
  if (date.to === "open") return say("since", { date: from });
  return date.to === "unknown" ? say("from", { date: from }) : say("span", { from, to });
}

const endText = (end: EdtfEnd, words: Words): string =>
  typeof end === "object" ? dayText(end, words) : "";

function dayText({ year, month, day, time, mark }: EdtfDay, words: Words): string {
  const { say } = words;
  const known = knownText({ year, month, day }, words);
  const timed = time ? say("at", { date: known, time: time.slice(0, 5) }) : known;
  const about = mark === "~" || mark === "%" ? say("about", { date: timed }) : timed;
  const sure = mark === "?" || mark === "%" ? say("uncertain", { date: about }) : about;
  if (day === "XX") return say("dayUnknown", { date: sure });
  return month === "XX" ? say("monthUnknown", { date: sure }) : sure;
}

/** What is known of day, month and year. */
function knownText({ year, month, day }: Partial<EdtfDay> & { year: string }, words: Words) {
  const parts = {
    day: day && day !== "XX" ? String(Number(day)) : "",
    month: month && month !== "XX" ? monthText(month, words) : "",
    year: yearText(year, words),
  };
  if (parts.day && parts.month) return words.say("day", parts);
  if (parts.month) return words.say("month", parts);
  return [parts.day, parts.year].filter(Boolean).join(" ");
}

function monthText(month: string, { tag, say }: Words): string {
  const number = Number(month);
  if (number > 12) return say(SEASONS[number - 21]);
  return new Date(Date.UTC(2000, number - 1)).toLocaleString(tag(), {
    month: "long",
    timeZone: "UTC",
  });
}

function yearText(year: string, { say }: Words): string {
  const plain = year.replace("Y", "");
  if (plain.endsWith("XX")) return say("century", { year: `${plain.slice(0, -2)}00` });
  if (plain.endsWith("X")) return say("decade", { year: `${plain.slice(0, -1)}0` });
  // The year 0 of ISO 8601 is the year 1 before our era.
  if (plain.startsWith("-")) {
    return say("beforeOurEra", { year: String(Number(plain.slice(1)) + 1) });
  }
  return plain === "0000" ? say("beforeOurEra", { year: "1" }) : String(Number(plain));
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
