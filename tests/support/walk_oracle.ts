/**
 * Watches a walk and throws an AssertionError when the engine breaks a promise. It keeps its own
 * account of what was heard, what sounds and what is armed, made of events, actions and the truth
 * alone.
 */
import assert from "node:assert/strict";
import { distanceBetween } from "../../lib/geo/distance.ts";
import type { Fix } from "../../lib/geo/fix.ts";
import type { Step } from "../../lib/walk/reducer.ts";
import type { WalkEvent } from "../../lib/walk/events.ts";
import type { WalkTour } from "../../lib/walk/state.ts";
import type { Measured } from "./walks.ts";

/** What was seen, so that a test can say that it saw enough. */
export type Tally = {
  walks: number;
  fixes: number;
  jumps: number;
  old: number;
  /**
   * Stops that were started or offered where the visitor was; those that were passed; those that
   * had to wait.
   */
  triggers: number;
  passed: number;
  queued: number;
  /**
   * Silent moments at which two good fixes in a row in the zone of an armed stop would have been a
   * miss.
   */
  looked: number;
  /** Starts by the first, and by the second such fix in a row. */
  atFirst: number;
  atSecond: number;
};

export const emptyTally = (): Tally => ({
  walks: 0,
  fixes: 0,
  jumps: 0,
  old: 0,
  triggers: 0,
  passed: 0,
  queued: 0,
  looked: 0,
  atFirst: 0,
  atSecond: 0,
});

/** `metres`: from each stop. */
type Given = Measured & { fix: Fix; metres: number[] };

export function createOracle({ stops, ordered }: WalkTour, tally: Tally) {
  const heard = stops.map(() => false);
  /** Seen to have left since the last start: by one fix, so that it may start again, */
  const armed = stops.map(() => true);
  /** and by two in a row, so that it must: a single one may have been in doubt. */
  const surely = stops.map(() => true);
  /** All fixes by the time that the device gave them. */
  const given = new Map<number, Given>();
  /** The fixes since the page was last hidden, all kinds. */
  let run: Given[] = [];
  let sounding: number | undefined;
  /**
   * The stops that the visitor may have been at when a story was paused or offered: they may wait.
   */
  let held = new Set<number>();

  const reach = stops.map(({ radius }) => Math.max(2 * radius, 50));
  const exits = stops.map(({ radius }) => radius + Math.max(0.1 * radius, 20));
  const isIn = (one: Given | undefined, i: number) =>
    one?.kind === "honest" && one.fix.accuracy <= reach[i] && one.metres[i] <= stops[i].radius;
  const isOut = (one: Given | undefined, i: number) =>
    one?.kind === "honest" && one.metres[i] - one.fix.accuracy > exits[i];
  const worst = Math.max(...reach);

  /** Not twice, not out of turn, not over another one, and by a fix that is new, good and true. */
  function checkTrigger(i: number, fix: Fix | undefined): void {
    assert.equal(heard[i], false, `stop ${i} starts though it was heard`);
    assert.equal(armed[i], true, `stop ${i} starts twice`);
    assert.equal(sounding, undefined, `stop ${i} starts over stop ${sounding}`);
    if (ordered) assert.equal(i, heard.indexOf(false), `stop ${i} starts out of turn`);
    const source = given.get(fix?.time ?? NaN);
    assert.equal(source?.kind, "honest", `stop ${i} starts by a fix that does not count`);
    // One honest fix may be in doubt since, and one more for each jump that came between.
    const since = run.slice(run.indexOf(source as Given) + 1);
    const jumps = since.filter(({ kind }) => kind === "jump").length;
    const newer = since.filter(({ kind, fix }) => kind === "honest" && fix.accuracy <= worst);
    assert.ok(
      run.includes(source as Given) && newer.length <= 1 + jumps,
      `stop ${i} starts by a position long gone`,
    );
    assert.ok(isIn(source, i), `stop ${i} starts by a fix that is not in its zone`);
    const truly = distanceBetween(source!.truth!, stops[i]);
    const allowed = stops[i].radius + source!.fix.accuracy + 0.01;
    assert.ok(truly <= allowed, `stop ${i} starts ${truly} m away, ${allowed} m allowed`);
    tally.triggers++;
    tally[isIn(run.at(-2), i) ? "atSecond" : "atFirst"]++;
  }

  /** In silence, nobody stands in an armed zone for two good fixes in a row. */
  function checkMissed(phase: string): void {
    if (phase !== "walking" || sounding !== undefined || run.length < 2) return;
    tally.looked++;
    const due = ordered ? [heard.indexOf(false)] : stops.map((_, i) => i);
    for (const i of due) {
      if (i < 0 || heard[i] || !surely[i] || held.has(i)) continue;
      assert.ok(!(isIn(run.at(-1), i) && isIn(run.at(-2), i)), `stop ${i} was crossed unheard`);
    }
  }

  function before(event: WalkEvent, one?: Measured): void {
    if (event.type === "hidden" || event.type === "shown") run = [];
    if (event.type === "fix" && one) {
      const { fix } = event;
      const metres = stops.map((stop) => distanceBetween(fix, stop));
      const got = { ...one, fix, metres };
      given.set(fix.time, got);
      tally.fixes++;
      if (one.kind === "jump") tally.jumps++;
      if (one.kind === "old") tally.old++;
      else run.push(got);
      stops.forEach((_, i) => {
        if (isOut(run.at(-1), i)) armed[i] = true;
        if (!isOut(run.at(-1), i) || !isOut(run.at(-2), i)) return;
        surely[i] = true;
        held.delete(i);
      });
    }
    if (event.type === "playback") [sounding, held] = [event.index, maybeHeld(event.index)];
    if (event.type === "selected") {
      // Begun by hand where the visitor is: left unheard, it does not begin there by itself.
      surely[event.index] = false;
      if (sounding === undefined) held = maybeHeld(undefined);
    }
    if (event.type === "ended") [sounding, held, heard[event.index]] = [undefined, new Set(), true];
  }

  const maybeHeld = (playing: number | undefined) =>
    new Set(playing === undefined ? stops.map((_, i) => i) : []);

  return {
    /** Looks at one step of the engine; `one` comes with the fixes. */
    see(event: WalkEvent, { state, actions }: Step, one?: Measured): void {
      before(event, one);
      for (const action of actions) {
        if (action.type === "vibrate" && action.pattern.length === 1) tally.queued++;
        if (action.type !== "play" && action.type !== "offer") continue;
        const { index } = action;
        if (action.type === "offer" && action.passed) {
          assert.ok(
            !heard[index] && sounding === undefined,
            `stop ${index} is offered out of turn`,
          );
          tally.passed++;
          continue;
        }
        checkTrigger(index, state.fix);
        armed[index] = surely[index] = false;
        held = maybeHeld(action.type === "play" ? index : undefined);
        if (action.type === "play") sounding = index;
      }
      checkMissed(state.phase);
    },
    /** At the end of a walk: the engine has heard what was heard. */
    finish({ state }: Step): void {
      assert.deepEqual(state.stops.map((stop) => stop.heard), heard);
      tally.walks++;
    },
  };
}
