import assert from "node:assert/strict";
import { fencedKv } from "../../../../lib/store/kv/fenced_kv.ts";
import { mutate } from "../../../../lib/store/kv/atomic.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { migrateStore, type Schema } from "../../../../lib/store/migration/migrate.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { SCHEMA_KEY } from "../../../../lib/store/kv/schema.ts";
import { StoreUpdated } from "../../../../lib/store/kv/storage_fault.ts";

const OLDER = 70;
const NEWER = 71;

/** A newer version of the program, whose one step is `step`. */
const newer = (step: Schema["steps"][number][number]): Schema => {
  return { version: NEWER, steps: { [NEWER]: [step] } };
};

/** What a process of the older version has, on a store that it has begun. */
async function openOlder(kv: Deno.Kv, options?: { now: () => number }) {
  await migrateStore(kv, undefined, { version: OLDER, steps: {} });
  return await fencedKv(kv, OLDER, options);
}

Deno.test(
  "from the first step of a migration on an older process writes nothing, by no kind of write",
  withKv(async (kv) => {
    const older = await openOlder(kv);
    await older.kv.set(["a"], 1);
    await older.kv.set(["b"], 1);
    const prepared = older.kv.atomic().set(["a"], 2);
    await migrateStore(
      kv,
      undefined,
      newer(async () => {
        const before = await everything(kv);
        for (
          const write of [
            () => prepared.commit(),
            () => older.kv.atomic().set(["a"], 2).commit(),
            () => older.kv.set(["a"], 2),
            () => older.kv.delete(["b"]),
            () => older.kv.enqueue("a message"),
          ]
        ) await assert.rejects(write(), StoreUpdated);
        assert.deepEqual(await everything(kv), before);
        return 0;
      }),
    );
    await assert.rejects(older.kv.set(["a"], 2), StoreUpdated);
    assert.ok(older.fence.closed.aborted);
    assert.equal((await older.kv.get(["a"])).value, 1, "it reads all the same");
  }),
);

Deno.test(
  "whatever older processes write while a store is migrated is migrated, or refused to them",
  withKv(async (kv) => {
    const older = await openOlder(kv);
    let written = 0;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0;; n++) {
        await older.kv.set(["records", writer, n], "old");
        written++;
      }
    });
    const ends = writers.map((writer) => assert.rejects(writer, StoreUpdated));
    while (written < 50) await older.kv.get(["a"]);
    await migrateStore(
      kv,
      undefined,
      newer(async (fenced) => {
        let changed = 0;
        for await (const { key } of fenced.list({ prefix: ["records"] })) {
          await fenced.set(key, "new");
          changed++;
        }
        return changed;
      }),
    );
    await Promise.all(ends);
    const records = await Array.fromAsync(kv.list({ prefix: ["records"] }));
    assert.equal(records.length, written);
    assert.deepEqual(records.filter(({ value }) => value !== "new"), []);
  }),
);

Deno.test(
  "a write that meets another one is tried again, and the fence stays open",
  withKv(async (kv) => {
    const { kv: fenced, fence } = await openOlder(kv);
    await Promise.all(Array.from({ length: 10 }, () =>
      mutate(async () => {
        const entry = await fenced.get<number>(["count"]);
        const operation = fenced.atomic().check(entry).set(entry.key, (entry.value ?? 0) + 1);
        return { operation, result: undefined };
      })));
    assert.equal((await kv.get(["count"])).value, 10);
    assert.ok(!fence.closed.aborted);
  }),
);

Deno.test(
  "a process learns of a migration within a second, and asks the store once a second for it",
  withKv(async (kv) => {
    let [at, reads] = [0, 0];
    const get = (...args: Parameters<Deno.Kv["get"]>) => {
      reads++;
      return kv.get(...args);
    };
    const { fence } = await openOlder(withMethods(kv, { get }), { now: () => at });
    await migrateStore(kv, undefined, newer(() => Promise.resolve(0)));
    reads = 0;
    for (at = 900; at < 1000; at++) assert.equal(await fence.look(), false);
    assert.equal(reads, 0);
    at = 1000;
    assert.deepEqual(await Promise.all([fence.look(), fence.look()]), [true, true]);
    assert.equal(reads, 1);
    assert.equal(await fence.look({ isUrgent: true }), true);
    assert.equal(reads, 1, "there is no way back");
  }),
);

Deno.test(
  "a migration that was killed leaves older programs out, and newer ones go on from its beginning",
  withKv(async (kv) => {
    const older = await openOlder(kv);
    const step = async (fenced: Deno.Kv) => {
      await fenced.set(["step"], "done");
      return 1;
    };
    await assert.rejects(migrateStore(killedAfter(kv, 1), undefined, newer(step)), /killed/);
    await assert.rejects(older.kv.set(["a"], 1), StoreUpdated);
    await assert.rejects(openOlder(kv), /schema 71, .* knows only up to 70/);
    const still = { version: NEWER + 1, steps: { [NEWER]: [step], [NEWER + 1]: [step] } };
    assert.match((await migrateStore(kv, undefined, still))!, /from schema 70 to 72 \(2 records\)/);
    assert.equal((await kv.get(SCHEMA_KEY)).value, NEWER + 1);
    assert.equal(await migrateStore(kv, undefined, still), null);
  }),
);

Deno.test(
  "a migration that an even newer program overtakes writes nothing more",
  withKv(async (kv) => {
    await openOlder(kv);
    const overtaken = newer(async (fenced) => {
      await migrateStore(kv, undefined, { version: NEWER + 1, steps: { 71: [], 72: [] } });
      await fenced.set(["late"], true);
      return 1;
    });
    await assert.rejects(migrateStore(kv, undefined, overtaken), StoreUpdated);
    assert.equal((await kv.get(["late"])).value, null);
  }),
);
