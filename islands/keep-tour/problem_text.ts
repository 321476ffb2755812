/** What people are told when a tour could not be kept. */
import { ChunkError } from "../../lib/browser/load_chunk.ts";
import {
  BrokenFile,
  MissingTour,
  NoRoom,
  NoWorker,
  RemovedMeanwhile,
} from "../../lib/offline/keep_errors.ts";
import { sizeText } from "../../lib/offline/size_text.ts";

/** What went wrong, and what to do. */
export function problemText(error: unknown): string {
  if (error instanceof NoRoom) return noRoomText(error);
  if (error instanceof ChunkError) return error.message;
  if (error instanceof NoWorker) {
    return "This browser does not let sites keep files here. Many refuse it in private windows.";
  }
  if (error instanceof MissingTour) return "This archive has been deleted, or is no longer public.";
  if (error instanceof RemovedMeanwhile) {
    return "It has been removed from this phone in the meantime.";
  }
  if (error instanceof BrokenFile) {
    return "A file arrived incomplete. The rest is kept: try again.";
  }
  if (error instanceof TypeError || isTimeout(error)) {
    return "The connection was lost. What has arrived is kept: continue when you are online again.";
  }
  return `It could not be kept: ${error instanceof Error ? error.message : error}`;
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

const noRoomText = ({ needed, free }: NoRoom) =>
  `There is not enough room on this device: it needs ${sizeText(needed)}` +
  (free === undefined ? ". " : `, and ${sizeText(Math.max(0, free))} is free. `) +
  "Remove another archive, or free some space, and try again.";
