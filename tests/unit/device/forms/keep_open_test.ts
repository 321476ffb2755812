import assert from "node:assert/strict";
import { keepOpen } from "../../../../lib/device/forms/keep_open.ts";

type Opening = { result: unknown; onsuccess?: () => void };

Deno.test("a database that is kept open begins a transaction at once, and closes when another page deletes it", async () => {
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
  const open = () => {
    opened++;
    const opening: Opening = { result: makeDatabase() };
    queueMicrotask(() => opening.onsuccess!());
    return opening;
  };
  Object.assign(globalThis, { indexedDB: { open } });
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
  Reflect.deleteProperty(globalThis, "indexedDB");
});
