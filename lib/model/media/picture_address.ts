/**
 * The address of a stored picture carries its size and the path of its small version in a fragment,
 * which is never sent to a server: `/media/{hash}.jpg#size=1600x1067&small=/media/{hash}.jpg`.
 * Without zod, because pages use it too.
 */

/** The longest sides of both versions of a picture, in pixels. */
export const PICTURE_SIDES = { large: 1600, small: 640 } as const;

/** A picture in one or two sizes; `width` and `height` in pixels are those of the larger one. */
type StoredPicture = { src: string; width: number; height: number; small?: string };

/** The address under which a tour or a stop names the picture. */
export const pictureAddress = ({ src, width, height, small }: StoredPicture): string =>
  `${src}#size=${width}x${height}${small ? `&small=${small}` : ""}`;

const ADDRESS =
  /^(\/media\/[^#]+)#size=([1-9]\d{0,4})x([1-9]\d{0,4})(?:&small=(\/media\/[0-9a-f]{64}\.\w{3,4}))?$/;

/** The picture of an address that says its size; undefined for any other. */
export function parsePictureAddress(address: string): StoredPicture | undefined {
  const [, src, width, height, small] = ADDRESS.exec(address) ?? [];
  if (src === undefined) return undefined;
  return { src, width: Number(width), height: Number(height), ...(small ? { small } : {}) };
}

/** The addresses of the files of a picture, wherever it is: the largest first. */
export function pictureFiles(address: string): string[] {
  const picture = parsePictureAddress(address);
  if (!picture) return [address];
  return picture.small ? [picture.src, picture.small] : [picture.src];
}

/** A size that fits into a square of `side` pixels, in the same shape; never a larger one. */
export function fitInto<S extends { width: number; height: number }>(
  { width, height }: S,
  side: number,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
