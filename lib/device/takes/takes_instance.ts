/** The takes of this page. Browser only. */
import { currentUploader } from "../pupil/pupil.ts";
import { deviceRecords, patient } from "../queue/records.ts";
import { ACCOUNT_DATA_REMOVED_EVENT } from "../sign_out.ts";
import { createTakes, type Takes } from "./takes.ts";

let instance: Takes | undefined;

/** The takes; the first call reads those of earlier pages. */
export function getTakes(): Takes {
  if (instance) return instance;
  const takes = createTakes({
    store: patient(deviceRecords("takes")),
    userId: currentUploader,
    locks: navigator.locks,
  });
  document.addEventListener(ACCOUNT_DATA_REMOVED_EVENT, takes.clear);
  return instance = takes;
}

/** The take that is being recorded in this page. */
export const runningTake = () =>
  [...getTakes().takes.value.values()].find(({ isRunning }) => isRunning);
