/** Choices of walks that are off at first and stored on the device. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "../../device/storage.ts";

/** Makes the choice stored as `key`; without `storage` it is lost with the page. Never throws. */
export function createStoredChoice(storage: KeyValueStorage | undefined, key: string) {
  const isOn = signal(readChoice(storage, key));
  return {
    isOn: isOn as ReadonlySignal<boolean>,
    set(on: boolean): void {
      isOn.value = on;
      try {
        storage?.setItem(key, on ? "on" : "off");
      } catch {
        // The storage is full: the choice is lost with the page.
      }
    },
  };
}

function readChoice(storage: KeyValueStorage | undefined, key: string): boolean {
  try {
    return storage?.getItem(key) === "on";
  } catch {
    return false;
  }
}
