/** Checks the free space on the disk of the data folder. */
import type { Config } from "./config.ts";

/** Returns the fault of the disk, or undefined. */
export type DiskCheck = () => Promise<string | undefined>;

/**
 * The space is low below 64 MB, until 96 MB are free: the store needs some of it to remove expired
 * entries, and ends the process without it. Two limits, so that a deletion and the next upload do
 * not switch the process off and on.
 */
const LEAST = 64e6;
const ENOUGH = 96e6;

/** How long a result is reused, in milliseconds, because anybody may ask. */
const LASTS = 10_000;

type Disk = {
  /** Free bytes for the program. */
  room(): Promise<number>;
  /** Writes something; throws if that fails. */
  write(): Promise<void>;
};

/**
 * Checks the disk of `config`'s data folder. With `KV_URL` and a bucket nothing is on this disk,
 * and nothing is checked.
 */
export function createDiskCheck(
  { dataDir, store, media }: Pick<Config, "dataDir" | "store" | "media">,
  disk = diskOf(dataDir),
  clock = () => performance.now(),
): DiskCheck {
  if (!isDiskUsed({ store, media })) return () => Promise.resolve(undefined);
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

/** Reads the free bytes of the data folder's disk; undefined where nothing is kept on it. */
export const diskRoomOf = (config: Pick<Config, "dataDir" | "store" | "media">) =>
  isDiskUsed(config) ? diskOf(config.dataDir).room : undefined;

const isDiskUsed = ({ store, media }: Pick<Config, "store" | "media">) =>
  typeof store === "object" && "path" in store || "folder" in media.storage;

function diskOf(folder: string): Disk {
  return {
    async room() {
      try {
        // Only here: a platform without a disk may have an older Deno, which has none of it.
        const { statfs } = await import("node:fs/promises");
        // With a store elsewhere nothing else makes it before the first upload.
        await Deno.mkdir(folder, { recursive: true });
        const { bavail, bsize } = await statfs(folder);
        return Number(bavail) * Number(bsize);
      } catch (error) {
        // A host that starts main.ts with other permissions may not grant this one.
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
