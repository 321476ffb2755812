/** TIFF scans, made with ImageMagick: 60 × 40 pixels, red at the top and blue at the bottom. */
import assert from "node:assert/strict";
import { decodeTiff } from "../../../../lib/device/media/decode_tiff.ts";
import { mediaFile } from "../../../support/data/media_files.ts";

const tiff = (name: string) => mediaFile(`tiff/${name}.tif`);

/** A picture; `at` gives a pixel as red, green, blue and opacity. */
function pixelsOf(bytes: Uint8Array<ArrayBuffer>) {
  const { pixels, width, height, pages } = decodeTiff(bytes.buffer);
  const at = (
    x: number,
    y: number,
  ) => [...pixels.slice(4 * (y * width + x), 4 * (y * width + x + 1))];
  return { at, width, height, pages };
}

const [RED, BLUE] = [[255, 0, 0, 255], [0, 0, 255, 255]];

Deno.test("scans of all usual kinds have their colours", () => {
  const kinds = ["rgb_lzw", "rgb_16_lzw", "rgb_16_msb_zip", "rgb_jpeg", "rgb_tiles", "cmyk_lzw"];
  for (const name of kinds) {
    const { at, width, height, pages } = pixelsOf(tiff(name));
    assert.deepEqual([width, height, pages], [60, 40, undefined], name);
    assert.deepEqual(at(0, 0), RED, name);
    assert.deepEqual(at(0, 39), BLUE, name);
  }
  const grey = pixelsOf(tiff("grey_zip"));
  assert.deepEqual([grey.at(0, 0), grey.at(59, 39)], [[54, 54, 54, 255], [18, 18, 18, 255]]);
  const fax = pixelsOf(tiff("bilevel_g4"));
  assert.deepEqual([fax.at(30, 0), fax.at(30, 39)], [[255, 255, 255, 255], [0, 0, 0, 255]]);
});

Deno.test("of several pages the first is taken, and their number is known", () => {
  const { at, pages } = pixelsOf(tiff("three_pages"));
  assert.equal(pages, 3);
  assert.deepEqual(at(0, 0), RED);
});

/** Writes `value` into a tag of two bytes (SHORT) in the one directory of a file, as tag `as`. */
function withTag(bytes: Uint8Array<ArrayBuffer>, tag: number, value: number, as = tag) {
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(4, true);
  const entry = Array.from({ length: view.getUint16(directory, true) }, (_, i) => i)
    .map((i) => directory + 2 + 12 * i).find((at) => view.getUint16(at, true) === tag);
  assert.ok(entry, `The file has tag ${tag}`);
  view.setUint16(entry, as, true);
  view.setUint16(entry + 8, value, true);
  return bytes;
}

Deno.test("a page is turned upright, and a mirrored one is mirrored back", () => {
  const turned = (orientation: number) => {
    const { at, width, height } = pixelsOf(withTag(tiff("rgb_lzw"), 274, orientation));
    const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1)];
    return [width, height, ...corners.map(([red]) => red === 255 ? "red" : "blue")];
  };
  // Where the red first row is seen (TIFF 6.0, page 36): at the top, bottom, left or right.
  for (const orientation of [1, 2]) {
    assert.deepEqual(turned(orientation), [60, 40, "red", "red", "blue"], `${orientation}`);
  }
  for (const orientation of [3, 4]) {
    assert.deepEqual(turned(orientation), [60, 40, "blue", "blue", "red"], `${orientation}`);
  }
  for (const orientation of [5, 8]) {
    assert.deepEqual(turned(orientation), [40, 60, "red", "blue", "red"], `${orientation}`);
  }
  for (const orientation of [6, 7]) {
    assert.deepEqual(turned(orientation), [40, 60, "blue", "red", "blue"], `${orientation}`);
  }
});

Deno.test("what would come out black or in wrong colours is refused", () => {
  const refused = (bytes: Uint8Array<ArrayBuffer>, what: string) =>
    assert.throws(() => decodeTiff(bytes.buffer), what);
  refused(tiff("planes_lzw"), "planes");
  refused(tiff("cmyk_16_lzw"), "CMYK of 16 bits");
  refused(withTag(tiff("rgb_lzw"), 259, 34712), "JPEG 2000");
  refused(withTag(withTag(tiff("rgb_lzw"), 256, 60_000), 257, 60_000), "far too many pixels");
  refused(withTag(tiff("rgb_lzw"), 274, 1, 254), "a small copy of a page");
  refused(new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]), "no page");
  refused(withTag(tiff("rgb_lzw"), 279, 60_000), "a strip that goes on after the end");
});
