/** How large pictures are. */
import { imageSize } from "image-size";
import { Problem } from "../model/problem.ts";

/**
 * Largest sides and areas, in pixels: twice those of a telephone's camera. A few bytes can claim to
 * be a picture that takes gigabytes to show.
 */
const MOST = { side: 16_384, area: 100_000_000 } as const;

/**
 * The width and height in pixels of the picture that begins with `head`, as it is shown: turned the
 * way the camera was held.
 *
 * @throws {Problem} 400 when the bytes do not say it, or say what no picture has.
 */
export function measurePicture(head: Uint8Array): { width: number; height: number } {
  const { width, height } = readSize(head);
  if (width < 1 || height < 1) throw damaged();
  if (Math.max(width, height) > MOST.side || width * height > MOST.area) {
    throw new Problem(
      400,
      `This picture has ${width} × ${height} pixels, which is too many to show. Send one with ` +
        `${MOST.side} at most on its longer side, and ${MOST.area / 1e6} million in all.`,
    );
  }
  return { width, height };
}

/** The orientations of EXIF that lay a picture on its side. */
const isLying = (orientation = 1) => orientation >= 5;

function readSize(head: Uint8Array) {
  try {
    const { width, height, orientation } = imageSize(head);
    return isLying(orientation) ? { width: height, height: width } : { width, height };
  } catch {
    throw damaged();
  }
}

const damaged = () =>
  new Problem(400, "This picture is damaged: it does not say how large it is. Save it again.");
