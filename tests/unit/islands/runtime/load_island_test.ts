import assert from "node:assert/strict";
import { loadIsland } from "../../../../islands/runtime/load_island.ts";
import { ChunkError } from "../../../../lib/device/load_chunk.ts";

/** An island whose chunk is missing `failures` times. */
function setUp(failures: number, reason: ChunkError["reason"], { harmless = false } = {}) {
  const gone = new AbortController();
  const seen = { shown: 0, pauses: [] as number[], reloads: 0 };
  let loads = 0;
  const load = () =>
    ++loads > failures ? Promise.resolve("module") : Promise.reject(new ChunkError(reason));
  const run = (leaveAt = Infinity) =>
    loadIsland(load, {
      signal: gone.signal,
      onFailure: () => seen.shown++,
      reloadIfHarmless: () => harmless && ++seen.reloads > 0,
      pause: (milliseconds) => {
        seen.pauses.push(milliseconds);
        if (seen.pauses.length >= leaveAt) gone.abort();
        return Promise.resolve();
      },
    });
  return { seen, run };
}

Deno.test("an island is loaded until it is there, at least once a minute", async () => {
  const { seen, run } = setUp(6, "unreachable");
  assert.equal(await run(), "module");
  assert.deepEqual(seen.pauses, [5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  assert.equal(seen.shown, 6);
});

Deno.test("an island that has left the page is not loaded any more", async () => {
  const { seen, run } = setUp(Infinity, "unreachable");
  assert.equal(await run(2), undefined);
  assert.equal(seen.pauses.length, 2);
});

for (const reason of ["outdated", "stuck"] as const) {
  Deno.test(`a page with a chunk that is ${reason} reloads where nothing is lost`, async () => {
    const { seen, run } = setUp(Infinity, reason, { harmless: true });
    assert.equal(await run(), undefined);
    assert.deepEqual(seen, { shown: 0, pauses: [], reloads: 1 });
  });

  Deno.test(`a page with a chunk that is ${reason} says so where a reload would lose something`, async () => {
    const { seen, run } = setUp(1, reason);
    assert.equal(await run(), "module");
    assert.equal(seen.shown, 1);
  });
}

Deno.test("without network a page never reloads, which would lose what is there", async () => {
  const { seen, run } = setUp(1, "unreachable", { harmless: true });
  assert.equal(await run(), "module");
  assert.equal(seen.reloads, 0);
});

Deno.test("an error of the island's own code is not tried again", async () => {
  const unexpected = () => assert.fail();
  const result = loadIsland(() => Promise.reject(new Error("broken")), {
    signal: new AbortController().signal,
    onFailure: unexpected,
    reloadIfHarmless: unexpected,
    pause: unexpected,
  });
  await assert.rejects(result, { message: "broken" });
});
