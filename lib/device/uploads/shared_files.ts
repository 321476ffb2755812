/**
 * Files that were shared with the installed program from another one: stored by the service worker
 * until a form takes them. Each function rejects if the browser refuses its storage.
 */
import { type DatabaseShape, inTransaction } from "../database.ts";
import { within } from "../../model/within.ts";
import { SHARED_FILES_DATABASE } from "../storage_keys.ts";

/** A waiting file; `at` is when it was shared, in milliseconds since 1970. */
export type SharedFile = { key: string; at: number; file: File };

const FILES = "files";
const DATABASE: DatabaseShape = {
  name: SHARED_FILES_DATABASE,
  stores: { [FILES]: { keyPath: "key" } },
};

/** The time limit of the device in milliseconds: recordings may be large. */
const PATIENCE = 30_000;

const run = (mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest) =>
  within(PATIENCE, () => inTransaction(DATABASE, mode, (store) => work(store(FILES))));

/** Stores files, each once: one that waits already is replaced by itself. */
export async function keepShared(files: readonly File[], now = Date.now()): Promise<void> {
  for (const file of files) {
    const shared: SharedFile = { key: await keyOf(file), at: now, file };
    await run("readwrite", (all) => all.put(shared));
  }
}

/** The waiting files, the earliest first. */
export async function listShared(): Promise<SharedFile[]> {
  const all = await run("readonly", (files) => files.getAll()) as SharedFile[];
  return all.sort((a, b) => a.at - b.at);
}

export async function removeShared(keys: readonly string[]): Promise<void> {
  for (const key of keys) await run("readwrite", (files) => files.delete(key));
}

/** How much of a file decides whether it is the same as another, in bytes. */
const HEAD = 1024 * 1024;

/** Phones give no time of a shared file that would tell it from another of its name. */
async function keyOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.slice(0, HEAD).arrayBuffer());
  return [...new Uint8Array(digest), file.size, file.name].join(" ");
}
