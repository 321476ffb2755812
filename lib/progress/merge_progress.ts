/** Moves progress from before a sign-in to the account. */
import { forgetOnDevice, readDevice } from "./device_progress.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Moves all records of this device into the outbox of the signed-in visitor, who wants that, and
 * sends it; returns their number. The server merges them: a new tour is begun, a finished one stays
 * finished, no completed stop is lost. The active one goes last, so that it is active in the end.
 * Without a signal they arrive later. A record leaves the device when the outbox has stored it or
 * the server has it.
 */
export async function mergeDevice(store: KeyValueStorage, outbox: Outbox): Promise<number> {
  const records = readDevice(store)
    .sort((a, b) => a.isActive === b.isActive ? 0 : a.isActive === "true" ? 1 : -1);
  const unstored: string[] = [];
  for (const { tourId, currentStopIndex, completedStops, stopIds } of records) {
    const patch = { currentStopIndex, completedStops, stopIds };
    if (await outbox.save(tourId, patch)) forgetOnDevice(store, tourId);
    else unstored.push(tourId);
  }
  await outbox.flush();
  for (const tourId of unstored) if (!outbox.hasUnsent(tourId)) forgetOnDevice(store, tourId);
  return records.length;
}
