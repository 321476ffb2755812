/**
 * Walks that never were: a tour, somebody who walks through it, and what their device says
 * meanwhile, with noise, drift, gaps, jumps and pauses of the page. The same plan always makes the
 * same walk.
 */
import { bearingBetween, destinationPoint } from "../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Fix } from "../../../lib/geo/fix.ts";
import { addNoise, seededRandom } from "../../../lib/geo/noise.ts";
import type { WalkEvent } from "../../../lib/walk/events.ts";
import type { PlacedWalkTour } from "./placed_walk.ts";
import type { Position } from "../../../lib/model/tour/position.ts";

/**
 * What a walk is made of. `accuracy` in metres; `clock`: ms by which the device dates its fixes
 * wrongly.
 */
export type WalkPlan = {
  seed: number;
  stops: number;
  ordered: boolean;
  autoPlay: boolean;
  accuracy: number;
  drift: boolean;
  gaps: boolean;
  jumps: boolean;
  pauses: boolean;
  clock: number;
};

/**
 * What the engine is told, and the truth: where the visitor was when the device measured, and
 * whether it lied.
 */
export type Measured = {
  event: WalkEvent;
  truth?: Position;
  /**
   * 'honest': within its accuracy of the truth. 'jump': far off. 'old': from before the page was
   * shown.
   */
  kind?: "honest" | "jump" | "old";
};

export type PlannedWalk = { tour: PlacedWalkTour; events: Measured[]; plan: WalkPlan };

/** Seconds after which a visitor goes home. */
const LONGEST = 400;

/** How much worse than usual a device may be at most, while nothing is wrong. */
const USUAL = 1.4;

/** The first millisecond of every walk. */
const BEGIN = 1_700_000_000_000;

export function walkOf(plan: WalkPlan): PlannedWalk {
  const random = seededRandom(plan.seed);
  const tour = tourOf(plan, random);
  return { tour, plan, events: measure(pathThrough(tour, random), tour, plan, random) };
}

function tourOf({ stops: count, ordered }: WalkPlan, random: () => number): PlacedWalkTour {
  let place = { latitude: random() * 120 - 60, longitude: random() * 360 - 180 };
  const stops = Array.from({ length: count }, (_, i) => {
    place = destinationPoint(place, 20 + 140 * random(), 360 * random());
    return { title: `Stop ${i + 1}`, ...place, radius: Math.round(5 + 95 * random() ** 2) };
  });
  return { id: `tour`, ordered, stops };
}

/**
 * Where the visitor is at each second: from stop to stop, by some of them, standing about at
 * others.
 */
function pathThrough({ stops, ordered }: PlacedWalkTour, random: () => number): Position[] {
  const order = stops.map((stop, i) => ({ stop, key: ordered ? i + random() * 0.5 : random() }))
    .sort((a, b) => a.key - b.key).map(({ stop }) => stop);
  if (random() < 0.3) order.push(order[0]);
  let here = destinationPoint(order[0], order[0].radius + 100 * random(), 360 * random());
  const path = [here];
  for (const stop of order) {
    // Most of the way into the zone; one in five passes by it.
    const target = destinationPoint(stop, stop.radius * 1.25 * random(), 360 * random());
    const speed = random() < 0.05 ? 9 : 0.8 + 1.2 * random();
    const [metres, bearing] = [distanceBetween(here, target), bearingBetween(here, target)];
    for (let gone = speed; gone < metres; gone += speed) {
      path.push(destinationPoint(here, gone, bearing));
    }
    here = target;
    const stands = random() < 0.15 ? 90 * random() : 10 * random();
    for (let i = 0; i < stands; i++) path.push(here);
    if (path.length > LONGEST) return path.slice(0, LONGEST);
  }
  return path;
}

/** What the device makes of a path: events at whole seconds, fixes a little later. */
function measure(
  path: Position[],
  tour: PlacedWalkTour,
  plan: WalkPlan,
  random: () => number,
): Measured[] {
  const events: Measured[] = [];
  const device = deviceOf(plan, random);
  let [away, hidden] = [0, false];
  /** Good fixes in a row: only among such does a single jump stand out. */
  let calm = 0;
  path.forEach((truth, second) => {
    const at = BEGIN + second * 1000;
    const say = (event: Omit<Extract<WalkEvent, { type: "hidden" | "shown" | "tick" }>, "at">) =>
      events.push({ event: { ...event, at } as WalkEvent });
    const give = (fix: Fix, kind: Measured["kind"], where = truth) => {
      const time = fix.time + plan.clock;
      const late = Math.round(300 * random());
      events.push({
        event: { type: "fix", at: at + late, fix: { ...fix, time } },
        truth: where,
        kind,
      });
    };
    if (away > 0) {
      if (--away > 0 || !hidden) return;
      hidden = false;
      say({ type: "shown" });
      const age = 5 + Math.floor(random() * 20);
      if (random() < 0.7 && second > age) {
        give(device.near(path[second - age], at - age * 1000), "old", path[second - age]);
      }
      return;
    }
    const locationError = second > 10 ? random() : 1;
    if (plan.gaps && locationError < 0.004) [away, calm] = [5 + 60 * random(), 0];
    else if (plan.pauses && locationError > 0.004 && locationError < 0.008) {
      [away, calm, hidden] = [40 + 100 * random(), 0, true];
      return say({ type: "hidden" });
    }
    if (plan.jumps && calm > 4 && random() < 0.04) {
      calm = 0;
      give(device.jump(truth, tour, at), "jump");
    } else {
      const fix = device.near(truth, at, calm > 4);
      calm = fix.accuracy > USUAL * plan.accuracy ? 0 : calm + 1;
      give(fix, "honest");
    }
    if (second % 5 === 0) say({ type: "tick" });
  });
  return events;
}

/** A device: its errors stay within the accuracy that it claims, but for its jumps. */
function deviceOf({ accuracy: usual, drift }: WalkPlan, random: () => number) {
  let bearing = 360 * random();
  return {
    near(truth: Position, time: number, mayBeCoarse = false): Fix {
      const coarse = mayBeCoarse && random() < 0.03 ? 5 : 1;
      const accuracy = Math.max(3, usual * (USUAL - 0.8 * random()) * coarse);
      bearing += 4 * (random() - 0.5);
      const drifted = drift ? destinationPoint(truth, accuracy / 2, bearing) : truth;
      return { ...addNoise(drifted, drift ? accuracy / 2 : accuracy, random), accuracy, time };
    },
    /** Far away, most often right where it would do harm: at a stop. */
    jump(truth: Position, { stops }: PlacedWalkTour, time: number): Fix {
      const far = stops.filter((stop) => distanceBetween(truth, stop) > 250);
      const place = far.length > 0 && random() < 0.7
        ? far[Math.floor(random() * far.length)]
        : destinationPoint(truth, 250 + 1000 * random(), 360 * random());
      return { latitude: place.latitude, longitude: place.longitude, accuracy: 5, time };
    },
  };
}

/**
 * The seed of a test's walks: the same in each run, so that a change that breaks nothing is never
 * refused; `WALKS_SEED=random` makes others.
 */
export const walksSeed = (): number =>
  Deno.env.get("WALKS_SEED") === "random" ? Math.floor(Math.random() * 2 ** 30) : 20_000;
