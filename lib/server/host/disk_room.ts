/** Whether the disk of the data folder takes what is to be saved. */
import { statfs } from "node:fs/promises";
import type { Config } from "./config.ts";

/** Says what is wrong with the disk; undefined where nothing is. */
export type DiskCheck = () => Promise<string | undefined>;

/**
 * Too little from 64 MB on, until there are 96 again: the store needs some of it to remove what has
 * expired, and ends the process without it. What a deletion frees and the next upload takes again
 * does not take the process in and out.
 */
const LEAST = 64e6;
const ENOUGH = 96e6;

/** For how long an answer serves, in milliseconds: anybody may ask. */
const LASTS = 10_000;

type Disk = {
  /** Bytes that are free for the program. */
  room(): Promise<number>;
  /** Writes something, and throws where that fails. */
  write(): Promise<void>;
};

/**
 * Checks the disk of `config`'s data folder. Without anything on this disk, as with `KV_URL` and a
 * bucket, there is nothing to check.
 */
export function createDiskCheck(
  { dataDir, store, media }: Pick<Config, "dataDir" | "store" | "media">,
  disk = diskOf(dataDir),
  clock = () => performance.now(),
): DiskCheck {
  const isUsed = typeof store === "object" && "path" in store || "folder" in media.storage;
  if (!isUsed) return () => Promise.resolve(undefined);
  let isShort = false;
  let asked = -Infinity;
  let said: Promise<string | undefined>;

  async function look(): Promise<string | undefined> {
    const room = await disk.room();
    isShort = room < (isShort ? ENOUGH : LEAST);
    if (isShort) {
      return `The disk of the data folder is full: ${Math.floor(room / 1e6)} MB are free.`;
    }
    try {
      await disk.write();
    } catch (error) {
      return `The data folder cannot be written: ${error instanceof Error ? error.name : error}.`;
    }
  }

  return () => {
    if (clock() - asked >= LASTS) {
      asked = clock();
      said = look();
    }
    return said;
  };
}

function diskOf(folder: string): Disk {
  return {
    async room() {
      try {
        const { bavail, bsize } = await statfs(folder);
        return Number(bavail) * Number(bsize);
      } catch (error) {
        // A host that starts main.ts with permissions of their own may not grant this one.
        if (error instanceof Deno.errors.NotCapable) return Infinity;
        throw error;
      }
    },
    async write() {
      const path = `${folder}/unfinished-check-${crypto.randomUUID()}`;
      try {
        await Deno.writeFile(path, new Uint8Array(4096), { createNew: true });
      } finally {
        await Deno.remove(path).catch(() => {});
      }
    },
  };
}
