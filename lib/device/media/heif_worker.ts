/**
 * The worker that decodes HEIC photographs: 12 megapixels take seconds, in which the page must stay
 * responsive.
 */
import createLibheif from "libheif-js/libheif-wasm/libheif.js";

/** First whether the decoder was loaded; then a picture (`pixels` are RGBA), or a failure. */
export type FromHeifWorker =
  | { ready: true }
  | { failed: true }
  | { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

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

// The types are those of a page, whose messages need a target origin.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromHeifWorker, transfer: Transferable[] = []) =>
  page.postMessage(message, transfer);

async function start(): Promise<void> {
  const program = await fetch(new URL("libheif-js/libheif-wasm/libheif.wasm", import.meta.url));
  if (!program.ok) throw new Error(`The decoder is not there: ${program.status}`);
  const wasmBinary = await program.arrayBuffer();
  const libheif = create({ wasmBinary });
  page.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
    try {
      const decoded = await decode(libheif, data);
      say(decoded, [decoded.pixels.buffer]);
    } catch {
      say({ failed: true });
    }
  };
  say({ ready: true });
}

start().catch(() => say({ failed: true }));

/** The file's primary picture: others are frames, or parts for editing. */
async function decode({ HeifDecoder }: Libheif, bytes: ArrayBuffer) {
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
