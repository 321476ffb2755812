/** A database that stays open; apart from database.ts, because visitors' pages do without. */
import { type DatabaseShape, openDatabase, transact, type Work } from "../database.ts";

/**
 * Returns a function like `inTransaction` whose database stays open, so that a call begins its
 * transaction at once: a page that is being left cannot wait. It closes when somebody deletes it.
 */
export function keepOpen(shape: DatabaseShape) {
  let opened: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;

  async function reopen(): Promise<IDBDatabase> {
    const database = await (opening ??= openDatabase(shape).finally(() => opening = undefined));
    const forget = () => void (opened = undefined);
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return opened = database;
  }

  return async (mode: IDBTransactionMode, work: Work): Promise<unknown> => {
    try {
      if (opened) return await transact(opened, shape, mode, work);
    } catch (error) {
      // The connection is gone, without an event: WebKit, after a time in the background.
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    }
    return await transact(await reopen(), shape, mode, work);
  };
}
