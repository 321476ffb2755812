/**
 * Room that the store has on a disk that something else fills: its write-ahead log is as long as it
 * needs before it needs it, and a file beside the data is given up for a start.
 */
import { dirname } from "node:path";
import { freeRoom, ROOM_FOR_SAVES } from "./disk_room.ts";

/**
 * The bytes of the log: SQLite goes over its length again and again, so that expired entries are
 * removed on a disk without a free byte. Measured: removing 1,000 entries takes 0.3 MB of the log,
 * and 50,000 at once 15 MB.
 */
const LOG = 8e6;

/** The bytes of the file for a start: for the log and the other files of an open database. */
const RESERVE = LOG + 4e6;

/** What a start needs beside the log. */
const BESIDE_LOG = 2e6;

/** From so many free bytes on a reserve is made. */
const ENOUGH = 2 * ROOM_FOR_SAVES;

const reserveName = (path: string) => `${path}.reserve`;

/** Gives up the reserve of the data file `path`; returns whether there was one. */
export async function giveUpReserve(path: string): Promise<boolean> {
  return await Deno.remove(reserveName(path)).then(() => true, () => false);
}

/** Makes the reserve of the data file `path` where it is missing and there is much room. */
export async function keepReserve(path: string): Promise<void> {
  if (freeRoom(dirname(path)) < ENOUGH) return;
  // If another program fills the disk meanwhile, the part that was written is removed.
  await fillTo(reserveName(path), RESERVE).catch(() => giveUpReserve(path));
}

/**
 * Lengthens the write-ahead log of the data file `path`, which must not be open. SQLite reads a log
 * up to the first frame whose checksum is wrong, such as one of zeros.
 */
export async function lengthenLog(path: string): Promise<void> {
  // A new database would remove a log that is there before it.
  if (!await sizeOf(path)) (await Deno.openKv(path)).close();
  const room = freeRoom(dirname(path)) - BESIDE_LOG;
  await fillTo(`${path}-wal`, Math.min(LOG, await sizeOf(`${path}-wal`) + room));
}

/** Appends zeros to a file, up to so many bytes, and waits until they are on the disk. */
async function fillTo(path: string, bytes: number): Promise<void> {
  const size = await sizeOf(path);
  if (size >= bytes) return;
  using file = await Deno.open(path, { create: true, append: true });
  const zeros = new Uint8Array(bytes - size);
  for (let at = 0; at < zeros.length;) at += await file.write(zeros.subarray(at));
  await file.sync();
}

/** The size of a file in bytes; 0 for a missing one. */
const sizeOf = (path: string): Promise<number> => Deno.stat(path).then(({ size }) => size, () => 0);
