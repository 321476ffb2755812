/**
 * Coordinates as people write them, cut into tokens. One pass, and it gives up early on what is no
 * coordinate.
 */

/** Which unit follows a number: degrees, minutes, seconds. */
export type Unit = "degrees" | "minutes" | "seconds";

/**
 * A piece of a text with coordinates. `value` has its sign; `signed` says whether one was written.
 */
export type Token =
  | { kind: "number"; value: number; signed: boolean }
  | { kind: "unit"; unit: Unit }
  | { kind: "hemisphere"; letter: "N" | "S" | "E" | "W" }
  | { kind: "label"; axis: "latitude" | "longitude" }
  | { kind: "separator" };

/**
 * Longest text, without the space around it, that is looked at: the longest spellings take half of
 * that.
 */
const MAX_LENGTH = 200;

/** Two labels, two hemispheres, six numbers with six units, a separator, and some to spare. */
const MAX_TOKENS = 24;

/** Plain and typographic spellings, brought to one each; two prime marks are a double one. */
const SPELLINGS: [RegExp, string][] = [
  [/[−‐‑‒–—﹣－]/g, "-"],
  [/[＋﹢]/g, "+"],
  [/[º˚]/g, "°"],
  [/[′’‘ʹ´`ʼ＇]/g, "'"],
  [/[″”“ʺ„＂]|''/g, '"'],
  [/[，、]/g, ","],
  [/；/g, ";"],
  [/：/g, ":"],
];

const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e-\d{1,3})?/iy;
const WORD = /[a-z]+/iy;
const SPACE = /\s+/y;

const WORDS: Record<string, Token> = {
  lat: { kind: "label", axis: "latitude" },
  latitude: { kind: "label", axis: "latitude" },
  lng: { kind: "label", axis: "longitude" },
  lon: { kind: "label", axis: "longitude" },
  long: { kind: "label", axis: "longitude" },
  longitude: { kind: "label", axis: "longitude" },
  d: { kind: "unit", unit: "degrees" },
  deg: { kind: "unit", unit: "degrees" },
  degrees: { kind: "unit", unit: "degrees" },
  m: { kind: "unit", unit: "minutes" },
  min: { kind: "unit", unit: "minutes" },
  minutes: { kind: "unit", unit: "minutes" },
  sec: { kind: "unit", unit: "seconds" },
  seconds: { kind: "unit", unit: "seconds" },
  n: { kind: "hemisphere", letter: "N" },
  north: { kind: "hemisphere", letter: "N" },
  south: { kind: "hemisphere", letter: "S" },
  e: { kind: "hemisphere", letter: "E" },
  east: { kind: "hemisphere", letter: "E" },
  w: { kind: "hemisphere", letter: "W" },
  west: { kind: "hemisphere", letter: "W" },
};

const SYMBOLS: Record<string, Token> = {
  "°": { kind: "unit", unit: "degrees" },
  "'": { kind: "unit", unit: "minutes" },
  '"': { kind: "unit", unit: "seconds" },
  ",": { kind: "separator" },
  ";": { kind: "separator" },
};

/** The tokens of a text, or null when anything else stands in it, or too much. */
export function tokenize(text: string): Token[] | null {
  text = text.trim();
  if (text.length > MAX_LENGTH) return null;
  for (const [pattern, plain] of SPELLINGS) text = text.replace(pattern, plain);
  text = withDecimalPoints(withoutBrackets(text).trim());
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < text.length && tokens.length <= MAX_TOKENS) {
    if (take(SPACE) !== undefined) continue;
    const number = take(NUMBER);
    if (number !== undefined) {
      // 40..5 is a slip, not two numbers.
      if (text[at] === ".") return null;
      tokens.push({ kind: "number", value: Number(number), signed: /^[+-]/.test(number) });
      continue;
    }
    const token = text[at] === ":" || text[at] === "="
      ? colon(tokens.at(-1), text[at++])
      : wordOrSymbol(take(WORD) ?? text[at++], tokens);
    if (token === null) return null;
    if (token) tokens.push(token);
  }
  return tokens.length > MAX_TOKENS ? null : tokens;
}

/** A colon after a label means nothing; after a number it is a unit, as in 40:45:32. */
function colon(last: Token | undefined, sign: string): Token | null | undefined {
  if (last?.kind === "label") return undefined;
  return last?.kind === "number" && sign === ":" ? { kind: "unit", unit: "degrees" } : null;
}

function wordOrSymbol(text: string, before: Token[]): Token | null {
  const word = text.toLowerCase();
  if (word === "s") {
    return isSeconds(text, before) ? WORDS.sec : { kind: "hemisphere", letter: "S" };
  }
  return Object.hasOwn(WORDS, word) ? WORDS[word] : SYMBOLS[text] ?? null;
}

/**
 * An "s" is that of seconds after minutes and a number (32s), unless it is a capital: 40°45'32 S is
 * south.
 */
function isSeconds(text: string, before: Token[]): boolean {
  const [minutes, number] = before.slice(-2);
  return text === "s" && number?.kind === "number" && minutes?.kind === "unit" &&
    minutes.unit === "minutes";
}

/** Without the brackets around it all. */
function withoutBrackets(text: string): string {
  const pair = text[0] + text.at(-1);
  return pair === "()" || pair === "[]" ? text.slice(1, -1) : text;
}

/**
 * 48,2082 16,3738: where commas stand in two numbers, and something else between them, they are
 * points.
 */
function withDecimalPoints(text: string): string {
  if (text.includes(".")) return text;
  const commas = text.match(/\d,\d/g)?.length;
  return commas === 2 && /[;\s]/.test(text) ? text.replace(/(\d),(\d)/g, "$1.$2") : text;
}
