/** The worker that reads QR codes: a look at a picture takes up to a tenth of a second. */
import { type FromReaderWorker, readCode, startReader } from "./zxing_reader.ts";

// The types are those of a page, whose messages need a target origin.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromReaderWorker) => page.postMessage(message);

async function start(): Promise<void> {
  const program = await fetch(new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url));
  if (!program.ok) throw new Error(`The reader is not there: ${program.status}`);
  await startReader(await program.arrayBuffer());
  page.onmessage = async ({ data }: MessageEvent<ImageData>) => {
    say({ text: await readCode(data).catch(() => undefined) });
  };
  say({ ready: true });
}

start().catch(() => say({ failed: true }));
