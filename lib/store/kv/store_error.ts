import { STORAGE_REMEDIES, storageFaultOf } from "./storage_fault.ts";

/**
 * The store cannot be opened, backed up or restored. The message is one line for the host: the
 * fault and the remedy.
 */
export class StoreError extends Error {
  override name = "StoreError";
}

/**
 * The StoreError for a failed system call: `what` failed, why, and the remedy, which differs for a
 * disk fault.
 */
export function storeError(what: string, error: unknown, remedy: string): StoreError {
  const fault = storageFaultOf(error);
  // Deno's own message names the missing flag; no other remedy would help.
  const advice = error instanceof Deno.errors.NotCapable
    ? ""
    : ` ${fault ? STORAGE_REMEDIES[fault] : remedy}`;
  return new StoreError(`${what}: ${reasonOf(error)}.${advice}`, { cause: error });
}

/** The first line of an error's message, without its full stop. */
export function reasonOf(error: unknown): string {
  const line = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return line.replace(/\.+$/, "");
}
