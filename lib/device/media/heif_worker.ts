/** The worker that decodes HEIC photographs. */
import createLibheif from "libheif-js/libheif-wasm/libheif.js";
import { type PicturePixels, servePictures } from "./picture_worker.ts";

/** The used part of the library, which its own types lack. */
type HeifImage = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: object | null) => void,
  ): void;
};
type Libheif = { HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] } };
const create = createLibheif as unknown as (options: { wasmBinary: ArrayBuffer }) => Libheif;

servePictures(async () => {
  const program = await fetch(new URL("libheif-js/libheif-wasm/libheif.wasm", import.meta.url));
  if (!program.ok) throw new Error(`The decoder is not there: ${program.status}`);
  const libheif = create({ wasmBinary: await program.arrayBuffer() });
  return (bytes) => decode(libheif, bytes);
});

/** The file's primary picture: others are frames, or parts for editing. */
async function decode({ HeifDecoder }: Libheif, bytes: ArrayBuffer): Promise<PicturePixels> {
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((image) => image.is_primary()) ?? images[0];
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  await new Promise<void>((resolve, reject) => {
    image.display({ data: pixels, width, height }, (filled) => {
      if (filled) resolve();
      else reject(new Error("The picture cannot be decoded"));
    });
  });
  return { pixels, width, height };
}
