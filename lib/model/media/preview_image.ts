/**
 * Pictures for link previews and lock screens, which show PNG and JPEG, and no SVG. Without zod:
 * the player uses it, too.
 */

/** The program's own picture, 1200 × 630 pixels, for what has none. */
export const DEFAULT_PREVIEW = "/preview.png";

/** The covers that ship with the program: each has a JPEG of 1200 × 630 pixels beside it. */
const SHIPPED_COVER = /^(\/archives\/[\w-]+\/cover)\.svg$/;

/**
 * The path or https address of a tour's picture as PNG or JPEG, as far as its address says: that
 * of a shipped cover's JPEG, any other picture's own; undefined without a picture, and for an SVG
 * that has no other.
 */
export function previewImage(imageUrl: string | undefined): string | undefined {
  const cover = imageUrl && SHIPPED_COVER.exec(imageUrl);
  if (cover) return `${cover[1]}.jpg`;
  return imageUrl && /\.svgz?($|[?#])/i.test(imageUrl) ? undefined : imageUrl || undefined;
}
