/** Looks at one recording with the permissions of the server, and prints its seconds. */
import { createInspector } from "../../../lib/media/inspect/inspector.ts";

/** Half a second of silence at 8,000 bytes a second. */
function silence(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 4000);
  const view = new DataView(bytes.buffer);
  new TextEncoder().encodeInto("RIFF....WAVEfmt ....", bytes);
  new TextEncoder().encodeInto("data", bytes.subarray(36));
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, 4000, true);
  return bytes;
}

const inspector = createInspector({
  warn: (text, cause) => {
    console.log(text, cause);
    Deno.exit(1);
  },
});
async function* open() {
  yield await Promise.resolve(silence());
}
console.log((await inspector.inspect({ size: silence().length, open }, "author")).seconds);
inspector.end();
