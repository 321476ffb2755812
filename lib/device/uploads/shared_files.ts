/**
 * Files that were shared with the installed program from another one: stored by the service worker
 * until a form takes them. Each function rejects if the browser refuses its storage.
 */
import { deviceRecords, patient } from "../queue/records.ts";

/** A waiting file; `at` is when it was shared, in milliseconds since 1970. */
export type SharedFile = { id: string; at: number; file: File };

/** The time limit of the device in milliseconds: recordings may be large. */
const PATIENCE = 30_000;

const records = patient(deviceRecords<SharedFile>("shared"), { ms: PATIENCE });

/** Stores files, each once: one that waits already is replaced by itself. */
export async function keepShared(files: readonly File[], now = Date.now()): Promise<void> {
  for (const file of files) {
    await records.put({ id: await idOf(file), at: now, file });
  }
}

/** The waiting files, the earliest first. */
export async function listShared(): Promise<SharedFile[]> {
  return (await records.list()).sort((a, b) => a.at - b.at);
}

export async function removeShared(ids: readonly string[]): Promise<void> {
  for (const id of ids) await records.remove(id);
}

/** How much of a file decides whether it is the same as another, in bytes. */
const HEAD = 1024 * 1024;

/** Phones give no time of a shared file that would tell it from another of its name. */
async function idOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.slice(0, HEAD).arrayBuffer());
  return [...new Uint8Array(digest), file.size, file.name].join(" ");
}
