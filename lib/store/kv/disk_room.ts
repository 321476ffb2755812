/** The free room of a disk, and how much of it the program leaves. */
import fs from "node:fs";

/** Bytes that saves and uploads leave on the disk of the data folder. */
export const ROOM_FOR_SAVES = 32e6;

/** Bytes that the search index leaves, which follows the last saves. */
export const ROOM_FOR_INDEX = 24e6;

/**
 * Bytes that deletions and sign-ins leave, too. Deno's store ends the process when it cannot remove
 * expired entries, for which it takes at most this much (see `disk_reserve.ts`).
 */
export const LAST_ROOM = 16e6;

/** A write that was refused so that the disk does not run full; nothing of it was done. */
export class DiskFull extends Error {
  constructor(room: number, kept: number) {
    super(
      `no space left on device: ${megabytes(room)} MB are free, and ${megabytes(kept)} are kept`,
    );
  }
}

/** The bytes as whole megabytes, rounded down. */
export const megabytes = (bytes: number): number => Math.floor(bytes / 1e6);

/**
 * The free bytes for the program on the disk of `folder`; infinite where there is no such folder,
 * or the program may not ask (`--allow-sys=statfs`). Takes 6 µs, less than any write.
 */
export function freeRoom(folder: string): number {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return Number(bavail) * Number(bsize);
  } catch (error) {
    if (isUnknown(error)) return Infinity;
    throw error;
  }
}

const isUnknown = (error: unknown) =>
  error instanceof Deno.errors.NotCapable || (error as { code?: string }).code === "ENOENT";

/** @throws {DiskFull} when less than `kept` bytes would be free after `bytes` more. */
export function requireRoom(folder: string, kept: number, bytes = 0): void {
  const room = freeRoom(folder);
  if (room - bytes < kept) throw new DiskFull(room, kept);
}
