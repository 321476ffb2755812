/** The mark of an unfinished restore. */
import { StoreError } from "../kv/store_error.ts";

/**
 * Its key: the mark is in a store on a server while a backup is restored into it, with the start of
 * the restore, ISO 8601.
 */
export const RESTORE_KEY: Deno.KvKey = ["restore_under_way"];

/** @throws {StoreError} where a restore was interrupted. */
export async function checkRestored(kv: Deno.Kv): Promise<void> {
  const { value: began } = await kv.get<string>(RESTORE_KEY);
  if (began === null) return;
  throw new StoreError(
    `A restore that began at ${began} has not ended, and only a part of the data is there. ` +
      "Wait for it, or restore once more.",
  );
}
