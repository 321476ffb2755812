/** Angles: degrees, radians, and longitudes beyond ±180. */

/** Degrees to radians. */
export const radians = (degrees: number): number => degrees * Math.PI / 180;

/** Radians to degrees. */
export const degrees = (radians: number): number => radians * 180 / Math.PI;

/**
 * Any longitude in degrees, moved by whole turns to -180 (included) to 180 (excluded). Numbers just
 * below 180 that rounding turns into 180 become -180.
 */
export const normalizeLongitude = (longitude: number): number =>
  Math.max(longitude - 360 * Math.floor((longitude + 180) / 360), -180);

/**
 * The same longitudes (degrees, −180 to 180), in the same order, moved by whole turns so that they
 * span as little as possible: 179 and −179 become 179 and 181, two degrees apart instead of 358.
 * The circle is cut in its widest gap; in a tie the cut stays at ±180, where nothing moves.
 */
export function unwrapLongitudes(longitudes: number[]): number[] {
  const sorted = [...longitudes].sort((a, b) => a - b);
  let first = sorted[0];
  let widest = first + 360 - sorted[sorted.length - 1];
  for (let i = 1; i < sorted.length; i++) {
    const gap = sorted[i] - sorted[i - 1];
    if (gap > widest) [first, widest] = [sorted[i], gap];
  }
  return longitudes.map((longitude) => longitude < first ? longitude + 360 : longitude);
}
