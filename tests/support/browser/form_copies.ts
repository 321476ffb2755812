/** The copies of forms on the device of a page. */
import type { Page } from "playwright-core";
import type { FormCopy } from "../../../lib/device/forms/form_copy.ts";
import { WAITING_DATABASE } from "../../../lib/device/storage_keys.ts";

/** Runs in the page. A database that is not there must not be made by a look at it. */
async function readCopies(name: string): Promise<FormCopy[]> {
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settled(indexedDB.open(name));
  const copies = await settled(database.transaction("forms").objectStore("forms").getAll());
  database.close();
  return copies;
}

export const formCopies = (page: Page): Promise<FormCopy[]> =>
  page.evaluate(readCopies, WAITING_DATABASE);

/** Waits until a copy has this text. */
export const copyWith = (page: Page, text: string): Promise<void> =>
  becomeTrue(page, (copies) => JSON.stringify(copies).includes(text));

/** Waits until no copy is left. */
export const noCopies = (page: Page): Promise<void> =>
  becomeTrue(page, (copies) => copies.length === 0);

const [BETWEEN_LOOKS_MS, MOST_MS] = [50, 30_000];

async function becomeTrue(page: Page, holds: (copies: FormCopy[]) => boolean): Promise<void> {
  const until = Date.now() + MOST_MS;
  while (!holds(await formCopies(page))) {
    if (Date.now() > until) throw new Error(`It never came true: ${holds}`);
    await new Promise((over) => setTimeout(over, BETWEEN_LOOKS_MS));
  }
}
