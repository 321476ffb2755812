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
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("tour");

/** The error, and what to do. */
export function problemText(error: unknown): string {
  if (error instanceof NoRoom) return noRoomText(error);
  if (error instanceof ChunkError) return error.message;
  if (error instanceof NoWorker) {
    return t("noWorker");
  }
  if (error instanceof NoStorage) {
    return t("noStorage");
  }
  if (error instanceof MissingTour) return t("archiveGone");
  if (error instanceof RemovedMeanwhile) {
    return t("removedMeanwhile");
  }
  if (error instanceof BrokenFile) {
    return t("fileIncomplete");
  }
  if (error instanceof TypeError || isTimeout(error)) {
    return t("connectionLost");
  }
  return t("notSaved", {
    message: error instanceof Error ? error.message : String(error),
  });
}

/** Why a kept tour could not be removed. */
export const notRemovedText = () => t("notRemoved");

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

const noRoomText = ({ needed, free }: NoRoom) =>
  free === undefined ? t("noRoom", { needed: sizeText(needed) }) : t("noRoomFree", {
    needed: sizeText(needed),
    free: sizeText(Math.max(0, free)),
  });
