/** Runs the engine through a street: where it fell silent, repeated itself or stopped. */
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { addNoise, seededRandom } from "../../../lib/geo/noise.ts";
import { TICK_MS, type WalkEvent } from "../../../lib/walk/events.ts";
import { type Step, step } from "../../../lib/walk/reducer.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { createWalk, type WalkTour } from "../../../lib/walk/state.ts";
import { followLegs } from "../../../lib/walk/way/follow_legs.ts";
import { placeOn, type StreetWalk } from "./walk_streets.ts";

/**
 * `silent`: moments at which the visitor stood in the zone of the next stop for more positions than
 * MAX_SILENT in a row, and nothing played; `double`: stories that began again; `stuck`: 1 when
 * stops were crossed after the last one that the walk started or offered; `unheard`: stops that
 * were crossed and never played. `unoffered`: moments at which the next stop had no place, and was
 * not offered for more positions than MAX_SILENT in a row.
 */
type StreetTally = {
  silent: number;
  double: number;
  stuck: number;
  unheard: number;
  unoffered: number;
};

/** Positions within which the next stop begins. */
const MAX_SILENT = 3;

const SPEED = 1.4;

/** Metres by which positions are off at most, and what they say of it. */
const [NOISE, ACCURACY] = [3, 5];

/**
 * `doesTap`: the visitor plays the stops without a place when they are offered. `tour` is that of
 * the walk, unless told.
 */
export function runStreet(
  walk: StreetWalk,
  doesStop: boolean,
  seed: number,
  { tour = walk.tour, doesTap = false }: { tour?: WalkTour; doesTap?: boolean } = {},
): StreetTally & Step {
  const { way, storySeconds } = walk;
  const random = seededRandom(seed);
  followLegs();
  let last: Step = { state: createWalk(tour), actions: [] };
  let endsAt = Infinity;
  let crossedSince = new Set<number>();
  const [crossed, starts, offered] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const tally = { silent: 0, double: 0, stuck: 0, unheard: 0, unoffered: 0 };
  let current = 0;
  let [silentFor, unofferedFor] = [0, 0];

  function send(event: WalkEvent): void {
    last = step(last.state, event);
    last.state.stops.forEach((_, index) => isPassed(last, index) && offered.add(index));
    for (const action of last.actions) {
      if (action.type !== "play" && action.type !== "offer") continue;
      crossedSince = new Set();
      offered.add(action.index);
      const isUnplaced = !hasPlace(tour.stops[action.index]);
      if (action.type === "play" && isUnplaced) throw new Error("A position starts no such stop");
      const isTapped = isUnplaced && doesTap;
      if (action.type === "offer" && !isTapped) continue;
      if (starts.has(action.index)) tally.double++;
      starts.add(action.index);
      current = action.index;
      endsAt = event.at + 1000 * (storySeconds[action.index] ?? 40);
      if (isTapped) send({ type: "selected", at: event.at, index: action.index });
      send({ type: "playback", at: event.at, index: action.index });
    }
  }

  /** The stop that comes next after the one that was begun last, of those not passed. */
  function next(): number | undefined {
    const { stops } = last.state;
    const order = stops.map((_, i) => (current + i) % stops.length).filter((i) => !starts.has(i));
    return order.find((i) => !isPassed(last, i));
  }

  send({ type: "start", at: 0, index: 0 });
  let metres = 0;
  let stands = 0;
  for (let at = 1000; last.state.phase === "walking"; at += 1000) {
    if (at >= endsAt) {
      const { playing } = last.state;
      endsAt = Infinity;
      send({ type: "ended", at, index: playing! });
      if (last.state.phase !== "walking") break;
    }
    if (!doesStop || last.state.playing === undefined) metres += SPEED;
    const place = placeOn(way, metres) ?? way.at(-1)!;
    // At the end of the way the visitor waits until the last story is over.
    if (!placeOn(way, metres) && last.state.playing === undefined && ++stands > 30) break;
    const fix = { ...addNoise(place, NOISE, random), accuracy: ACCURACY, time: at };
    const isIn = (i: number) => {
      const zone = tour.stops[i];
      return hasPlace(zone) && distanceBetween(place, zone) <= zone.radius &&
        distanceBetween(fix, zone) <= zone.radius;
    };
    tour.stops.forEach((_, i) => {
      if (!isIn(i)) return;
      crossed.add(i);
      if (!starts.has(i) && !offered.has(i)) crossedSince.add(i);
    });
    const goal = next();
    send({ type: "fix", at, fix });
    if (at % TICK_MS === 0) send({ type: "tick", at });
    const isSilent = last.state.playing === undefined && last.state.phase === "walking" &&
      goal !== undefined && goal === next() && isIn(goal);
    silentFor = isSilent ? silentFor + 1 : 0;
    if (silentFor === MAX_SILENT + 1) tally.silent++;
    const { playing, offered: waiting, phase } = last.state;
    const isUnoffered = playing === undefined && phase === "walking" && goal !== undefined &&
      goal === next() && !hasPlace(tour.stops[goal]) && waiting?.index !== goal &&
      !(waiting && last.state.stops[waiting.index].inside);
    unofferedFor = isUnoffered ? unofferedFor + 1 : 0;
    if (unofferedFor === MAX_SILENT + 1) tally.unoffered++;
  }
  tally.stuck = crossedSince.size > 0 ? 1 : 0;
  tally.unheard = [...crossed].filter((i) => !starts.has(i)).length;
  return { ...tally, ...last };
}

const isPassed = ({ state }: Step, index: number) => state.stops[index].status === "passed";
