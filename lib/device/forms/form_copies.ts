/**
 * Copies of unfinished forms on this device, in IndexedDB, because browsers write local storage to
 * the disk only after seconds. `islands/author/tour-form/drafts/device_copies.ts` knows what a form
 * stores in them.
 */
import { deviceRecords, patient, type Records } from "../queue/records.ts";
import type { FormCopy } from "./form_copy.ts";

/** How long a copy stays after the last change to its form, in milliseconds: 30 days. */
export const FORM_COPY_LIFETIME = 30 * 24 * 3600 * 1000;

/** The target of a copy that is not an edit of an existing archive. */
export const NEW_ARCHIVE = "create";

/** Makes the next copy from the present one, which is undefined before the first. */
type Change = (copy: FormCopy) => FormCopy | undefined;

type Parts = {
  records: Records<FormCopy>;
  now?: () => number;
};

export type FormCopies = ReturnType<typeof createFormCopies>;

/** The copies in `records`. Its functions reject as those of `records` do. */
export function createFormCopies({ records, now = Date.now }: Parts) {
  /** All copies; removes those past their lifetime. */
  async function list(): Promise<FormCopy[]> {
    const isExpired = ({ at }: FormCopy) => !(now() - at <= FORM_COPY_LIFETIME);
    const all = await records.list();
    for (const { id } of all.filter(isExpired)) {
      await records.change(id, (copy) => copy && isExpired(copy) ? undefined : copy);
    }
    return all.filter((copy) => !isExpired(copy));
  }

  return {
    list,
    /** Stores a copy in place of the one with the same id. Begins at once. */
    write: (copy: FormCopy): Promise<void> => records.put(copy),
    /** Replaces a copy, or removes it; no effect if it is missing. */
    change: (id: string, change: Change): Promise<void> =>
      records.change(id, (copy) => copy && change(copy)),
    remove: (id: string): Promise<void> => records.remove(id),
    /** Removes the copies that `applies` accepts. */
    async removeAll(applies: (copy: FormCopy) => boolean): Promise<void> {
      for (const { id } of (await list()).filter(applies)) await records.remove(id);
    },
  };
}

let instance: FormCopies | undefined;

/** The copies in this browser. Browser only. */
export const getFormCopies = (): FormCopies =>
  instance ??= createFormCopies({ records: patient(deviceRecords<FormCopy>("forms")) });
