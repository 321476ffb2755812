/** The choice to read the stories of walks instead of hearing them, stored on the device. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "../../device/storage.ts";
import { WALK_READING_KEY } from "../../device/storage_keys.ts";

/** Makes the choice of a page; without `storage` it is lost with the page. No action throws. */
export function createReadingChoice(storage: KeyValueStorage | undefined) {
  const isOn = signal(readChoice(storage));
  return {
    isOn: isOn as ReadonlySignal<boolean>,
    set(on: boolean): void {
      isOn.value = on;
      try {
        storage?.setItem(WALK_READING_KEY, on ? "on" : "off");
      } catch {
        // The storage is full: the choice is lost with the page.
      }
    },
  };
}

function readChoice(storage: KeyValueStorage | undefined): boolean {
  try {
    return storage?.getItem(WALK_READING_KEY) === "on";
  } catch {
    return false;
  }
}
