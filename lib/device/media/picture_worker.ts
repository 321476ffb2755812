/** A worker that decodes pictures: they take seconds, in which the page must stay responsive. */
import type { Readiness } from "../ready_worker.ts";

/** Of a file of several `pages` it is one; `pixels` are RGBA. */
export type PicturePixels = {
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  pages?: number;
};

/** First whether the decoder was loaded; then a picture, or a failure. */
export type FromPictureWorker = Readiness | PicturePixels;

type Decode = (bytes: ArrayBuffer) => PicturePixels | Promise<PicturePixels>;

// The types are those of a page, whose messages need a target origin.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromPictureWorker, transfer: Transferable[] = []) =>
  page.postMessage(message, transfer);

/** Decodes the pictures that the page sends, as soon as `load` has given a decoder. */
export function servePictures(load: () => Decode | Promise<Decode>): void {
  const start = async () => {
    const decode = await load();
    page.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
      try {
        const decoded = await decode(data);
        say(decoded, [decoded.pixels.buffer]);
      } catch {
        say({ failed: true });
      }
    };
    say({ ready: true });
  };
  start().catch(() => say({ failed: true }));
}
