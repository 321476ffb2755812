/** The colours of the map, from the style sheet: they follow the scheme of the page. */

/** Each is a custom property of lib/styles/base/tokens.css: `--map-` and its name. */
const COLOURS = [
  "land",
  "green",
  "wood",
  "grounds",
  "square",
  "water",
  "shore",
  "building",
  "building-edge",
  "road",
  "road-edge",
  "main-road",
  "main-road-edge",
  "path",
  "rail",
  "boundary",
  "name",
  "name-soft",
  "name-green",
  "name-water",
  "halo",
] as const;

/** A CSS colour by its name. */
export type Palette = Record<typeof COLOURS[number], string>;

/** The present colours for `element`. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const entries = COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]);
  return Object.fromEntries(entries);
}
