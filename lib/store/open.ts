/** Opens the one store of the program. */
import { takeLock } from "./lock.ts";
import { storeError } from "./store_error.ts";

/**
 * Where the data is: a SQLite file of ours, a KV Connect server (denokv), the store of the platform
 * that runs us (Deno Deploy), or nowhere but in memory.
 */
export type StoreLocation = { path: string } | { url: string } | ":platform:" | ":memory:";

/** An open store. `close` ends it and lets other processes at the data; call it once. */
export type OpenStore = { kv: Deno.Kv; close(): void };

/**
 * Opens the store. A file is made, with its folder, when it is missing, and is locked against other
 * processes. Needs `--allow-read` and `--allow-write` for that folder and nothing else; a server
 * needs `--allow-net` for its host and `--allow-env=DENO_KV_ACCESS_TOKEN`.
 *
 * @throws {StoreError} with one line that says what to do: the data is in use, the folder cannot be
 * written, the file is no database, the address or its token is wrong.
 */
export async function openStore(location: StoreLocation): Promise<OpenStore> {
  if (typeof location === "string") {
    const kv = await Deno.openKv(location === ":memory:" ? location : undefined);
    return { kv, close: () => kv.close() };
  }
  return "path" in location ? await openFile(location.path) : await openServer(location.url);
}

async function openFile(path: string): Promise<OpenStore> {
  const lock = await takeLock(path);
  try {
    const kv = await Deno.openKv(path);
    return {
      kv,
      close() {
        kv.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    const remedy = "Restore a backup of it, or choose another data folder.";
    throw storeError(`Cannot open the data in ${path}`, error, remedy);
  }
}

async function openServer(url: string): Promise<OpenStore> {
  try {
    const kv = await Deno.openKv(url);
    return { kv, close: () => kv.close() };
  } catch (error) {
    const remedy = "Check the address and DENO_KV_ACCESS_TOKEN.";
    throw storeError(`Cannot open the store at ${url}`, error, remedy);
  }
}
