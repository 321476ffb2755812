/**
 * What the server and the worker say to each other while a file is looked at. The server says
 * `begin`; the worker asks for bytes, block after block, and says at last what it found. One file
 * at a time.
 */
import type { NewMedia } from "../../store/media/media.ts";

/**
 * To the worker. Blocks are handed over, not copied, and as buffers: of a `Uint8Array` Deno's
 * threads of Node look at each byte as a property (200 ms for a megabyte).
 */
export type ToWorker =
  | { begin: { size: number; isOriginal?: boolean } }
  | { block: ArrayBuffer; length: number }
  | { end: true };

/** From the worker; `ready` once, when it has loaded. */
export type FromWorker =
  | { ready: true }
  | { next: true }
  | { found: NewMedia }
  | { refused: { status: 400 | 415; detail: string } }
  | { failed: string };

/** What is handed over with a message instead of being copied. */
export const transferOf = (message: ToWorker): ArrayBuffer[] =>
  "block" in message ? [message.block] : [];
