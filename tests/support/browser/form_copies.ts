/** The copies of forms on the device of a page. */
import type { Page } from "playwright-core";
import type { FormCopy } from "../../../lib/device/form_copy.ts";
import { FORM_COPIES_DATABASE } from "../../../lib/device/storage_keys.ts";

/** Runs in the page. A database that is not there must not be made by a look at it. */
async function readCopies(name: string): Promise<FormCopy[]> {
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settled(indexedDB.open(name));
  const copies = await settled(database.transaction("copies").objectStore("copies").getAll());
  database.close();
  return copies;
}

export const formCopies = (page: Page): Promise<FormCopy[]> =>
  page.evaluate(readCopies, FORM_COPIES_DATABASE);

/** Waits until a copy has this text. */
export const copyWith = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    `(${readCopies})(${JSON.stringify(FORM_COPIES_DATABASE)})
      .then((all) => JSON.stringify(all).includes(${JSON.stringify(text)}))`,
  );

/** Waits until no copy is left. */
export const noCopies = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    `(${readCopies})(${JSON.stringify(FORM_COPIES_DATABASE)}).then((all) => all.length === 0)`,
  );
