import assert from "node:assert/strict";
import { memoryStorage, MOST_ENTRIES } from "../../../lib/auth/demo/adapter.ts";

Deno.test("sign-ins at the demo that begin and never end take no more than their room, and the newest are there", async () => {
  const adapter = memoryStorage()("Interaction");
  const began = performance.now();
  for (let i = 0; i < 200_000; i++) await adapter.upsert(`${i}`, { i }, 600);
  const ms = Math.round(performance.now() - began);
  let found = 0;
  for (let i = 0; i < 200_000; i++) if (await adapter.find(`${i}`)) found++;
  console.log(`200,000 sign-ins that began in ${ms} ms: ${found} are remembered.`);
  assert.equal(found, MOST_ENTRIES);
  assert.deepEqual(await adapter.find("199999"), { i: 199_999 });
});

Deno.test("what the demo's provider stores anew is there again, and what it destroys or lets expire is not", async () => {
  const adapter = memoryStorage()("Grant");
  await adapter.upsert("a", { version: 1 }, 600);
  await adapter.upsert("a", { version: 2 }, 600);
  await adapter.upsert("b", { version: 1 }, 600);
  await adapter.upsert("late", { version: 1 }, 0);
  await adapter.destroy("b");
  assert.deepEqual(await adapter.find("a"), { version: 2 });
  assert.deepEqual([await adapter.find("b"), await adapter.find("late")], [undefined, undefined]);
});

Deno.test("a sign-in at the demo that goes on keeps its place before those that began after it", async () => {
  const adapter = memoryStorage()("Interaction");
  await adapter.upsert("first", { step: 1 }, 600);
  await adapter.upsert("second", { step: 1 }, 600);
  await adapter.upsert("first", { step: 2 }, 600);
  for (let i = 0; i < MOST_ENTRIES - 1; i++) await adapter.upsert(`${i}`, { i }, 600);
  assert.deepEqual(await adapter.find("first"), { step: 2 });
  assert.equal(await adapter.find("second"), undefined);
});
