/** Disk faults, recognized by the messages of SQLite and of the system. */
import { TryLater } from "../../model/web/problem.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Why data could not be read or written, for reasons that a host can mend. */
type StorageFault = "full" | "read-only" | "damaged";

const MESSAGES: Record<StorageFault, RegExp> = {
  full: /database or disk is full|no space left on device|disk quota exceeded/i,
  "read-only": /read-?only (database|file ?system)|attempt to write a readonly/i,
  damaged: /database disk image is malformed|disk I\/O error|input\/output error/i,
};

/** The fault named by an error or its cause; undefined for other errors. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const kinds = Object.keys(MESSAGES) as StorageFault[];
  return kinds.find((kind) => MESSAGES[kind].test(error.message)) ?? storageFaultOf(error.cause);
}

/**
 * Lets a read go on without a note that could not be written while a disk is at fault, or a newer
 * version of the program has taken over the store. Throws any other error.
 */
export function ignoreStorageFault(error: unknown): undefined {
  if (storageFaultOf(error) === undefined && !(error instanceof StoreUpdated)) throw error;
}

/** What a host should do about each, without losing good data. */
export const STORAGE_REMEDIES: Record<StorageFault, string> = {
  full: "The data is as it was. Make room on its disk, or move the whole folder to a larger one; " +
    "remove nothing from it.",
  "read-only": "The data is as it was. Let the user who runs the server write to the folder and " +
    "to the files in it, or mount the disk so that it can be written.",
  damaged:
    "Stop the server, and copy the whole data folder to another disk before anything else. " +
    "Then look at the disk, and restore the newest backup.",
};

/** Seconds until a balancer has sent everybody to the newer version. */
const RETRY_AFTER = 60;

/** A newer version of the program has taken over the store: this process saves nothing any more. */
export class StoreUpdated extends TryLater {
  constructor() {
    super(503, t("serverBeingUpdated"), RETRY_AFTER);
  }
}
