/**
 * Thousands of walks that never were. A failure prints the plan of the simplest one that fails.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import { emptyTally } from "../../support/walk/walk_oracle.ts";
import { readGpx, writeGpx } from "../../support/walk/gpx.ts";
import { runWalk } from "../../support/walk/walk_run.ts";
import { anyPlan } from "../../support/walk/any_plan.ts";
import { type Measured, walkOf, walksSeed } from "../../support/walk/walks.ts";

const WALKS = 4_000;

Deno.test("thousands of walks: none starts a stop twice, out of its zone, or misses one that it crosses", () => {
  const tally = emptyTally();
  const seed = walksSeed();
  console.log(`walks of seed ${seed}`);
  fc.assert(fc.property(anyPlan, (plan) => void runWalk(walkOf(plan), tally)), {
    numRuns: WALKS,
    seed,
  });
  assert.equal(tally.walks, WALKS);
  // A simulator that no longer does what it is for would let everything pass.
  assert.ok(tally.triggers > 1.5 * WALKS && tally.atFirst > tally.atSecond, JSON.stringify(tally));
  for (const count of ["passed", "queued", "atSecond", "old", "jumps"] as const) {
    assert.ok(tally[count] > 100, `${count}: ${tally[count]}`);
  }
});

Deno.test("a jump between two noisy fixes leaves the position before them in force, and no longer", () => {
  const over = { accuracy: 35, drift: false, gaps: false, jumps: true, pauses: false, clock: 0 };
  const plan = { seed: 4, stops: 5, ordered: false, autoPlay: true, ...over };
  assert.equal(runWalk(walkOf(plan), emptyTally()).state.phase, "finished");
});

Deno.test("cached positions, each the first after the page was hidden, start nothing", () => {
  const over = { accuracy: 3, drift: false, gaps: false, jumps: true, pauses: true, clock: 0 };
  const plan = { seed: 387794859, stops: 3, ordered: false, autoPlay: false, ...over };
  assert.equal(runWalk(walkOf(plan), emptyTally()).state.phase, "walking");
});

Deno.test("two positions in a stop far ahead offer it, also with some in doubt and coarse ones between", () => {
  const over = { accuracy: 38, drift: false, gaps: false, jumps: false, pauses: false, clock: 0 };
  const plan = { seed: 73354038, stops: 5, ordered: true, autoPlay: true, ...over };
  assert.ok(runWalk(walkOf(plan), emptyTally()).state.stops[1].heard);
});

/**
 * The walk as a phone would have recorded it: its fixes alone, one a second, on paper and back.
 */
function recorded(events: Measured[]): Measured[] {
  const fixes = events.flatMap(({ event }) => event.type === "fix" ? [event.fix] : []);
  const truths = new Map(
    events.map((visitor) => [visitor.event.type === "fix" ? visitor.event.fix.time : 0, visitor]),
  );
  return readGpx(writeGpx(fixes)).map((fix) => ({
    ...truths.get(fix.time),
    event: { type: "fix", at: fix.time, fix },
  }));
}

Deno.test("recorded tracks (GPX, 1 Hz) keep the same promises when they are replayed", () => {
  const tally = emptyTally();
  const plan = anyPlan.map((plan) => ({ ...plan, pauses: false, clock: 0 }));
  fc.assert(
    fc.property(plan, (plan) => {
      const walk = walkOf(plan);
      runWalk({ ...walk, events: recorded(walk.events) }, tally);
    }),
    { numRuns: 300, seed: walksSeed() },
  );
  assert.ok(tally.triggers > 300, JSON.stringify(tally));
});

Deno.test("a track of a phone is read with its times, and taken to be exact to 10 m without hdop", () => {
  const [fix] = readGpx(
    '<gpx><trk><trkseg><trkpt lon="-74.5" lat="40.25"><ele>3</ele>\n' +
      "<time>2026-05-04T09:30:00Z</time></trkpt></trkseg></trk></gpx>",
  );
  const time = Date.UTC(2026, 4, 4, 9, 30);
  assert.deepEqual(fix, { latitude: 40.25, longitude: -74.5, accuracy: 10, time });
  assert.throws(() => readGpx("<gpx></gpx>"), /No track points/);
});
