/** Choices that are stored on the device. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "./storage.ts";

/**
 * Makes the choice stored as `key`. `isOnAtFirst`: what holds before anybody has chosen. Without
 * `storage` the choice is lost with the page. Never throws.
 */
export function createStoredChoice(
  storage: KeyValueStorage | undefined,
  key: string,
  isOnAtFirst = false,
) {
  const isOn = signal((readChoice(storage, key) ?? (isOnAtFirst ? "on" : "off")) === "on");
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

function readChoice(storage: KeyValueStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
