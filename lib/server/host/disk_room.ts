/** Checks the free space on the disk of the data folder. */
import { freeRoom, megabytes, requireRoom, ROOM_FOR_SAVES } from "../../store/kv/disk_room.ts";
import type { Config } from "./config.ts";

/** Returns the fault of the disk, or undefined. */
export type DiskCheck = () => Promise<string | undefined>;

/**
 * The space is low below twice what saves leave free, until three times as much is free. Two
 * limits, so that a deletion and the next upload do not switch the process off and on.
 */
const LEAST = 2 * ROOM_FOR_SAVES;
const ENOUGH = 3 * ROOM_FOR_SAVES;

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
      const floor = megabytes(ROOM_FOR_SAVES);
      return `The disk of the data folder is full: ${megabytes(room)} MB are free. ` +
        `Below ${floor} MB nothing can be saved.`;
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

/**
 * A function that throws a `DiskFull` where the store, after `bytes` more, would have less than
 * `kept` bytes free; undefined where the store is not on this disk.
 */
export const storeRoomOf = ({ dataDir, store }: Pick<Config, "dataDir" | "store">) =>
  isFile(store) ? (kept: number, bytes?: number) => requireRoom(dataDir, kept, bytes) : undefined;

const isFile = (store: Config["store"]) => typeof store === "object" && "path" in store;

const isDiskUsed = ({ store, media }: Pick<Config, "store" | "media">) =>
  isFile(store) || "folder" in media.storage;

function diskOf(folder: string): Disk {
  return {
    async room() {
      // With a store elsewhere nothing else makes it before the first upload.
      await Deno.mkdir(folder, { recursive: true });
      return freeRoom(folder);
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
