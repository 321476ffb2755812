/**
 * The colours of pages that follow from a site's accent: whatever colour a host chooses, texts keep
 * a contrast of 4.5 to 1 and controls one of 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11), in both schemes.
 */
import { atLeast, atMost, darkerThan, lighterThan, luminanceOf, mixed } from "./colour.ts";

const TEXT = 4.5;
const CONTROL = 3;

/** The grounds of `lib/styles/base/tokens.css`; a test compares them. */
export const GROUNDS = {
  light: { paper: "#f6f1e7", raised: "#fcf9f2", sunk: "#ece4d4", ink: "#1f1b16" },
  dark: { paper: "#171512", raised: "#211d18", sunk: "#100e0c", ink: "#eee5d4" },
} as const;

/** The share of ink on a ground under the pointer. */
const HOVER = 0.07;

/** The grounds that leave least contrast: the darkest of light pages, the lightest of dark ones. */
export const HARDEST = {
  light: mixed(GROUNDS.light.ink, GROUNDS.light.sunk, HOVER),
  dark: mixed(GROUNDS.dark.ink, GROUNDS.dark.raised, HOVER),
} as const;

/** What stands on a fill: pale, or dark on a pale one. */
const ON_FILL = { pale: "#fdf8ee", dark: "#171512" } as const;

/** From this luminance on, a fill of dark pages stays as it is, with dark texts. */
const PALE_FILL = 0.35;

/** The highest luminance of the cover, which has long texts. */
const MOST_OF_COVER = 0.045;

/** The screen for the pocket is black, and its texts are dim. */
const POCKET = "#000000";
const MOST_OF_POCKET = 0.25;

/** `accent` is for texts and lines, `fill` for the ground of buttons. */
type Scheme = { accent: string; fill: string; fillHover: string; onFill: string };

/** The colours that follow from an accent, such as "#7a1f2b". */
export type AccentColours = {
  light: Scheme;
  dark: Scheme;
  /** The splash and the end of a page, and the text of a pale button there. */
  cover: string;
  onCoverButton: string;
  pocket: string;
};

export function deriveAccent(accent: string): AccentColours {
  const light = lightScheme(accent);
  return {
    light,
    dark: darkScheme(accent),
    cover: atMost(accent, MOST_OF_COVER),
    onCoverButton: light.fillHover,
    pocket: atMost(atLeast(accent, lighterThan(POCKET, TEXT)), MOST_OF_POCKET),
  };
}

/** A colour that texts can have on each ground can be under pale texts, too. */
function lightScheme(given: string): Scheme {
  const accent = atMost(given, darkerThan(HARDEST.light, TEXT));
  const fillHover = hoverOf(accent);
  return { accent, fill: accent, fillHover, onFill: ON_FILL.pale };
}

/** Darker under the pointer; almost black colours become lighter. */
function hoverOf(fill: string): string {
  const luminance = luminanceOf(fill);
  return luminance > 0.01 ? atMost(fill, luminance * 0.65) : atLeast(fill, 0.03);
}

function darkScheme(given: string): Scheme {
  const accent = atLeast(given, lighterThan(HARDEST.dark, TEXT));
  if (luminanceOf(given) >= PALE_FILL) {
    const fillHover = atMost(given, luminanceOf(given) * 0.8);
    return { accent, fill: given, fillHover, onFill: ON_FILL.dark };
  }
  // Between the ground, from which it must stand out, and the pale text on it.
  const least = lighterThan(GROUNDS.dark.raised, CONTROL);
  const most = darkerThan(ON_FILL.pale, TEXT);
  const between = (share: number) => {
    const wanted = least + share * (most - least);
    return atMost(atLeast(given, wanted), wanted + HAIR);
  };
  return { accent, fill: between(FILL_AT), fillHover: between(HOVER_AT), onFill: ON_FILL.pale };
}

/** Where in the room between ground and text a fill is, and where under the pointer. */
const FILL_AT = 0.15;
const HOVER_AT = 0.9;

/** A difference of luminance that people cannot see. */
const HAIR = 0.002;

/** The address of the style sheet of an accent; the same accent has the same sheet for ever. */
export const accentPath = (accent: string): string => `/assets/accent-${accent.slice(1)}.css`;

/** The accent in such an address; undefined in any other. */
export function accentIn(path: string): string | undefined {
  const [, hex] = /^\/assets\/accent-([0-9a-f]{6})\.css$/.exec(path) ?? [];
  return hex && `#${hex}`;
}

/** The style sheet, after those of the build. Only sheets for the printer have colours on paper. */
export function accentStyles(accent: string): string {
  const { light, dark, cover, onCoverButton, pocket } = deriveAccent(accent);
  return [
    rule({ "sheet-accent": light.accent }),
    `@media screen{${
      rule({ ...ofScheme(light), cover, "on-cover-button": onCoverButton, "night-accent": pocket })
    }}`,
    `@media screen and (prefers-color-scheme:dark){${rule(ofScheme(dark))}}`,
    "",
  ].join("\n");
}

const ofScheme = ({ accent, fill, fillHover, onFill }: Scheme) => ({
  accent,
  "accent-fill": fill,
  "accent-fill-hover": fillHover,
  "on-accent": onFill,
});

const rule = (colours: Record<string, string>): string =>
  `:root{${Object.entries(colours).map(([name, hex]) => `--${name}:${hex}`).join(";")}}`;
