/** The queue of recordings whose sentences are timed. */
import assert from "node:assert/strict";
import {
  createTimings,
  type Timing,
} from "../../../../../../islands/author/tour-form/timing/timings.ts";

/** Timings whose work ends when the test says so. */
function timings() {
  const runs: {
    id: string;
    signal: AbortSignal;
    progress: (done: number) => void;
    end: (note?: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const all = createTimings((id, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      runs.push({
        id,
        signal,
        progress: onProgress,
        end: (note = "") => resolve(note),
        fail: reject,
      });
      signal.addEventListener("abort", () => reject(signal.reason));
    })
  );
  const states = () =>
    Object.fromEntries([...all.timings.value].map(([id, timing]) => [id, timing]));
  return { ...all, runs, states };
}

/** Lets promises that are settled call back. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const timed = (note = ""): Timing => ({ state: "timed", note });

Deno.test("stops are timed one after the other, and a failure does not end the others", async () => {
  const { runs, states, startTogether } = timings();
  startTogether(["mill", "hall", "well"]);
  runs[0].progress(0.5);
  assert.deepEqual(states(), {
    mill: { state: "running", done: 0.5 },
    hall: { state: "waiting" },
    well: { state: "waiting" },
  });
  runs[0].end();
  await settled();
  assert.deepEqual(runs.map(({ id }) => id), ["mill", "hall"]);
  runs[1].fail(new Error("The recording could not be read."));
  await settled();
  runs[2].end("Its text was changed.");
  await settled();
  assert.deepEqual(states(), {
    mill: timed(),
    hall: { state: "failed", note: "The recording could not be read." },
    well: timed("Its text was changed."),
  });
});

Deno.test("a stop that is timed alone waits for the others, and none is timed twice at once", async () => {
  const { runs, start, startTogether, together } = timings();
  startTogether(["mill", "hall"]);
  start("hall");
  start("well");
  start("mill");
  for (let i = 0; i < 3; i++) {
    runs[i].end();
    await settled();
  }
  assert.deepEqual(runs.map(({ id }) => id), ["mill", "hall", "well"]);
  assert.deepEqual(together.value, ["mill", "hall"]);
  start("mill");
  assert.equal(runs.length, 4, "once it is over it can be timed again");
  runs[3].end();
  await settled();
});

Deno.test("a cancel ends the work under way and what waits; what was timed stays", async () => {
  const { runs, states, startTogether, cancelAll, cancel, start } = timings();
  startTogether(["mill", "hall", "well"]);
  cancel("hall");
  runs[0].end();
  await settled();
  assert.equal(runs[1].id, "well");
  cancelAll();
  assert.ok(runs[1].signal.aborted);
  runs[1].progress(0.9);
  await settled();
  assert.deepEqual(states(), {
    mill: timed(),
    hall: { state: "cancelled" },
    well: { state: "cancelled" },
  });
  start("well");
  runs[2].end();
  await settled();
  assert.deepEqual(states().well, timed());
});
