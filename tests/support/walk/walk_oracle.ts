/**
 * Watches a walk and throws an AssertionError when the engine breaks a promise. It keeps its own
 * account of what was heard, what sounds and what is armed, made of events, actions and the truth
 * alone.
 */
import assert from "node:assert/strict";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Fix } from "../../../lib/geo/fix.ts";
import type { Step } from "../../../lib/walk/reducer.ts";
import type { WalkEvent } from "../../../lib/walk/events.ts";
import type { PlacedWalkTour } from "./placed_walk.ts";
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

/** Fixes in a row, a second apart, that may be in doubt before they confirm a jump. */
const DOUBT = 7;

/** `metres`: from each stop. */
type Given = Measured & { fix: Fix; metres: number[] };

/** The last `count` fixes of a run that `matches`, in their order, from the index `from` on. */
function lastOf(
  run: Given[],
  count: number,
  matches: (one: Given) => boolean,
  from = 0,
): Given[] {
  const found: Given[] = [];
  for (let i = run.length - 1; i >= from && found.length < count; i--) {
    if (matches(run[i])) found.unshift(run[i]);
  }
  return found;
}

export function createOracle({ stops, ordered }: PlacedWalkTour, tally: Tally) {
  const heard = stops.map(() => false);
  /** Seen to have left since the last start: by two fixes, so that it may start again, */
  const armed = stops.map(() => true);
  /** and by as many as a jump may leave in doubt and two more, so that it must. */
  const surely = stops.map(() => true);
  /** Passed on the way of a guided tour: those that the tour does not wait for. */
  const passed = stops.map(() => false);
  /** Silenced before the end: never started again by itself, and left for another one, skipped. */
  const interrupted = stops.map(() => false);
  /** Offered before its turn during this stay in its zone, which spends nothing. */
  const offeredAhead = stops.map(() => false);
  const isSkipped = (i: number) => passed[i] || (interrupted[i] && i !== current);
  /** The stop from which a guided tour goes on. */
  let current = 0;
  /**
   * It is not known yet that the visitor is in no zone, by one position that may not be in doubt:
   * the tour may begin anywhere.
   */
  let beginsHere = true;
  let wasInZone = false;
  const wasIn = stops.map(() => false);
  let elsewhere = 0;
  /** The stop farther ahead that was offered last. */
  let ahead: number | undefined;
  /** The number of fixes in `run` when the last story ended: nothing starts before one more. */
  let endedAt = 0;
  /** All fixes by their places: the engine dates them by its own clock. */
  const given = new Map<string, Given>();
  /** The fixes since the page was last hidden, all kinds. */
  let run: Given[] = [];
  let sounding: number | undefined;
  /**
   * The stops that the visitor may have been at when a story was paused or offered: they may wait.
   */
  let held = new Set<number>();

  const reach = stops.map(({ radius }) =>
    Math.min(150, Math.max(2 * radius, Math.min(50, 4 * radius)))
  );
  const exits = stops.map(({ radius }) => radius + Math.max(0.1 * radius, 20));
  const isIn = (one: Given | undefined, i: number) =>
    one?.kind === "honest" && one.fix.accuracy <= reach[i] && one.metres[i] <= stops[i].radius;
  const isOut = (one: Given | undefined, i: number) =>
    one?.kind === "honest" && one.metres[i] - one.fix.accuracy > exits[i];
  const isElsewhere = ({ fix, metres }: Given) =>
    fix.accuracy <= finest &&
    reach.every((worst, i) => fix.accuracy <= worst || metres[i] - fix.accuracy > stops[i].radius);
  const worst = Math.max(...reach);
  const finest = Math.max(50, Math.min(...reach));

  /** A position that is too coarse for some stop confirms no jump. */
  const isConfirming = ({ fix }: Given) => fix.accuracy <= finest;
  const isHonest = ({ kind, fix }: Given) => kind === "honest" && fix.accuracy <= worst;
  const placeOf = ({ latitude, longitude }: Fix) => `${latitude},${longitude}`;

  /**
   * The stop that a guided tour waits for: from the current one on, those that were passed last.
   */
  function goal(): number | undefined {
    const order = stops.map((_, i) => (current + i) % stops.length);
    const due = order.filter((i) => !heard[i] && i !== sounding);
    return due.find((i) => !isSkipped(i)) ?? due[0];
  }

  /**
   * In a guided tour: the next stop, a passed one, or one ahead in which two positions in a row
   * are, of those that are not in doubt.
   */
  function checkOrder(i: number): void {
    const next = goal();
    if (!ordered || i === next || isSkipped(i)) return;
    const last = lastOf(run, 2 + DOUBT, (one) => isHonest(one) && isConfirming(one));
    const from = last.length < 2 + DOUBT ? 0 : run.indexOf(last[0]);
    const inside = run.slice(from).filter((one) => isHonest(one) && isIn(one, i));
    assert.ok(inside.length >= 2, `stop ${i} starts out of turn`);
    assert.ok(!isIn(inside.at(-1), next!) || !armed[next!], `stop ${i} starts in place of ${next}`);
  }

  /** Stops count as passed up to one in whose zone the visitor was seen, and no farther. */
  function takePassed({ state }: Step): void {
    state.stops.forEach(({ status }, i) => {
      if (status !== "passed" || passed[i]) return;
      const isBehind = stops.some((_, at) => at >= i && wasIn[at]);
      assert.ok(isBehind, `stop ${i} is passed though the visitor was nowhere near`);
      passed[i] = true;
    });
  }

  /** A visitor at a stop of a guided tour went past those before it. */
  function passUpTo(i: number): void {
    if (!ordered) return;
    for (let before = goal() ?? i; before < i; before++) if (!heard[before]) passed[before] = true;
  }

  /** The stop of a guided tour that follows `i`, of those that it waits for. */
  const following = (i: number | undefined) =>
    stops.map((_, step) => ((i ?? 0) + 1 + step) % stops.length)
      .find((next) => i !== undefined && next !== i && !heard[next] && !isSkipped(next));

  /**
   * A stop of a guided tour starts, or is offered where the visitor is: the tour goes on from
   * there. Gives whether it was only offered before its turn.
   */
  function follow(type: "play" | "offer", i: number, { state }: Step): boolean {
    if (i === goal() || isSkipped(i)) current = i;
    else if (beginsHere) {
      // By what is given, the tour begins here, or goes on behind stops that were passed, or waits.
      for (const [before, stop] of state.stops.entries()) {
        passed[before] ||= stop.status === "passed";
      }
      [current, ahead] = [state.index, state.offeredAhead];
      return type === "offer" && ahead === i;
    } else if (i === following(goal()) || i === following(ahead)) {
      passUpTo(i);
      current = i;
    } else {
      assert.equal(type, "offer", `stop ${i} starts though it is far ahead`);
      ahead = i;
      return true;
    }
    if (type === "play") ahead = undefined;
    return false;
  }

  /** True when the last fixes follow each other at half of what makes a jump, or less. */
  const isSmooth = () =>
    run.slice(-(2 + DOUBT)).every((one, i, last) => {
      const seconds = i === 0 ? 0 : (one.fix.time - last[i - 1].fix.time) / 1000;
      const fast = Math.min(seconds, 2);
      return i === 0 || distanceBetween(last[i - 1].fix, one.fix) <= 5 * fast + (seconds - fast);
    });

  /** Not twice, not out of turn, not over another one, and by a fix that is new, good and true. */
  function checkTrigger(i: number, fix: Fix | undefined): void {
    assert.equal(heard[i], false, `stop ${i} starts though it was heard`);
    assert.equal(armed[i], true, `stop ${i} starts twice`);
    assert.equal(sounding, undefined, `stop ${i} starts over stop ${sounding}`);
    checkOrder(i);
    const source = given.get(fix ? placeOf(fix) : "");
    assert.equal(source?.kind, "honest", `stop ${i} starts by a fix that does not count`);
    // A few honest fixes may be in doubt since, and as many for each jump that came between.
    const since = run.slice(run.indexOf(source as Given) + 1);
    const jumps = since.filter(({ kind }) => kind === "jump").length;
    const newer = since.filter(isHonest);
    assert.ok(
      run.includes(source as Given) && newer.length <= DOUBT * (1 + jumps),
      `stop ${i} starts by a position long gone`,
    );
    assert.ok(isIn(source, i), `stop ${i} starts by a fix that is not in its zone`);
    const truly = distanceBetween(source!.truth!, stops[i]);
    const allowed = stops[i].radius + source!.fix.accuracy + 0.01;
    assert.ok(truly <= allowed, `stop ${i} starts ${truly} m away, ${allowed} m allowed`);
    tally.triggers++;
    tally[isIn(run.at(-2), i) ? "atSecond" : "atFirst"]++;
  }

  /** In silence, nobody stands in an armed zone for two good fixes in a row, or a jump and two. */
  function checkMissed(phase: string): void {
    if (phase !== "walking" || sounding !== undefined) return;
    if (run.length < 2 || run.length <= endedAt) return;
    tally.looked++;
    // After a story one position more is needed, and where one looks like a jump, all of them.
    const smooth = isSmooth();
    const last = smooth ? run.slice(-2) : lastOf(run, 2 + DOUBT, isConfirming, endedAt);
    if (!smooth && last.length < 2 + DOUBT) return;
    const due = ordered
      ? stops.flatMap((_, i) => i === goal() || passed[i] ? [i] : [])
      : stops.keys();
    for (const i of due) {
      if (heard[i] || !surely[i] || held.has(i)) continue;
      assert.ok(!last.every((one) => isIn(one, i)), `stop ${i} was crossed unheard`);
    }
  }

  function before(event: WalkEvent, one?: Measured): void {
    if (event.type === "hidden" || event.type === "shown") [run, endedAt] = [[], 0];
    if (event.type === "fix" && one) {
      const { fix } = event;
      const metres = stops.map((stop) => distanceBetween(fix, stop));
      const got = { ...one, fix, metres };
      given.set(placeOf(fix), got);
      tally.fixes++;
      if (one.kind === "jump") tally.jumps++;
      if (one.kind === "old") tally.old++;
      else run.push(got);
      stops.forEach((_, i) => wasIn[i] ||= isIn(got, i));
      wasInZone ||= wasIn.includes(true);
      if (one.kind === "honest" && isElsewhere(got) && !wasInZone) elsewhere++;
      if (elsewhere > DOUBT) beginsHere = false;
      const last = lastOf(run, 2 + DOUBT, isHonest);
      stops.forEach((_, i) => {
        // Those between two that the engine accepts may be in doubt.
        if (last.filter((one) => isOut(one, i)).length >= 2) {
          armed[i] = true;
          offeredAhead[i] = false;
        }
        if (last.length < 2 + DOUBT || !last.every((one) => isOut(one, i))) return;
        surely[i] = true;
        held.delete(i);
      });
    }
    if (event.type === "playback") {
      if (sounding !== undefined) interrupted[sounding] = sounding !== event.index;
      if (event.index !== undefined) {
        interrupted[event.index] = passed[event.index] = surely[event.index] = false;
      }
      current = event.index ?? current;
      [sounding, held] = [event.index, maybeHeld(event.index)];
    }
    if (event.type === "selected") {
      // Begun by hand where the visitor is: left unheard, it does not begin there by itself.
      surely[event.index] = passed[event.index] = false;
      current = event.index;
      if (sounding === undefined) held = maybeHeld(undefined);
    }
    if (event.type === "ended") {
      [sounding, held, heard[event.index]] = [undefined, new Set(), true];
      [endedAt, current] = [run.length, event.index];
      current = goal() ?? current;
    }
  }

  const maybeHeld = (playing: number | undefined) =>
    new Set(playing === undefined ? stops.map((_, i) => i) : []);

  return {
    /** Looks at one step of the engine; `one` comes with the fixes. */
    see(event: WalkEvent, last: Step, one?: Measured): void {
      const { state, actions } = last;
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
          passUpTo(index);
          passed[index] = true;
          takePassed(last);
          // One far ahead is no step of the tour before the visitor wants it.
          if (index !== ahead) current = index;
          continue;
        }
        takePassed(last);
        checkTrigger(index, state.fix);
        if (action.type === "play") {
          assert.equal(interrupted[index], false, `stop ${index} starts though it was paused`);
        }
        const isAhead = ordered && follow(action.type, index, last);
        beginsHere = false;
        if (isAhead) {
          assert.equal(offeredAhead[index], false, `stop ${index} is offered ahead twice`);
          offeredAhead[index] = true;
          held = new Set();
          continue;
        }
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
