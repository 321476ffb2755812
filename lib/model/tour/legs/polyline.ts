/**
 * Lines as short texts, in the form that routers and maps share: Google's encoded polyline, with
 * five decimals of a degree, which is a metre
 * (https://developers.google.com/maps/documentation/utilities/polylinealgorithm).
 */
import type { Position } from "../position.ts";

const SCALE = 1e5;

/** The text of a line. */
export function encodeLine(points: readonly Position[]): string {
  let [latitude, longitude, text] = [0, 0, ""];
  for (const point of points) {
    const next = [Math.round(point.latitude * SCALE), Math.round(point.longitude * SCALE)];
    text += encodeStep(next[0] - latitude) + encodeStep(next[1] - longitude);
    [latitude, longitude] = next;
  }
  return text;
}

/**
 * The points of a line, in degrees, however far they are; undefined for a text that is no line.
 * Some programs write other `decimals`.
 */
export function decodeLine(text: string, decimals = 5): Position[] | undefined {
  const scale = 10 ** decimals;
  const steps: number[] = [];
  let [step, shift] = [0, 0];
  for (const sign of text) {
    const bits = sign.charCodeAt(0) - 63;
    if (bits < 0 || bits > 63 || shift > 25) return undefined;
    step |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    steps.push(step & 1 ? ~(step >> 1) : step >> 1);
    [step, shift] = [0, 0];
  }
  if (shift > 0 || steps.length % 2 > 0) return undefined;
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, i) => {
    latitude += steps[2 * i];
    longitude += steps[2 * i + 1];
    return { latitude: latitude / scale, longitude: longitude / scale };
  });
}

/** A number in signs of five bits each, the lowest first; its own sign is the first bit. */
function encodeStep(step: number): string {
  let [left, text] = [step < 0 ? ~(step << 1) : step << 1, ""];
  for (; left >= 32; left >>= 5) text += String.fromCharCode((left & 31 | 32) + 63);
  return text + String.fromCharCode(left + 63);
}
