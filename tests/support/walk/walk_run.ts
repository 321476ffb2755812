/**
 * Runs the engine through a planned walk: plays what it wants played, and lets the visitor pause
 * and tap.
 */
import { seededRandom } from "../../../lib/geo/noise.ts";
import { type Step, step } from "../../../lib/walk/reducer.ts";
import type { WalkEvent } from "../../../lib/walk/events.ts";
import { createWalk } from "../../../lib/walk/state.ts";
import { createOracle, type Tally } from "./walk_oracle.ts";
import type { Measured, PlannedWalk } from "./walks.ts";

/**
 * Runs a walk under the oracle's eye; throws an AssertionError when a promise is broken. Gives its
 * last step.
 */
export function runWalk({ tour, events, plan }: PlannedWalk, tally: Tally): Step {
  const random = seededRandom(plan.seed ^ 0x5eed);
  const oracle = createOracle(tour, tally);
  let last: Step = { state: createWalk(tour), actions: [] };
  /** What player and visitor will do, and when. */
  let plans: { at: number; events: WalkEvent[] }[] = [];

  function send(event: WalkEvent, one?: Measured): void {
    last = step(last.state, event);
    oracle.see(event, last, one);
    for (const action of last.actions) {
      if (action.type === "play") {
        sound(action.index, event.at);
        send({ type: "playback", at: event.at, index: action.index });
      }
      // Half of those to whom a stop is offered press Play.
      if (action.type === "offer" && random() < 0.5) listen(action.index, event.at + 3000);
    }
  }

  function listen(index: number, at: number): void {
    plans = [{ at, events: [{ type: "selected", at, index }, { type: "playback", at, index }] }];
    sound(index, at, plans);
  }

  /**
   * The sound goes on to its end, or the visitor pauses it on the way, and goes on later or never.
   */
  function sound(index: number, from: number, planned: typeof plans = []): void {
    const ends = from + 3000 + Math.round(45_000 * random());
    plans = [...planned];
    if (random() < 0.15) {
      const at = from + 1500;
      const on = at + Math.round(60_000 * random());
      plans.push({ at, events: [{ type: "playback", at }] });
      if (random() < 0.3) return;
      plans.push({ at: on, events: [{ type: "playback", at: on, index }] });
      plans.push({ at: on + 10_000, events: ended(index, on + 10_000) });
    } else plans.push({ at: ends, events: ended(index, ends) });
  }

  /** Players fall silent before they say that a stop is over. */
  const ended = (index: number, at: number): WalkEvent[] => [
    ...(random() < 0.5 ? [{ type: "playback", at } as const] : []),
    { type: "ended", at, index },
  ];

  function catchUp(until: number): void {
    while (plans.length > 0 && plans[0].at <= until) {
      const [{ events }, ...rest] = plans;
      plans = rest;
      for (const event of events) send(event);
    }
  }

  send({ type: "start", at: events[0]?.event.at ?? 0, autoPlay: plan.autoPlay });
  for (const one of events) {
    catchUp(one.event.at);
    send(one.event, one);
  }
  oracle.finish(last);
  return last;
}
