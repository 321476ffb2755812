/**
 * Decodes TIFF scans with utif2, which shows what it does not know as black or as nothing: such
 * files are refused.
 *
 * Source of the tags: TIFF 6.0, part 1 and 2.
 */
import utif, { type IFD } from "utif2";
import type { PicturePixels } from "./picture_worker.ts";

/** Most pixels: a sheet of 35 × 50 cm at 600 dpi. */
const MAX_PIXELS = 100_000_000;

/** Tags of a page. */
const TAGS = {
  width: "t256",
  height: "t257",
  kind: "t254",
  bits: "t258",
  compression: "t259",
  colours: "t262",
  samples: "t277",
  planes: "t284",
  orientation: "t274",
} as const;

/** None, CCITT 1D, G3 and G4, LZW, JPEG old and new, deflate, PackBits, deflate of Adobe. */
const COMPRESSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 32773, 32946];

/**
 * What the library gives right colours of: how colours are meant (0 and 1: greys, 2: RGB, 3: a
 * palette, 5: CMYK, 6: JPEG's), the bits of a sample, and the samples of a pixel.
 */
const COLOURS = [
  ...["0/1/1", "0/4/1", "0/8/1", "0/16/1", "1/1/1", "1/2/1", "1/8/1", "1/8/2", "1/16/1"],
  ...["2/8/3", "2/8/4", "2/16/3", "2/16/4", "3/1/1", "3/2/1", "3/4/1", "3/8/1", "5/8/4", "6/8/3"],
];

/**
 * The first page of a TIFF, upright.
 *
 * @throws {Error} when it is damaged, too large, or of a kind that is not known.
 */
export function decodeTiff(bytes: ArrayBuffer): PicturePixels {
  // For colours of print, the library asks a page for a better table.
  Object.assign(self, { window: self });
  // Small copies of a page, and raw data of cameras beside them, are no pages.
  const pages = utif.decode(bytes)
    .filter((page) => tag(page, "width") > 0 && !(tag(page, "kind") & 1));
  const [page] = pages;
  if (!page) throw new Error("The file has no page");
  const [width, height] = [tag(page, "width"), tag(page, "height")];
  if (!isKnown(page) || !(width * height <= MAX_PIXELS)) throw new Error("The page is not known");
  if (endOf(page) > bytes.byteLength) throw new Error("The file is cut off");
  utif.decodeImage(bytes, page);
  const { buffer } = utif.toRGBA8(page);
  const pixels = new Uint8ClampedArray(buffer as ArrayBuffer);
  const upright = turn({ pixels, width, height }, tag(page, "orientation", 1));
  return pages.length > 1 ? { ...upright, pages: pages.length } : upright;
}

function isKnown(page: IFD): boolean {
  const colours = [tag(page, "colours"), tag(page, "bits", 1), tag(page, "samples", 1)].join("/");
  return COLOURS.includes(colours) && COMPRESSIONS.includes(tag(page, "compression", 1)) &&
    tag(page, "planes", 1) === 1;
}

/** Where the last strip or tile of a page ends: of what is missing, the library makes black. */
function endOf({ t273, t279, t324 = t273, t325 = t279 }: IFD): number {
  const [offsets, counts] = [t324, t325] as number[][];
  return Math.max(...offsets.map((offset, i) => offset + counts[i]));
}

/** The first number of a tag; `usual` where it is missing. */
function tag(page: IFD, name: keyof typeof TAGS, usual = 0): number {
  const { [TAGS[name]]: value } = page;
  return Array.isArray(value) && typeof value[0] === "number" ? value[0] : usual;
}

/** Of each orientation (tag 274), whether rows are columns, and both directions. */
const TURNS: Record<number, [isTurned: boolean, isMirrored: boolean, isUpsideDown: boolean]> = {
  2: [false, true, false],
  3: [false, true, true],
  4: [false, false, true],
  5: [true, false, false],
  6: [true, false, true],
  7: [true, true, true],
  8: [true, true, false],
};

function turn(picture: PicturePixels, orientation: number): PicturePixels {
  const { [orientation]: how } = TURNS;
  if (!how) return picture;
  const { width, height } = picture;
  const [isTurned, isMirrored, isUpsideDown] = how;
  const size = isTurned ? { width: height, height: width } : { width, height };
  const from = new Uint32Array(picture.pixels.buffer);
  const to = new Uint32Array(from.length);
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [column, row] = isTurned ? [y, x] : [x, y];
      const sourceX = isMirrored ? width - 1 - column : column;
      const sourceY = isUpsideDown ? height - 1 - row : row;
      to[i++] = from[sourceY * width + sourceX];
    }
  }
  return { pixels: new Uint8ClampedArray(to.buffer), ...size };
}
