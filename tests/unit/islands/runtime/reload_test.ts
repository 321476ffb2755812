import assert from "node:assert/strict";
import { reloadIfHarmless } from "../../../../islands/runtime/reload.ts";
import { createMemoryStorage } from "../../../../lib/device/storage.ts";

function setUp({ wouldLose = false, storage = createMemoryStorage() } = {}) {
  const it = { time: 1_000_000, reloads: 0 };
  const parts = { wouldLose: () => wouldLose, now: () => it.time, reload: () => void it.reloads++ };
  return { it, parts: { ...parts, storage } };
}

Deno.test("a page reloads by itself at most once a minute", () => {
  const { it, parts } = setUp();
  assert.equal(reloadIfHarmless(parts), true);
  it.time += 59_999;
  assert.equal(reloadIfHarmless(parts), false);
  it.time += 1;
  assert.equal(reloadIfHarmless(parts), true);
  assert.equal(it.reloads, 2);
});

Deno.test("a page on which something would be lost does not reload by itself", () => {
  const { it, parts } = setUp({ wouldLose: true });
  assert.equal(reloadIfHarmless(parts), false);
  assert.equal(it.reloads, 0);
});

Deno.test("a page that cannot remember its reload does not reload by itself", () => {
  for (const storage of [undefined, { ...createMemoryStorage(), setItem: throwing }]) {
    const { it, parts } = setUp();
    assert.equal(reloadIfHarmless({ ...parts, storage }), false);
    assert.equal(it.reloads, 0);
  }
});

function throwing(): never {
  throw new Error("The storage is full");
}
