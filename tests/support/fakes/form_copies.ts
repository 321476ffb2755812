/** Copies of forms in memory. */
import { createFormCopies } from "../../../lib/device/forms/form_copies.ts";
import type { FormCopy } from "../../../lib/device/forms/form_copy.ts";
import { memoryRecords, refusedRecords } from "./records.ts";

/** `clock` tells the time to the copies; `all` is what the device has, however old. */
export function memoryFormCopies() {
  const device = memoryRecords<FormCopy>();
  const clock = { now: 1_000_000 };
  const copies = createFormCopies({ records: device.records, now: () => clock.now });
  return { copies, records: device.records, all: device.all, clock, device };
}

/** Copies in a browser that refuses its database. */
export const refusedFormCopies = () => createFormCopies({ records: refusedRecords<FormCopy>() });
