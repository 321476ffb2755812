/** Reads QR codes in a picture: by the browser, else by a program that is loaded for that. */
import type { FromReaderWorker } from "./zxing_reader.ts";

/** Reads pictures one after the other. */
export type CodeReader = {
  /** The text of a QR code in the picture that a video shows; undefined without one. */
  read(video: HTMLVideoElement): Promise<string | undefined>;
  close(): void;
};

/** The part of the Barcode Detection API that is used; Safari and Firefox lack it. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const FORMAT = "qr_code";

/** The program that reads codes cannot be loaded. */
class ReaderMissing extends Error {
  override name = "ReaderMissing";
}

/** @throws {ReaderMissing} where the browser reads no codes itself, and the program is missing. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => []) ?? [];
  if (!BarcodeDetector || !formats.includes(FORMAT)) return await openOwnReader();
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue,
    close() {},
  };
}

/** The longer side of a picture that is read, in pixels: enough for a code of a third of it. */
const MOST_PIXELS = 960;

/** The same by ZXing, compiled to WebAssembly, in a worker, so that the picture stays fluent. */
async function openOwnReader(): Promise<CodeReader> {
  const worker = new Worker(new URL("./reader_worker.ts", import.meta.url), { type: "module" });
  const answers = (): Promise<FromReaderWorker> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new ReaderMissing());
    });
  const loaded = await answers();
  if ("failed" in loaded) throw new ReaderMissing();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  return {
    async read(video) {
      const { videoWidth, videoHeight } = video;
      const scale = Math.min(1, MOST_PIXELS / Math.max(videoWidth, videoHeight, 1));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      if (canvas.width === 0 || canvas.height === 0) return undefined;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      const answer = answers();
      worker.postMessage(picture, [picture.data.buffer]);
      const read = await answer;
      return "text" in read ? read.text : undefined;
    },
    close: () => worker.terminate(),
  };
}
