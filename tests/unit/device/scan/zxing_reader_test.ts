import assert from "node:assert/strict";
import { encode } from "uqr";
import { formatShortCode, shortCodePath } from "../../../../lib/model/tour/short_code.ts";
import { readCode, startReader } from "../../../../lib/device/scan/zxing_reader.ts";
import { codeOf } from "../../../../lib/store/tours/short_codes.ts";

const WASM = new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));

/** Numbers from 0 to 1, the same at each run. */
function randomFrom(seed: number): () => number {
  return () => (seed = seed * 48_271 % 2_147_483_647) / 2_147_483_647;
}

const SIZE = 320;

/**
 * A photograph of a code as a phone in the street takes it: turned by any angle, off the centre, in
 * uneven light, out of focus, with noise.
 */
function photograph(text: string, random: () => number): ImageData {
  const { data: modules, size } = encode(text, { ecc: "M", border: 4 });
  const [angle, pixels] = [random() * 2 * Math.PI, 5 + random()];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x0, y0] = [SIZE / 2 + random() * 16 - 8, SIZE / 2 + random() * 16 - 8];
  const light = (x: number, y: number) => 110 + 100 * (x + y) / (2 * SIZE);
  const sharp = Float32Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [dx, dy] = [at % SIZE - x0, Math.floor(at / SIZE) - y0];
    const column = Math.floor((dx * cos + dy * sin) / pixels + size / 2);
    const row = Math.floor((dy * cos - dx * sin) / pixels + size / 2);
    const isDark = modules[row]?.[column] ?? false;
    return light(at % SIZE, at / SIZE) * (isDark ? 0.25 : 1);
  });
  const blurred = blur(blur(sharp, 1), SIZE);
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  blurred.forEach((value, at) => {
    const grey = value + (random() + random() - 1) * 40;
    data.set([grey, grey, grey, 255], at * 4);
  });
  return { data, width: SIZE, height: SIZE, colorSpace: "srgb" } as ImageData;
}

/** The mean of three neighbours along one direction. */
const blur = (picture: Float32Array, step: number): Float32Array =>
  picture.map((value, at) =>
    (value + (picture[at - step] ?? value) + (picture[at + step] ?? value)) / 3
  );

Deno.test("a hundred noisy, turned and blurred codes are all read", async () => {
  await startReader((await Deno.readFile(WASM)).buffer);
  const random = randomFrom(83);
  for (let n = 0; n < 100; n++) {
    const code = codeOf(Uint8Array.from({ length: 5 }, () => random() * 256));
    const text = n % 2
      ? `https://archive.example.org${shortCodePath(code)}`
      : formatShortCode(code);
    assert.equal(await readCode(photograph(text, random)), text, `the ${n}th`);
  }
});

Deno.test("a picture without a code has no text", async () => {
  const random = randomFrom(7);
  const data = Uint8ClampedArray.from({ length: SIZE * SIZE * 4 }, () => random() * 256);
  assert.equal(await readCode({ data, width: SIZE, height: SIZE } as ImageData), undefined);
});
