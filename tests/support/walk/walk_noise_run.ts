/** Runs the engine through noisy walks, and counts what a visitor would complain about. */
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { type Step, step } from "../../../lib/walk/reducer.ts";
import { TICK_MS, type WalkEvent } from "../../../lib/walk/events.ts";
import { createWalk } from "../../../lib/walk/state.ts";
import { followLegs } from "../../../lib/walk/way/follow_legs.ts";
import type { NoisyWalk } from "./walk_noise.ts";

/**
 * Metres beyond its radius at which a stop that starts is at the wrong place: no error is as
 * large.
 */
const WRONG_DISTANCE = 60;

/**
 * What went wrong in a walk. `wrong`: stops that started far from their zones; `double`: started
 * again; `missed`: had two true positions in a row in their zones, and were neither heard nor
 * offered; `stuck`: stops that were crossed after the last one that the walk started or offered.
 */
export type Complaints = { wrong: number; double: number; missed: number; stuck: number };

/**
 * `delays`: for each stop that started where the visitor was, the milliseconds since it was entered
 * in silence.
 */
export function runNoisyWalk(
  { tour, arrivals, storyMs }: NoisyWalk,
): Complaints & Step & { delays: number[] } {
  followLegs();
  let last: Step = { state: createWalk(tour), actions: [] };
  let ends: { at: number; index: number } | undefined;
  let truth = arrivals[0].truth;
  const starts = new Map<number, number>();
  const offered = new Set<number>();
  const crossed = new Set<number>();
  const complaints = { wrong: 0, double: 0, missed: 0, stuck: 0 };
  let crossedSince = new Set<number>();
  const delays: number[] = [];
  /** When the visitor entered the zones that they are in, or when the last story ended there. */
  let insideSince = new Map<number, number>();

  function send(event: WalkEvent): void {
    last = step(last.state, event);
    // A passed stop waits in the list, with its button.
    last.state.stops.forEach(({ status }, i) => status === "passed" && offered.add(i));
    for (const action of last.actions) {
      if (action.type !== "play" && action.type !== "offer") continue;
      const { index } = action;
      crossedSince = new Set();
      if (action.type === "offer") {
        offered.add(index);
        continue;
      }
      const stop = tour.stops[index];
      if (distanceBetween(truth, stop) > stop.radius + WRONG_DISTANCE) complaints.wrong++;
      if (insideSince.has(index)) delays.push(event.at - insideSince.get(index)!);
      if (starts.has(index)) complaints.double++;
      starts.set(index, event.at);
      ends = { at: event.at + storyMs(index), index };
      send({ type: "playback", at: event.at, index });
    }
  }

  function runUntil(at: number): void {
    if (!ends || ends.at > at) return;
    const { at: endedAt, index } = ends;
    ends = undefined;
    insideSince = new Map();
    send({ type: "ended", at: endedAt, index });
  }

  send({ type: "start", at: 0 });
  let tickAt = TICK_MS;
  let inside = new Set<number>();
  for (const { at, fix, truth: place, isWild } of arrivals) {
    for (; tickAt <= at; tickAt += TICK_MS) {
      runUntil(tickAt);
      send({ type: "tick", at: tickAt });
    }
    runUntil(at);
    truth = place;
    tour.stops.forEach((stop, i) => {
      if (distanceBetween(place, stop) > stop.radius) insideSince.delete(i);
      else if (!insideSince.has(i)) insideSince.set(i, at);
    });
    const now = new Set(
      tour.stops.flatMap((stop, i) =>
        !isWild && distanceBetween(fix, stop) <= stop.radius &&
          distanceBetween(place, stop) <= stop.radius
          ? [i]
          : []
      ),
    );
    for (const i of now) {
      if (!inside.has(i)) continue;
      crossed.add(i);
      if (!starts.has(i) && !offered.has(i)) crossedSince.add(i);
    }
    if (!isWild) inside = now;
    send({ type: "fix", at, fix });
  }
  // The visitor stands at the end of the way, until the last story is over.
  const { fix } = arrivals.findLast(({ isWild }) => !isWild)!;
  for (let i = 0; i < 60; i++) {
    const at = arrivals.at(-1)!.at + (i + 1) * TICK_MS;
    runUntil(at);
    send({ type: "fix", at, fix: { ...fix, time: at } });
  }
  for (const i of crossed) if (!starts.has(i) && !offered.has(i)) complaints.missed++;
  complaints.stuck = crossedSince.size > 0 ? 1 : 0;
  return { ...complaints, ...last, delays };
}
