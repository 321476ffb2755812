/** Whether ways avoid steps: remembered on the device, for all archives. */
import { signal } from "@preact/signals-core";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { STEP_FREE_KEY } from "../../../../lib/device/storage_keys.ts";

export const stepFree = signal(false);

export function recallStepFree(): void {
  stepFree.value = getLocalStorage()?.getItem(STEP_FREE_KEY) === "on";
}

export function setStepFree(isOn: boolean): void {
  stepFree.value = isOn;
  try {
    if (isOn) getLocalStorage()?.setItem(STEP_FREE_KEY, "on");
    else getLocalStorage()?.removeItem(STEP_FREE_KEY);
  } catch {
    // The storage is full: the next form begins with steps.
  }
}
