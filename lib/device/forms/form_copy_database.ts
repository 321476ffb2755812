/** The database of copies of forms in this browser. */
import { createFormCopies, type FormCopies } from "./form_copies.ts";
import type { FormCopy, FormCopyRecords } from "./form_copy.ts";
import { keepOpen } from "./keep_open.ts";
import { createPatientAsker } from "../patient_asker.ts";
import { getLocalStorage } from "../storage.ts";
import { FORM_COPIES_DATABASE } from "../storage_keys.ts";

const COPIES = "copies";

/** The time limit of the device for any call, in milliseconds. */
const PATIENCE = 5000;

function createRecords(): FormCopyRecords {
  const ask = createPatientAsker(PATIENCE);
  const transact = keepOpen({
    name: FORM_COPIES_DATABASE,
    stores: { [COPIES]: { keyPath: "id" } },
    durability: "strict",
  });
  const run = (mode: IDBTransactionMode, work: (copies: IDBObjectStore) => IDBRequest) =>
    ask(() => transact(mode, (store) => work(store(COPIES))));
  return {
    all: () => run("readonly", (copies) => copies.getAll()) as Promise<FormCopy[]>,
    put: async (copy) => void await run("readwrite", (copies) => atOnce(copies.put(copy))),
    remove: async (id) => void await run("readwrite", (copies) => atOnce(copies.delete(id))),
    async change(id, change) {
      await run("readwrite", (copies) => {
        const found: IDBRequest<FormCopy | undefined> = copies.get(id);
        found.onsuccess = () => {
          const next = change(found.result);
          if (next) copies.put(next);
          else if (found.result) copies.delete(id);
        };
        return found;
      });
    },
  };
}

/** Commits without waiting for the answer, which a page that is being left never hears. */
function atOnce<T>(request: IDBRequest<T>): IDBRequest<T> {
  request.transaction!.commit();
  return request;
}

let instance: FormCopies | undefined;

/** The copies in this browser. Browser only. */
export const getFormCopies = (): FormCopies =>
  instance ??= createFormCopies({ records: createRecords(), local: getLocalStorage() });
