/** What an image says of a picture. */
import assert from "node:assert/strict";
import { pictureAddress } from "../../../lib/model/media/picture_address.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";

const [A, B] = ["a", "b"].map((digit) => `/media/${digit.repeat(64)}.jpg`);

Deno.test("an image offers both versions by their widths, and knows its shape", () => {
  assert.deepEqual(imageSource(pictureAddress({ src: A, width: 1200, height: 1600, small: B })), {
    src: A,
    srcSet: `${B} 480w, ${A} 1200w`,
    width: "1200",
    height: "1600",
  });
  assert.deepEqual(imageSource(pictureAddress({ src: A, width: 400, height: 300 })), {
    src: A,
    width: "400",
    height: "300",
  });
});

Deno.test("any other address counts as 1200 × 800, and nothing but our files stands beside it", () => {
  for (
    const address of [
      A,
      "https://example.org/3x4",
      "https://example.org/gate.jpg#size=2x2",
      `${A}#size=9x9&small=//example.org/a.jpg`,
      `${A}#size=9x9&small=/api/logout`,
    ]
  ) {
    assert.deepEqual(imageSource(address), { src: address, width: "1200", height: "800" });
  }
});
