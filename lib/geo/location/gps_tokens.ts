/**
 * Coordinates as people write them, cut into tokens. One pass, which stops early on other texts.
 */
import { cleanText } from "./clean_text.ts";
import { signOf, unifySpelling, type Word, wordOf } from "./gps_words.ts";

/**
 * A piece of a text with coordinates. `value` has its sign; `signed` says whether one was written,
 * `whole` that the number has no fraction.
 */
export type Token =
  | { kind: "number"; value: number; signed: boolean; whole: boolean }
  | Exclude<Word, { kind: "introduction" }>;

/** A token of one type. */
export type TokenOf<K extends Token["kind"]> = Extract<Token, { kind: K }>;

/** Longest text that is examined; the longest spellings take half of that. */
const MAX_LENGTH = 200;

/** Two labels, two hemispheres, six numbers with six units, a separator, and some to spare. */
const MAX_TOKENS = 24;

const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e-\d{1,3})?/iy;
const WORD = /[\p{L}\p{M}]+/uy;
const SPACE = /\s+/y;

/**
 * The tokens of a text, once for each meaning of its commas; none for a text with anything else in
 * it, or with too many tokens.
 */
export function tokenize(text: string): Token[][] {
  const clean = cleanText(text);
  if (clean.length > MAX_LENGTH) return [];
  const plain = withoutBrackets(unifySpelling(clean)).trim();
  return commaReadings(plain).map(cut).filter((tokens) => tokens !== null);
}

function cut(text: string): Token[] | null {
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
      // A second point: 40..5 and 1.2.3 are not numbers.
      if (text[at] === ".") return null;
      const whole = /^[+-]?\d+$/.test(number);
      tokens.push({ kind: "number", value: Number(number), signed: /^[+-]/.test(number), whole });
      continue;
    }
    const word = text[at] === ":" || text[at] === "="
      ? colon(tokens.at(-1), text[at++])
      : wordOrSign(take(WORD) ?? text[at++], tokens);
    if (word === null) return null;
    if (word.kind !== "introduction") tokens.push(word);
    else if (tokens.length > 0 && tokens.at(-1)!.kind !== "label") return null;
  }
  return tokens.length > MAX_TOKENS ? null : tokens;
}

/**
 * After a number a colon is a unit, as in 40:45:32; after a label or at the beginning it means
 * nothing.
 */
function colon(last: Token | undefined, sign: string): Word | null {
  if (last === undefined || last.kind === "label") return { kind: "introduction" };
  return last.kind === "number" && sign === ":"
    ? { kind: "unit", unit: "degrees", isColon: true }
    : null;
}

function wordOrSign(text: string, before: Token[]): Word | null {
  if (text.toLowerCase() === "s") {
    return isSeconds(text, before)
      ? { kind: "unit", unit: "seconds" }
      : { kind: "hemisphere", letters: ["S"] };
  }
  return wordOf(text) ?? signOf(text) ?? null;
}

/** An "s" after minutes and a number means seconds (32s); a capital S means south: 40°45'32 S. */
function isSeconds(text: string, before: Token[]): boolean {
  const [minutes, number] = before.slice(-2);
  return text === "s" && number?.kind === "number" && minutes?.kind === "unit" &&
    minutes.unit === "minutes";
}

/** Without brackets around the whole text. */
function withoutBrackets(text: string): string {
  const pair = text[0] + text.at(-1);
  return pair === "()" || pair === "[]" ? text.slice(1, -1) : text;
}

/**
 * The text with commas read as separators, and with commas between digits read as decimal points
 * where that is possible. `48,5` alone is one number.
 */
function commaReadings(text: string): string[] {
  if (text.includes(".")) return [text];
  const pair = /^([+-]?\d+),(\d+)\s*[,;\s]\s*([+-]?\d+),(\d+)$/.exec(text);
  if (pair) return [`${pair[1]}.${pair[2]}; ${pair[3]}.${pair[4]}`];
  const commas = text.match(/\d,(?=\d)/g)?.length ?? 0;
  const withPoints = text.replace(/(\d),(?=\d)/g, "$1.");
  if (commas === 0) return [text];
  if (/^[+-]?\d+,\d+$/.test(text)) return [];
  return [text, withPoints];
}
