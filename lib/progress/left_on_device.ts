/** The walk that was begun on this device before a sign-in, until the account has it. */
import { DEVICE_PROGRESS_KEY } from "../device/storage_keys.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { ProgressOfTour } from "./known_progress.ts";
import type { Outbox } from "./outbox.ts";

type DeviceModule = Pick<typeof import("./device_progress.ts"), "readDevice" | "forgetOnDevice">;

/** Reads and hands over the progress in `store`; `load` loads the module that parses it. */
export function createLeftOnDevice(store: KeyValueStorage, load: () => Promise<DeviceModule>) {
  /** The tours that the device has, and the signed-in user's account does not. */
  let notInAccount = new Set<string>();

  return {
    /** The active tour of the device, if it can be read. */
    async read(): Promise<ProgressOfTour[]> {
      if (store.getItem(DEVICE_PROGRESS_KEY) === null) return [];
      try {
        return (await load()).readDevice(store).filter(({ isActive }) => isActive === "true");
      } catch {
        return []; // The next page tries again.
      }
    },
    setNotInAccount(places: ProgressOfTour[]): void {
      notInAccount = new Set(places.map(({ tourId }) => tourId));
    },
    /**
     * A user who continues the device's walk wants it in the account, whatever the earlier answer
     * was.
     */
    async take(tourId: string, outbox: Outbox): Promise<void> {
      if (!notInAccount.delete(tourId)) return;
      const { readDevice, forgetOnDevice } = await load();
      const left = readDevice(store).find((record) => record.tourId === tourId);
      if (!left) return;
      const { currentStopIndex, completedStops, stopIds } = left;
      const isStored = await outbox.save(tourId, { currentStopIndex, completedStops, stopIds });
      if (isStored) forgetOnDevice(store, tourId);
    },
  };
}
