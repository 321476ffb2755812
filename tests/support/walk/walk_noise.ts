/**
 * Guided walks of six stops for measurements: visitors who never pause, and positions whose errors
 * are autocorrelated and larger than the stated accuracy, with gaps and wild positions.
 */
import { bearingBetween, destinationPoint } from "../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Fix } from "../../../lib/geo/fix.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import type { PlacedWalkTour } from "./placed_walk.ts";
import type { Position } from "../../../lib/model/tour/position.ts";

/**
 * Errors in metres (standard deviation); `wild`: positions in a row that are far off; `gaps`: none
 * for 5 to 30 s; `every`: seconds between two positions, one unless set; `burst`: seconds for which
 * positions are far off; `speed` in metres a second, `reported` with each position.
 */
type Noise = {
  error: number;
  accuracy: number;
  wild?: number;
  gaps?: boolean;
  every?: number;
  burst?: number;
  speed?: number;
  reported?: boolean;
};

/** The kinds of noise that are measured, by name. */
export const NOISES: Record<string, Noise> = {
  clean: { error: 2, accuracy: 5 },
  "over-confident": { error: 8, accuracy: 5 },
  gaps: { error: 8, accuracy: 5, gaps: true },
  "one wild": { error: 8, accuracy: 5, wild: 1 },
  "two wild": { error: 8, accuracy: 5, wild: 2 },
  "three wild": { error: 8, accuracy: 5, wild: 3 },
  "bursts of 6 s": { error: 8, accuracy: 5, burst: 6, every: 1 },
  everything: { error: 8, accuracy: 5, wild: 3, gaps: true },
};

/** Those that are measured beside them: some of these walks go wrong. */
export const HARD_NOISES: Record<string, Noise> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 7].map((
      burst,
    ) => [`bursts of ${burst} s`, { error: 8, accuracy: 5, burst, every: 1 }]),
  ),
  "bursts of 6 s, every 1.25 s": { error: 8, accuracy: 5, burst: 6, every: 1.25 },
  "bursts of 6 s, every 0.5 s": { error: 8, accuracy: 5, burst: 6, every: 0.5 },
  "every 5 s": { error: 8, accuracy: 5, every: 5 },
  "every 10 s": { error: 8, accuracy: 5, every: 10 },
  "every 10 s, one wild": { error: 8, accuracy: 5, every: 10, wild: 1 },
  bicycle: { error: 5, accuracy: 5, speed: 5 },
  "bicycle, speed reported": { error: 5, accuracy: 5, speed: 5, reported: true },
  bus: { error: 5, accuracy: 5, speed: 12 },
  "bus, speed reported": { error: 5, accuracy: 5, speed: 12, reported: true },
};

/** A position as it arrives (`at`, ms), and where the visitor truly was. `isWild`: far off. */
type Arrival = { at: number; fix: Fix; truth: Position; isWild: boolean };

export type NoisyWalk = {
  tour: PlacedWalkTour;
  arrivals: Arrival[];
  storyMs: (index: number) => number;
};

const STOPS = 6;
const SPEED = 1.4;

/** Seconds between two places on the way, where positions come at other times than each second. */
const FINE = 0.25;

/** Seconds after which half of a position's error is new: phones between houses. */
const CORRELATION = 20;

/** Positions between two bursts, at least: else a burst of three were one of six. */
const CALM = 10;

/** The walk of a seed; always the same. */
export function noisyWalk(seed: number, noise: Noise): NoisyWalk {
  const random = seededRandom(seed * 2654435761);
  const tour = tourOf(random);
  const arrivals: Arrival[] = [];
  let [east, north, silence, wild, calm] = [0, 0, 0, 0, 0];
  let wildPlace: Position | undefined;
  const seconds = noise.burst || noise.every ? FINE : 1;
  let [next, wildUntil] = [0, 0];
  const keep = 0.5 ** (seconds / CORRELATION);
  const fresh = noise.error * Math.sqrt(1 - keep ** 2);
  [east, north] = [noise.error * gauss(random), noise.error * gauss(random)];
  pathThrough(tour, random, seconds * (noise.speed ?? SPEED)).forEach((truth, step) => {
    const second = step * seconds;
    east = keep * east + fresh * gauss(random);
    north = keep * north + fresh * gauss(random);
    if (silence > 0) return void silence--;
    if (second < next) return;
    if (noise.every) next = second + noise.every * (0.8 + 0.4 * random());
    if (noise.burst && second >= wildUntil + CALM && random() < (noise.every ?? FINE) / 60) {
      wildUntil = second + noise.burst;
      wildPlace = farFrom(truth, tour, random);
    }
    if (noise.gaps && random() < 1 / 60) silence = 5 + Math.floor(25 * random());
    if (wild === 0 && noise.wild && calm >= CALM && random() < 1 / 60) {
      [wild, calm] = [noise.wild, 0];
      wildPlace = farFrom(truth, tour, random);
    }
    const isWild = (wild > 0 || second < wildUntil) && wildPlace !== undefined;
    if (wild > 0) wild--;
    else calm++;
    const place = isWild
      ? destinationPoint(wildPlace!, 5 * random(), 360 * random())
      : destinationPoint(destinationPoint(truth, north, 0), east, 90);
    const time = second * 1000;
    const at = time + Math.round(200 * random());
    const speed = noise.reported ? { speed: noise.speed } : {};
    const fix = { ...place, accuracy: noise.accuracy, time, ...speed };
    arrivals.push({ at, fix, truth, isWild });
  });
  const lengths = tour.stops.map(() => 20_000 + Math.round(100_000 * random()));
  return { tour, arrivals, storyMs: (index) => lengths[index] };
}

function tourOf(random: () => number): PlacedWalkTour {
  let place = { latitude: 48.2, longitude: 16.37 };
  let bearing = 360 * random();
  const stops = Array.from({ length: STOPS }, (_, i) => {
    bearing += 90 * (random() - 0.5);
    place = destinationPoint(place, 90 + 160 * random(), bearing);
    return { title: `Stop ${i + 1}`, ...place, radius: 20 + Math.round(20 * random()) };
  });
  return { id: "noisy", ordered: true, stops };
}

/** A stop that is more than 200 m away, or undefined. */
function farFrom(place: Position, { stops }: PlacedWalkTour, random: () => number) {
  const far = stops.filter((stop) => distanceBetween(place, stop) > 200);
  return far[Math.floor(far.length * random())];
}

/** Through all zones, past each middle by some metres, and on for 250 m; `stride` in metres. */
function pathThrough({ stops }: PlacedWalkTour, random: () => number, stride: number): Position[] {
  let here = destinationPoint(stops[0], 100, 360 * random());
  const path = [here];
  const aims = stops.map((stop) =>
    destinationPoint(stop, 0.4 * stop.radius * random(), 360 * random())
  );
  aims.push(destinationPoint(aims[STOPS - 1], 250, 360 * random()));
  for (const aim of aims) {
    const [metres, bearing] = [distanceBetween(here, aim), bearingBetween(here, aim)];
    for (let gone = stride; gone < metres; gone += stride) {
      path.push(destinationPoint(here, gone, bearing));
    }
    here = aim;
  }
  return path;
}

/** A normally distributed number. Source: G. E. P. Box and M. E. Muller, 1958. */
const gauss = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
