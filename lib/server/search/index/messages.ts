/** What the server and the worker of the search index say to each other. */
import type { IndexCalls } from "./search_index.ts";

/** A call of the index by its name, and what it is given. */
export type ToWorker = { id: number; name: keyof IndexCalls; args: unknown[] };

/** `lost`: the call was not answered, and the index is empty. */
export type FromWorker =
  | { id: number; result: unknown }
  | { id: number; lost: string }
  | { id: number; failed: string };
