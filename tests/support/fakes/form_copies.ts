/** Copies of forms in a database in memory. */
import { createFormCopies } from "../../../lib/device/forms/form_copies.ts";
import type { FormCopy, FormCopyRecords } from "../../../lib/device/forms/form_copy.ts";

/** `isFull` lets the database refuse what is written; `clock` tells the time to the copies. */
export function memoryFormCopies(local?: Storage) {
  const all = new Map<string, FormCopy>();
  const device = { isFull: false };
  const clock = { now: 1_000_000 };
  const put = (copy: FormCopy) => {
    if (device.isFull) throw new DOMException("Full", "QuotaExceededError");
    all.set(copy.id, structuredClone(copy));
  };
  const records: FormCopyRecords = {
    all: () => Promise.resolve([...all.values()].map((copy) => structuredClone(copy))),
    put: (copy) => Promise.try(put, copy),
    change: (id, change) =>
      Promise.try(() => {
        const next = change(structuredClone(all.get(id)));
        if (next) put(next);
        else all.delete(id);
      }),
    remove: (id) => Promise.resolve(void all.delete(id)),
  };
  return {
    copies: createFormCopies({ records, local, now: () => clock.now }),
    records,
    /** What the database has, without a look at its age. */
    all,
    clock,
    device,
  };
}

/** Copies in a browser that refuses its database. */
export function refusedFormCopies() {
  const refused = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  return createFormCopies({
    records: { all: refused, put: refused, change: refused, remove: refused },
  });
}
