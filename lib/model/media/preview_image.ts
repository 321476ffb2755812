/**
 * Pictures for link previews and lock screens, which show PNG and JPEG but not SVG. Without zod,
 * because the player uses it too.
 */

/** The program's own picture, 1200 × 630 pixels, for archives without one. */
export const DEFAULT_PREVIEW = "/preview.png";

/** The covers that ship with the program; each has a JPEG of 1200 × 630 pixels beside it. */
const SHIPPED_COVER = /^(\/archives\/[\w-]+\/cover)\.svg$/;

/**
 * The path or https address of a tour's picture as PNG or JPEG, judged by its address: the JPEG of
 * a shipped cover, or the picture itself; undefined without a picture, and for any other SVG.
 */
export function previewImage(imageUrl: string | undefined): string | undefined {
  const cover = imageUrl && SHIPPED_COVER.exec(imageUrl);
  if (cover) return `${cover[1]}.jpg`;
  return imageUrl && /\.svgz?($|[?#])/i.test(imageUrl) ? undefined : imageUrl || undefined;
}
