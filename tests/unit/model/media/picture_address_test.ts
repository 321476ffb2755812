/** What the address of a stored picture says. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { mediaHashesIn } from "../../../../lib/model/media/media.ts";
import {
  fitInto,
  parsePictureAddress,
  pictureAddress,
  pictureFiles,
} from "../../../../lib/model/media/picture_address.ts";
import { isSafeUrl } from "../../../../lib/model/media/url_rules.ts";

const [A, B] = ["a", "b"].map((digit) => `/media/${digit.repeat(64)}.jpg`);

Deno.test("an address says the size of a picture and where its small version is", () => {
  for (const small of [B, undefined]) {
    const picture = { src: A, width: 1600, height: 1067, ...(small ? { small } : {}) };
    const address = pictureAddress(picture);
    assert.deepEqual(parsePictureAddress(address), picture);
    assert.ok(isSafeUrl(address), "it may stand in a tour");
  }
});

Deno.test("both files of a picture count as used by whatever has its address", () => {
  const address = pictureAddress({ src: A, width: 1600, height: 900, small: B });
  assert.deepEqual(mediaHashesIn({ imageUrl: address }), ["a".repeat(64), "b".repeat(64)]);
  assert.deepEqual(pictureFiles(address), [A, B]);
});

Deno.test("any other address is one picture", () => {
  for (
    const address of [
      A,
      "https://example.org/gate.jpg#size=2x2",
      `${A}#size=0x9`,
      `${A}#size=9x9&small=//example.org/a.jpg`,
      "",
    ]
  ) {
    assert.equal(parsePictureAddress(address), undefined, address);
    assert.deepEqual(pictureFiles(address), [address]);
  }
});

Deno.test("a picture fits into a square in its own shape, and never grows", () => {
  const pixels = fc.integer({ min: 1, max: 20_000 });
  fc.assert(fc.property(pixels, pixels, (width, height) => {
    const fitted = fitInto({ width, height }, 640);
    assert.ok(Math.max(fitted.width, fitted.height) <= 640);
    assert.ok(fitted.width >= 1 && fitted.width <= width);
    assert.ok(Math.abs(fitted.width * height - fitted.height * width) <= Math.max(width, height));
  }));
});
