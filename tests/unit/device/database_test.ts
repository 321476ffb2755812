import assert from "node:assert/strict";
import { inTransaction } from "../../../lib/device/database.ts";
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
