import assert from "node:assert/strict";
import { deviceRecords, patient } from "../../../../lib/device/queue/records.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";

type Opening = { result: unknown; onsuccess?: () => void; onupgradeneeded?: () => void };

/** Puts a browser's databases in place until it is disposed: `open` returns what opens one. */
function withDatabases(open: (name: string, version?: number) => Opening): Disposable {
  Object.assign(globalThis, { indexedDB: { open } });
  return { [Symbol.dispose]: () => void Reflect.deleteProperty(globalThis, "indexedDB") };
}

const RECORD = { id: "mill" };

Deno.test("the database stays open, begins a transaction at once, and closes when another page deletes it", async () => {
  let opened = 0;
  const began: string[] = [];
  const databases: { onversionchange?: () => void; isClosed: boolean }[] = [];
  const makeDatabase = () => {
    const database = {
      isClosed: false,
      objectStoreNames: { contains: () => true },
      onversionchange: undefined,
      transaction(names: string[], mode: string, { durability }: IDBTransactionOptions) {
        // WebKit loses connections without an event.
        if (database.isClosed) throw new DOMException("Closed", "InvalidStateError");
        began.push(`${names} ${mode} ${durability}`);
        const transaction = { objectStore: () => ({ put: () => request }), oncomplete: () => {} };
        const request = { transaction: { commit: () => {} } };
        queueMicrotask(() => transaction.oncomplete());
        return transaction;
      },
      close: () => database.isClosed = true,
    };
    databases.push(database);
    return database;
  };
  using _ = withDatabases(() => {
    opened++;
    const opening: Opening = { result: makeDatabase() };
    queueMicrotask(() => opening.onsuccess!());
    return opening;
  });
  const records = deviceRecords("forms");
  await records.put(RECORD);
  const leaving = records.put(RECORD);
  assert.deepEqual([opened, began.length], [1, 2], "without waiting");
  await leaving;
  databases[0].onversionchange!();
  assert.ok(databases[0].isClosed);
  await records.put(RECORD);
  databases[1].isClosed = true;
  await records.put(RECORD);
  assert.deepEqual([opened, new Set(began)], [3, new Set(["forms readwrite strict"])]);
});

Deno.test("a database of an older version gets the kinds that it lacks, and keeps the others", async () => {
  const names = new Set(["forms", "files"]);
  const made: string[] = [];
  const makeDatabase = (version: number) => ({
    version,
    close: () => {},
    objectStoreNames: { contains: (name: string) => names.has(name) },
    createObjectStore(name: string, options?: IDBObjectStoreParameters) {
      names.add(name);
      made.push(`${name} ${options?.keyPath}`);
    },
    transaction() {
      const transaction = { objectStore: () => ({ put: () => request }), oncomplete: () => {} };
      const request = { transaction: { commit: () => {} } };
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
  });
  const asked: unknown[] = [];
  using _ = withDatabases((_, version) => {
    asked.push(version);
    const opening: Opening = { result: makeDatabase(version ?? 1) };
    queueMicrotask(() => {
      if (version) opening.onupgradeneeded!();
      opening.onsuccess!();
    });
    return opening;
  });
  // A connection of the test before is gone.
  const { deviceRecords } = await import("../../../../lib/device/queue/records.ts?older" as string);
  await deviceRecords("comments").put(RECORD);
  assert.deepEqual(asked, [undefined, 2]);
  assert.deepEqual(made.toSorted(), [
    "comments id",
    "progress id",
    "shared id",
    "stories id",
    "takes id",
    "uploads id",
    "words id",
  ]);
});

Deno.test("a database that never opens is given up within seconds", async () => {
  using time = new FakeTime();
  using _ = withDatabases(() => ({ result: undefined }));
  const records = patient(deviceRecords("takes"));
  let failed = "";
  const asked = records.readFiles("mill").catch((error) => failed = error.name);
  await time.advance(5000);
  await asked;
  assert.equal(failed, "TimedOut");
});
