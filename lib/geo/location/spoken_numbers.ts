/**
 * Dictated coordinates: "fifty-one point five north, zero point one west", "minus 33.9, 151.2". In
 * English, except for the words for minus.
 */

const ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const TEENS = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const VALUES = new Map([
  ...[...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
  ["oh", 0] as const,
  ["nought", 0] as const,
]);

const oneOf = (words: string[]) => `(?:${words.join("|")})`;
const DIGIT = oneOf([...ONES, "oh", "nought"]);
const BELOW_HUNDRED = `(?:${oneOf(TENS)}(?:[\\s-]${oneOf(ONES.slice(1))})?|${
  oneOf(TEENS)
}|${DIGIT})`;
const WHOLE = `(?:(?:a|one)\\s?hundred(?:(?:\\sand)?\\s${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const FRACTION = `(?:${DIGIT}(?:\\s${DIGIT}|\\s\\d)+|${BELOW_HUNDRED}|\\d{1,15})`;

const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.])(${WHOLE}|\\d{1,3})(?:\\s(?:point|dot)\\s(${FRACTION}))?(?![\\p{L}\\d])`,
  "giu",
);

/** The words for minus in some languages. */
const MINUS = /(?<!\p{L})(?:minus|negative|moins|meno|menos)\s(?=\d)/giu;

/** Only texts with one of these words are dictated coordinates: "Seven Sisters" is a place. */
const MARKS =
  /(?<!\p{L})(?:point|dot|degrees?|north|south|east|west|minus|negative|moins|meno|menos)(?!\p{L})/iu;

/** Longest text that is examined, in UTF-16 units. */
const MAX_LENGTH = 200;

/** The text with its spoken numbers in digits, or unchanged; undefined if it has no numbers. */
export function spokenNumbers(text: string): string | undefined {
  if (text.length > MAX_LENGTH || !MARKS.test(text)) return undefined;
  const single = text.replace(/\s+/g, " ");
  const digits = single.replace(
    NUMBER,
    (_, whole: string, fraction?: string) =>
      wholeValue(whole) + (fraction === undefined ? "" : `.${fractionDigits(fraction)}`),
  )
    .replace(MINUS, "-");
  return digits === single ? undefined : digits;
}

function wholeValue(words: string): string {
  if (/^\d/.test(words)) return words;
  const [, hundred, rest = ""] = /^((?:a|one)\s?hundred)?(?:(?:\sand)?\s)?(.*)$/i.exec(words)!;
  return String((hundred ? 100 : 0) + sumOf(rest));
}

const valuesOf = (words: string) =>
  words.toLowerCase().split(/[\s-]/).filter(Boolean).map((word) =>
    VALUES.get(word) ?? Number(word)
  );

const sumOf = (words: string) => valuesOf(words).reduce((sum, value) => sum + value, 0);

/** "one two five" is .125, "twenty five" .25. */
function fractionDigits(words: string): string {
  if (/^\d+$/.test(words)) return words;
  const values = valuesOf(words);
  const isOneNumber = values.length === 2 && values[0] >= 20;
  return isOneNumber ? String(values[0] + values[1]) : values.join("");
}
