/** The messages between the server and the worker of the search index. */
import type { IndexCalls } from "./search_index.ts";

/** A call of the index: a name and its arguments. */
export type ToWorker = { id: number; name: keyof IndexCalls; args: unknown[] };

/** `lost`: the call was not answered, and the index is empty. */
export type FromWorker =
  | { id: number; result: unknown }
  | { id: number; lost: string }
  | { id: number; failed: string };
