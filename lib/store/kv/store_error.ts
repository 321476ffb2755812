import { STORAGE_REMEDIES, storageFaultOf } from "./storage_fault.ts";

/**
 * The store cannot be opened, backed up or restored. The message is one line for the host: what is
 * wrong and what to do.
 */
export class StoreError extends Error {
  override name = "StoreError";
}

/**
 * The StoreError for a failed system call: `what` failed, its reason, and the remedy, which is
 * another where the disk is at fault.
 */
export function storeError(what: string, error: unknown, remedy: string): StoreError {
  const fault = storageFaultOf(error);
  // Deno's own message names the flag that is missing; no other remedy would help.
  const advice = error instanceof Deno.errors.NotCapable
    ? ""
    : ` ${fault ? STORAGE_REMEDIES[fault] : remedy}`;
  return new StoreError(`${what}: ${reasonOf(error)}.${advice}`, { cause: error });
}

/** The first line of what an error says, without the full stop at its end. */
export function reasonOf(error: unknown): string {
  const line = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return line.replace(/\.+$/, "");
}
