/**
 * Coordinates in their usual spellings: decimal degrees, degrees and minutes, degrees, minutes and
 * seconds, with signs, letters (N S E W, and those of other languages) or labels, separated by
 * comma, semicolon or space.
 */
import type { Position } from "../../model/tour/position.ts";
import { type Token, tokenize, type TokenOf } from "./gps_tokens.ts";
import type { Unit } from "./gps_words.ts";

type Axis = keyof Position;
type Angle = { axis?: Axis; degrees: number };

/**
 * A reading of a text as coordinates. `isLongitudeFirst`: longitude comes first, because the usual
 * order would be impossible. `mayBeAddress`: "12 N 14 W" is a street corner, too.
 */
type GpsReading = { at: Position; isLongitudeFirst?: true; mayBeAddress?: true };

/**
 * All positions, in degrees, that a text may mean as a pair of coordinates: none if it is not such
 * a pair, two where "O" is east or west, or where a comma may be a decimal point or a separator.
 * Latitude comes first unless letters, labels or the numbers say otherwise.
 */
export function readGps(text: string): GpsReading[] {
  // A Plus Code without letters (22+22) looks like two numbers.
  if (/^\s*\d{2,8}\+\d{2,7}\s*$/.test(text)) return [];
  const readings = tokenize(text).flatMap(hemisphereReadings).map(readPair);
  const found = readings.filter((reading) => reading !== null);
  return found.filter(({ at }, i) =>
    found.findIndex(({ at: other }) =>
      other.latitude === at.latitude && other.longitude === at.longitude
    ) === i
  );
}

/** The position in a text; null when it has none or is ambiguous. */
export function parseGps(text: string): Position | null {
  const readings = readGps(text);
  return readings.length === 1 ? readings[0].at : null;
}

/** With six decimals, which is 11 cm: "40.758900, -74.667200". `parseGps` reads it back. */
export function formatGps({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

/** The degrees of one coordinate, such as a cell of a table; null for other texts. */
export function parseAngle(text: string, axis: Axis): number | null {
  const readings = tokenize(/^\s*[+-]?\d+,\d+\s*$/.test(text) ? text.replace(",", ".") : text);
  const most = axis === "latitude" ? 90 : 180;
  for (const tokens of readings.flatMap(hemisphereReadings)) {
    const angle = readAngle(tokens);
    if (angle && (angle.axis ?? axis) === axis && Math.abs(angle.degrees) <= most) {
      return angle.degrees;
    }
  }
  return null;
}

/** The tokens, once for each meaning of an ambiguous letter. */
function hemisphereReadings(tokens: Token[]): Token[][] {
  const isOpen = (token: Token) => token.kind === "hemisphere" && token.letters.length > 1;
  if (!tokens.some(isOpen)) return [tokens];
  return [0, 1].map((which) =>
    tokens.map((token) =>
      token.kind === "hemisphere" && token.letters.length > 1
        ? { ...token, letters: [token.letters[which]] }
        : token
    )
  );
}

function readPair(tokens: Token[]): GpsReading | null {
  const halves = splitPair(tokens);
  if (!halves) return null;
  const [first, second] = halves.map(readAngle);
  if (!first || !second || isStreet(tokens)) return null;
  const isNamed = first.axis !== undefined || second.axis !== undefined;
  const isLongitudeFirst = !isNamed && Math.abs(first.degrees) > 90;
  const swapped = isLongitudeFirst ||
    (first.axis ?? opposite(second.axis)) === "longitude";
  const [north, east] = swapped ? [second, first] : [first, second];
  if (north.axis === "longitude" || east.axis === "latitude") return null;
  const at = { latitude: north.degrees, longitude: east.degrees };
  if (Math.abs(at.latitude) > 90 || Math.abs(at.longitude) > 180) return null;
  return {
    at,
    ...(isLongitudeFirst ? { isLongitudeFirst } : {}),
    ...(isCorner(tokens) ? { mayBeAddress: true } : {}),
  };
}

const opposite = (axis: Axis | undefined) => axis === "latitude" ? "longitude" : axis && "latitude";

/** "12 E 14": one letter, and nothing else that marks the numbers as coordinates. */
const isStreet = (tokens: Token[]) =>
  tokens.filter(({ kind }) => kind === "hemisphere").length === 1 && areBare(tokens);

/** "12 N 14 W": coordinates in whole degrees, or the corner of two numbered streets. */
const isCorner = (tokens: Token[]) =>
  tokens.filter(({ kind }) => kind === "hemisphere").length === 2 &&
  tokens.filter(({ kind }) => kind === "number").length === 2 && areBare(tokens);

const areBare = (tokens: Token[]) =>
  tokens.every((token) => token.kind === "number" ? token.whole : token.kind !== "unit") &&
  !tokens.some(({ kind }) => kind === "label");

/** The tokens of each coordinate, split at the first sign that separates them; null without one. */
function splitPair(tokens: Token[]): [Token[], Token[]] | null {
  const at = (kind: Token["kind"]) => tokens.flatMap((token, i) => token.kind === kind ? [i] : []);
  const cut = (index: number, skip = 0): [Token[], Token[]] => [
    tokens.slice(0, index),
    tokens.slice(index + skip),
  ];
  const separators = at("separator");
  if (separators.length > 0) return separators.length === 1 ? cut(separators[0], 1) : null;
  const labels = at("label");
  if (labels.length > 0) return labels.length === 2 ? cut(labels[1]) : null;
  const letters = at("hemisphere");
  if (letters.length > 0) {
    return letters[0] > 0 ? cut(letters[0] + 1) : letters.length === 2 ? cut(letters[1]) : null;
  }
  const degrees = tokens.flatMap((token, i) =>
    token.kind === "unit" && token.unit === "degrees" && tokens[i - 2]?.kind !== "number" &&
      tokens[i - 1]?.kind === "number"
      ? [i - 1]
      : []
  );
  if (degrees.length === 2) return cut(degrees[1]);
  const numbers = at("number");
  return numbers.length % 2 === 0 && numbers.length > 0 ? cut(numbers[numbers.length / 2]) : null;
}

const UNITS: Unit[] = ["degrees", "minutes", "seconds"];

/**
 * Reads a label, a letter, up to three numbers with or without units, a letter, and the label after
 * it ("of northern latitude"); null for any other sequence.
 */
function readAngle(tokens: Token[]): Angle | null {
  const rest = [...tokens];
  const take = <K extends Token["kind"]>(kind: K) =>
    rest[0]?.kind === kind ? rest.shift() as TokenOf<K> : undefined;
  const label = take("label")?.axis;
  const before = take("hemisphere");
  const parts: TokenOf<"number">[] = [];
  for (const unit of UNITS) {
    const number = take("number");
    if (!number) break;
    parts.push(number);
    const given = take("unit");
    // A colon means the next unit in turn, and must not come last: 12:30 is a time.
    if (given?.isColon && rest[0]?.kind !== "number") return null;
    if (given && given.unit !== unit && given.unit !== "degrees") return null;
  }
  const after = take("hemisphere");
  const noun = after && take("label")?.axis;
  if (rest.length > 0 || (before && after)) return null;
  const letter = (before ?? after)?.letters[0];
  const axis = letter && (letter === "N" || letter === "S" ? "latitude" : "longitude");
  if ((label && axis && label !== axis) || (noun && noun !== axis)) return null;
  const degrees = toDegrees(parts, letter);
  return degrees === null ? null : { axis: axis ?? label, degrees };
}

function toDegrees(
  [whole, ...fractions]: { value: number; signed: boolean }[],
  letter: string | undefined,
): number | null {
  if (!whole || (letter && whole.signed)) return null;
  const values = [Math.abs(whole.value), ...fractions.map(({ value }) => value)];
  const sound = fractions.every(({ value, signed }) => !signed && value < 60) &&
    values.slice(0, -1).every(Number.isInteger);
  if (!sound) return null;
  const degrees = values[0] + (values[1] ?? 0) / 60 + (values[2] ?? 0) / 3600;
  const negative = letter === "S" || letter === "W" || whole.value < 0 ||
    Object.is(whole.value, -0);
  return negative && degrees !== 0 ? -degrees : degrees;
}
