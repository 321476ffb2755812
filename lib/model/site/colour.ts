/** Colours as WCAG 2.2 measures them: contrast is a ratio of luminances. Pure functions. */

/** Red, green and blue from 0 to 1, in linear light. */
type Linear = [number, number, number];

/** The luminance of a colour such as "#7a1f2b", from 0 (black) to 1 (white). */
export const luminanceOf = (hex: string): number => luminance(toLinear(hex));

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high, low] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (high + HALO) / (low + HALO);
}

/** What the formula adds to both luminances, for light that a screen reflects. */
const HALO = 0.05;

/** The highest luminance of a colour that has this contrast to `ground`, which is lighter. */
export const darkerThan = (ground: string, contrast: number): number =>
  (luminanceOf(ground) + HALO) / contrast - HALO;

/** The lowest luminance of a colour that has this contrast to `ground`, which is darker. */
export const lighterThan = (ground: string, contrast: number): number =>
  (luminanceOf(ground) + HALO) * contrast - HALO;

/** The colour itself if its luminance is `most` or less, else a darker one of the same hue. */
export function atMost(hex: string, most: number): string {
  const colour = toLinear(hex);
  const given = luminance(colour);
  if (given <= most) return hex;
  return toHex(scaled(colour, most / given), Math.floor);
}

/**
 * The colour itself if its luminance is `least` or more, else a lighter one: as strong as it can
 * be, and then paler.
 */
export function atLeast(hex: string, least: number): string {
  const colour = toLinear(hex);
  const given = luminance(colour);
  if (given >= least) return hex;
  const factor = Math.min(least / given, 1 / Math.max(...colour), MOST_STRONGER);
  const strong = Number.isFinite(factor) ? scaled(colour, factor) : colour;
  const missing = (least - luminance(strong)) / (1 - luminance(strong));
  return toHex(strong.map((part) => part + missing * (1 - part)) as Linear, Math.ceil);
}

/** Near black, a hue is an accident. */
const MOST_STRONGER = 8;

/** `share` of the one colour and the rest of the other, as `color-mix(in srgb, …)` mixes them. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [bytesOf(one), bytesOf(other)];
  return hexOf(a.map((part, i) => Math.round(share * part + (1 - share) * b[i])));
}

const bytesOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const hexOf = (bytes: number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** The transfer function of sRGB (IEC 61966-2-1), as WCAG quotes it. */
const LINEAR = Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const toLinear = (hex: string): Linear => bytesOf(hex).map((byte) => LINEAR[byte]) as Linear;

const luminance = ([red, green, blue]: Linear): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const scaled = (colour: Linear, factor: number): Linear =>
  colour.map((part) => part * factor) as Linear;

/** `round` down never makes a colour lighter, and up never darker. */
function toHex(colour: Linear, round: (part: number) => number): string {
  const bytes = colour.map((part) => {
    const coded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    // A hair's breadth beside a whole number is that number.
    const byte = coded * 255;
    const nearest = Math.round(byte);
    return Math.min(255, Math.max(0, Math.abs(byte - nearest) < 1e-6 ? nearest : round(byte)));
  });
  return hexOf(bytes);
}
