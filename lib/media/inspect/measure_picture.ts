/** The size of pictures, and whether they are complete. */
import { imageSize } from "image-size";
import { Problem } from "../../model/web/problem.ts";
import { createPictureEnd, type PictureKind } from "./picture_end.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

type Bytes = Uint8Array<ArrayBuffer>;

/** A preview and a colour profile may come before the size of a photograph. */
const MOST_HEAD = 4 * 1024 * 1024;

/**
 * Largest sides and areas in pixels: twice those of a phone's camera. A few bytes can claim to be a
 * picture that takes gigabytes to show.
 */
const MOST = { side: 16_384, area: 100_000_000 } as const;

/**
 * The width and height in pixels of a picture as shown, after the rotation of the camera.
 *
 * @throws {Problem} 400 when the bytes have no size or an impossible one, end before the picture,
 * go on after it, or have too many parts.
 */
export async function measurePicture(
  content: AsyncIterable<Bytes>,
  kind: PictureKind,
): Promise<{ width: number; height: number }> {
  const end = createPictureEnd(kind);
  const head: Bytes[] = [];
  let size = 0;
  for await (const block of content) {
    end.push(block);
    if (size < MOST_HEAD) head.push(block);
    size += block.length;
  }
  const found = end.found();
  if (found === "too many parts") throw damaged();
  const measures = checkSize(readSize(await new Blob(head).bytes()));
  if (found === "whole") return measures;
  throw new Problem(
    400,
    found === "no end" ? t("pictureEndMissing") : t("pictureGoesOn"),
  );
}

function checkSize({ width, height }: { width: number; height: number }) {
  if (width < 1 || height < 1) throw damaged();
  if (Math.max(width, height) > MOST.side || width * height > MOST.area) {
    throw new Problem(
      400,
      t("pictureTooLarge", {
        width: String(width),
        height: String(height),
        side: String(MOST.side),
        millions: MOST.area / 1e6,
      }),
    );
  }
  return { width, height };
}

/** The EXIF orientations that swap width and height. */
const isLying = (orientation = 1) => orientation >= 5;

function readSize(head: Uint8Array) {
  try {
    const { width, height, orientation } = imageSize(head);
    return isLying(orientation) ? { width: height, height: width } : { width, height };
  } catch {
    throw damaged();
  }
}

const damaged = () => new Problem(400, t("pictureDamaged"));
