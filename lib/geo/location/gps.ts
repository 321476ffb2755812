/**
 * Coordinates in their usual spellings: decimal degrees, degrees and minutes, degrees, minutes and
 * seconds, with signs, letters (N S E W) or labels, separated by comma, semicolon or space.
 */
import type { Position } from "../../model/position.ts";
import { type Token, tokenize, type Unit } from "./gps_tokens.ts";

type Axis = keyof Position;
type Angle = { axis?: Axis; degrees: number };

/**
 * The position that a text means, in degrees; null when it is not a pair of coordinates, or not on
 * the earth. Latitude comes first unless letters or labels say otherwise.
 */
export function parseGps(text: string): Position | null {
  // A Plus Code without letters (22+22) looks like two numbers.
  if (/^\s*\d{2,8}\+\d{2,7}\s*$/.test(text)) return null;
  const tokens = tokenize(text);
  const halves = tokens && splitPair(tokens);
  if (!halves) return null;
  const [first, second] = halves.map(readAngle);
  if (!first || !second) return null;
  const swapped = (first.axis ?? opposite(second.axis)) === "longitude";
  const [north, east] = swapped ? [second, first] : [first, second];
  if (north.axis === "longitude" || east.axis === "latitude") return null;
  const [latitude, longitude] = [north.degrees, east.degrees];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Six decimals, which is 11 cm: "40.758900, -74.667200". `parseGps` reads it back. */
export function formatGps({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

const opposite = (axis: Axis | undefined) => axis === "latitude" ? "longitude" : axis && "latitude";

/**
 * The tokens of either coordinate, by the first thing that distinguishes them; null when nothing
 * does.
 */
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
 * Label, letter, up to three numbers with or without units, letter; null for any other sequence.
 */
function readAngle(tokens: Token[]): Angle | null {
  const rest = [...tokens];
  const take = <K extends Token["kind"]>(kind: K) =>
    rest[0]?.kind === kind ? rest.shift() as Extract<Token, { kind: K }> : undefined;
  const label = take("label")?.axis;
  const before = take("hemisphere");
  const parts: Extract<Token, { kind: "number" }>[] = [];
  for (const unit of UNITS) {
    const number = take("number");
    if (!number) break;
    parts.push(number);
    const given = take("unit")?.unit;
    // A colon stands for each unit in turn.
    if (given && given !== unit && given !== "degrees") return null;
  }
  const after = take("hemisphere");
  if (rest.length > 0 || (before && after)) return null;
  const letter = (before ?? after)?.letter;
  const axis = letter && (letter === "N" || letter === "S" ? "latitude" : "longitude");
  if (label && axis && label !== axis) return null;
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
