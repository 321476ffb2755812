/**
 * The typefaces of the map, which must be loaded before it is drawn, because a canvas does not
 * wait.
 */

export const TEXT = '"Source Sans 3", "Text fallback", sans-serif';
export const TITLE = '"Fraunces", "Title fallback", serif';
/** For waters and parks; only the map loads this typeface. */
export const ITALIC = '"Fraunces Italic", Georgia, serif';

const ITALIC_FILE =
  new URL("@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2", import.meta.url)
    .href;

let italic: FontFace | undefined;

/** Resolves when the typefaces are loaded, or failed: names are then in a fallback. */
export async function loadFonts(): Promise<void> {
  if (!italic) {
    italic = new FontFace("Fraunces Italic", `url("${ITALIC_FILE}")`, { weight: "100 900" });
    document.fonts.add(italic);
  }
  const wanted = [`500 12px ${TEXT}`, `560 12px ${TITLE}`, `440 12px ${ITALIC}`];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font)));
}
