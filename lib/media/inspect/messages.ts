/**
 * The messages between server and worker during an inspection. The server sends `begin`; the worker
 * asks for block after block, and then sends its result. One file at a time.
 */
import type { NewMedia } from "../../store/media/media.ts";

/**
 * To the worker. Blocks are transferred, not copied, and as buffers: Deno's Node threads read each
 * byte of a `Uint8Array` as a property (200 ms for a megabyte). `language` is that of a refusal.
 */
export type ToWorker =
  | { begin: { size: number; isOriginal?: boolean; language: string } }
  | { block: ArrayBuffer; length: number }
  | { end: true };

/** From the worker; `ready` once, when it has loaded. */
export type FromWorker =
  | { ready: true }
  | { next: true }
  | { found: NewMedia }
  | { refused: { status: 400 | 415; detail: string } }
  | { failed: string };

/** The objects that a message transfers instead of copying. */
export const transferOf = (message: ToWorker): ArrayBuffer[] =>
  "block" in message ? [message.block] : [];
