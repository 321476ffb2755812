import assert from "node:assert/strict";
import { inTransaction, keepOpen } from "../../../lib/device/database.ts";
import { handedOverStore } from "../../../lib/device/handed_over_store.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";

type Opening = { result: unknown; onsuccess?: () => void };

/** Puts a browser's databases in place until it is disposed: `open` returns what opens one. */
function withDatabases(open: () => Opening): Disposable {
  Object.assign(globalThis, { indexedDB: { open } });
  return { [Symbol.dispose]: () => void Reflect.deleteProperty(globalThis, "indexedDB") };
}

Deno.test("what the browser throws within a transaction is an error, and the database is closed", async () => {
  let isClosed = false;
  const database = {
    transaction() {
      throw new DOMException("No such store", "NotFoundError");
    },
    close: () => isClosed = true,
  };
  using _ = withDatabases(() => {
    const opening: Opening = { result: database };
    // As the browser does: nobody catches what this throws.
    queueMicrotask(() => opening.onsuccess!());
    return opening;
  });
  const shape = { name: "files", stores: { blobs: {} } };
  await assert.rejects(
    inTransaction(shape, "readonly", (store) => store("blobs").get("a")),
    /No such store/,
  );
  assert.ok(isClosed);
});

Deno.test("a database that is kept open begins a transaction at once, and closes for whoever deletes it", async () => {
  let opened = 0;
  const began: string[] = [];
  const databases: { onversionchange?: () => void; isClosed: boolean }[] = [];
  const makeDatabase = () => {
    const database = {
      isClosed: false,
      onversionchange: undefined,
      transaction(_names: string[], mode: string, { durability }: IDBTransactionOptions) {
        // WebKit loses connections without an event.
        if (database.isClosed) throw new DOMException("Closed", "InvalidStateError");
        began.push(`${mode} ${durability}`);
        const transaction = { objectStore: () => ({}), oncomplete: () => {} };
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
  const run = keepOpen({ name: "copies", stores: { copies: {} }, durability: "strict" });
  const put = () => run("readwrite", () => ({ result: "stored" }) as never);
  assert.equal(await put(), "stored");
  const leaving = put();
  assert.deepEqual([opened, began.length], [1, 2], "without waiting");
  await leaving;
  databases[0].onversionchange!();
  assert.ok(databases[0].isClosed);
  await put();
  databases[1].isClosed = true;
  await put();
  assert.deepEqual([opened, new Set(began)], [3, new Set(["readwrite strict"])]);
});

Deno.test("a database that never opens is given up within seconds by what is handed over", async () => {
  using time = new FakeTime();
  using _ = withDatabases(() => ({ result: undefined }));
  const failed: string[] = [];
  const asked = [
    handedOverStore.read(),
    handedOverStore.write({ userId: "a", progress: [], progressSent: 0, drafts: [] }),
    handedOverStore.remove(),
  ].map((answer) => answer.catch((error) => void failed.push(error.name)));
  await time.advance(10_000);
  await Promise.all(asked);
  assert.deepEqual(failed, ["TimedOut", "TimedOut", "TimedOut"]);
});
