import assert from "node:assert/strict";
import {
  islandIsPending,
  islandIsSettled,
  islandsAreSettled,
} from "../../../../islands/runtime/pending_islands.ts";

const island = () => ({}) as HTMLElement;

/** Whether what waits for the islands may begin, once all promises have settled that can. */
async function watch() {
  const state = { mayBegin: false };
  islandsAreSettled().then(() => state.mayBegin = true);
  await new Promise((resolve) => setTimeout(resolve));
  return state;
}

Deno.test("where no island is loading nothing waits", async () => {
  assert.ok((await watch()).mayBegin);
});

Deno.test("what can wait begins when the last island that was loading is settled, however it ended", async () => {
  const [first, second] = [island(), island()];
  islandIsPending(first);
  islandIsPending(second);
  const state = await watch();
  islandIsSettled(first);
  islandIsSettled(first); // Hydrated, and then removed from the page.
  assert.ok(!(await watch()).mayBegin);
  assert.ok(!state.mayBegin);
  islandIsSettled(second);
  assert.ok((await watch()).mayBegin);
  assert.ok(state.mayBegin);
});
