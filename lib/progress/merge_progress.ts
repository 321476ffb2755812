/** Progress from before sign-in becomes the account's. */
import { forgetOnDevice, readDevice } from "./device_progress.ts";
import type { KeyValueStorage } from "../browser/storage.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Moves all records of this device into the queue of the visitor who has signed in and wants that, and
 * sends it; gives their number. The server unites them with what it has: a tour that is not there yet is
 * begun, a finished one stays finished, no completed stop is lost. The active one goes last, so that it is
 * the active one in the end. Without signal they arrive later.
 */
export async function mergeDevice(store: KeyValueStorage, queue: Outbox): Promise<number> {
  const records = readDevice(store)
    .sort((a, b) => a.isActive === b.isActive ? 0 : a.isActive === "true" ? 1 : -1);
  for (const { tourId, currentStopIndex, completedStops } of records) {
    queue.save(tourId, { currentStopIndex, completedStops });
    forgetOnDevice(store, tourId);
  }
  await queue.flush();
  return records.length;
}
