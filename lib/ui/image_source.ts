/** The attributes of an `<img>`; little code, because visitors' pages load it. */

/** The address of a picture, and the size in pixels of its room before it loads. */
type ImageSource = { src: string; srcSet?: string; width: string; height: string };

/** Both files must be ours and no API: such a request would carry the visitor's session. */
const SIZED = /^(\/media\/[^#]+)#size=(\d+)x(\d+)(?:&small=(\/media\/\w+\.\w+))?$/;

/**
 * The attributes for the picture of a tour or a stop. An address with its size and its small
 * version (see model/picture_address.ts) offers both; any other counts as 1200 × 800.
 */
export function imageSource(address: string): ImageSource {
  const [, src = address, width = "1200", height = "800", small] = SIZED.exec(address) ?? [];
  const smallWidth = Math.round(640 * Math.min(1, +width / +height));
  return {
    src,
    width,
    height,
    ...(small ? { srcSet: `${small} ${smallWidth}w, ${src} ${width}w` } : {}),
  };
}
