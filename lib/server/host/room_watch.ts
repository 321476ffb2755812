/** The disk under the data file, watched while the program runs. */
import { dirname } from "node:path";
import { keepReserve } from "../../store/kv/disk_reserve.ts";
import { freeRoom, megabytes, ROOM_FOR_SAVES } from "../../store/kv/disk_room.ts";

/** How often the disk is looked at, in milliseconds. */
const LOOK_EVERY_MS = 5000;

type Watch = {
  stopping: AbortSignal;
  /** The log. */
  info: (text: string) => void;
  warn: (text: string) => void;
};

/**
 * Keeps the reserve of the data file `path`, and tells the host when saves are refused and when
 * they go on, until `stopping` aborts. Resolves after the first look.
 */
export async function watchRoom(path: string, { stopping, info, warn }: Watch): Promise<void> {
  let isFull = false;
  async function look(): Promise<void> {
    await keepReserve(path);
    const room = freeRoom(dirname(path));
    if (isFull === room < ROOM_FOR_SAVES) return;
    isFull = !isFull;
    const is = `${megabytes(room)} MB are free`;
    if (isFull) {
      warn(
        `The disk of the data folder is full: ${is}. Visitors can read; saves and uploads are ` +
          `refused until ${
            megabytes(ROOM_FOR_SAVES)
          } MB are free. Make room on it; no restart is ` +
          "needed.",
      );
    } else info(`The disk of the data folder has room again: ${is}. What is sent is saved.`);
  }
  const failed = (cause: unknown) =>
    warn(`The disk of the data folder cannot be looked at: ${cause}`);
  await look().catch(failed);
  const timer = setInterval(() => look().catch(failed), LOOK_EVERY_MS);
  stopping.addEventListener("abort", () => clearInterval(timer));
}
