/** What is being written, kept on this device: it outlives reloads, lost networks and ended sessions. */
import { FORM_COPY_PREFIX, FORM_RESUME_KEY } from "../../../lib/browser/storage_keys.ts";
import { getLocalStorage } from "../../../lib/browser/storage.ts";
import { readValues, type TourValues } from "../values.ts";

/** `of` is "create", or the id of the tour that is edited. `at` is a time in milliseconds. */
export type DeviceCopy = {
  id: string;
  of: string;
  values: TourValues;
  /** True when the server has all of it. */
  saved: boolean;
  at: number;
  /** Who wrote it; undefined for somebody who had not signed in. */
  userId?: string;
  draftId?: string;
  template?: string;
  /** The version of the tour that the changes began from. */
  revision?: number;
};

/** Keeps a copy in place of the one with the same id. */
export function keepCopy(copy: DeviceCopy): void {
  try {
    getLocalStorage()?.setItem(FORM_COPY_PREFIX + copy.id, JSON.stringify(copy));
  } catch (error) {
    console.warn("There is no room on this device for a copy of the form", error);
  }
}

export const dropCopy = (id: string): void => getLocalStorage()?.removeItem(FORM_COPY_PREFIX + id);

/** Forgets the copies of a draft that is gone. */
export function dropCopiesOf(draftId: string): void {
  for (const copy of allCopies()) if (copy.draftId === draftId) dropCopy(copy.id);
}

/**
 * The copies of a form that may be offered to `userId` (undefined: nobody has signed in), newest first: never
 * what another person wrote, nor what another tab is writing right now. Of those that the server has, the
 * newest only, and only to its writer.
 */
export async function copiesFor(of: string, userId: string | undefined): Promise<DeviceCopy[]> {
  const busy = await openElsewhere();
  const mine = allCopies().filter((copy) =>
    copy.of === of && !busy.has(FORM_COPY_PREFIX + copy.id) &&
    (copy.userId === userId || (!copy.saved && (!copy.userId || !userId)))
  ).sort((a, b) => b.at - a.at);
  return mine.filter((copy, i) => !copy.saved || i === 0);
}

/** Marks a copy as being written in this tab until the way back is called. */
export function holdCopy(id: string): () => void {
  let release = () => {};
  const held = new Promise<void>((done) => release = done);
  navigator.locks?.request(FORM_COPY_PREFIX + id, () => held);
  return release;
}

/** After the page has come anew, goes on with this copy without a question. */
export const resumeLater = (id: string): void => sessionStorage.setItem(FORM_RESUME_KEY, id);

/** The copy to go on with, once. */
export function takeResumed(of: string): DeviceCopy | undefined {
  const id = sessionStorage.getItem(FORM_RESUME_KEY);
  sessionStorage.removeItem(FORM_RESUME_KEY);
  return allCopies().find((copy) => copy.id === id && copy.of === of);
}

function allCopies(): DeviceCopy[] {
  const storage = getLocalStorage();
  const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(FORM_COPY_PREFIX));
  return keys.flatMap((key) => {
    try {
      const copy = JSON.parse(storage!.getItem(key)!);
      return [{ ...copy, values: readValues(copy.values) }];
    } catch {
      return []; // Not ours, or written half.
    }
  });
}

async function openElsewhere(): Promise<Set<string | undefined>> {
  const locks = await navigator.locks?.query();
  return new Set(locks?.held?.map(({ name }) => name));
}
