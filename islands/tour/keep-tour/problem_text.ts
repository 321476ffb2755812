/** The messages when a tour could not be kept. */
import { ChunkError } from "../../../lib/device/load_chunk.ts";
import {
  BrokenFile,
  MissingTour,
  NoRoom,
  NoStorage,
  NoWorker,
  RemovedMeanwhile,
} from "../../../lib/offline/keep/keep_errors.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";

/** The error, and what to do. */
export function problemText(error: unknown): string {
  if (error instanceof NoRoom) return noRoomText(error);
  if (error instanceof ChunkError) return error.message;
  if (error instanceof NoWorker) {
    return "This browser doesn’t let sites save files. Many refuse it in private windows: open the archive in a normal one.";
  }
  if (error instanceof NoStorage) {
    return "This browser didn’t save the files. Private windows often refuse that: open this " +
      "page in a normal one. If this is a normal one, restart the browser, then try again.";
  }
  if (error instanceof MissingTour) return "This archive was deleted, or is no longer public.";
  if (error instanceof RemovedMeanwhile) {
    return "Another tab removed this archive from this device. You can save it again.";
  }
  if (error instanceof BrokenFile) {
    return "A file arrived incomplete. The rest is saved: try again.";
  }
  if (error instanceof TypeError || isTimeout(error)) {
    return "The connection was lost. What arrived is saved: continue when you’re online again.";
  }
  return `This archive couldn’t be saved: ${error instanceof Error ? error.message : error}`;
}

/** Why a kept tour could not be removed. */
export const NOT_REMOVED =
  "It couldn’t be removed: the browser doesn’t answer. Restart it, then try again.";

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

const noRoomText = ({ needed, free }: NoRoom) =>
  `This device doesn’t have enough room. The archive needs ${sizeText(needed)}` +
  (free === undefined ? ". " : `, and ${sizeText(Math.max(0, free))} is free. `) +
  "Remove another archive, or free some space, and try again.";
