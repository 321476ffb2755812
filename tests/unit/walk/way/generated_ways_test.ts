/** Walks along legs through streets that never were, in the noise of phones. */
import assert from "node:assert/strict";
import { seededRandom } from "../../../../lib/geo/noise.ts";
import { lineOf, placeAt } from "../../../../lib/walk/way/leg_line.ts";
import { turnsOf } from "../../../../lib/walk/way/turns.ts";
import type { Leg } from "../../../../lib/model/tour/legs/leg_data.ts";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { NOISES } from "../../../support/walk/walk_noise.ts";
import { walksSeed } from "../../../support/walk/walks.ts";
import { legTo, type Metres, tourOf, Walker } from "./legs.ts";

const WALKS = 200;

/** Metres by which positions are wrong (standard deviation), of which half is new after 20 s. */
const { error: ERROR, accuracy: ACCURACY } = NOISES.clean;

/** Metres before a turn at which it is said, and by which that may be wrong. */
const [BEFORE, WRONG] = [8, 8];

/** Through blocks of 50 to 130 m that are not quite square. */
function pathThroughBlocks(random: () => number, from: Metres, blocks: number): Metres[] {
  const points: Metres[] = [from];
  let course = Math.floor(4 * random()) * 90;
  for (let block = 0; block < blocks; block++) {
    const metres = 50 + 80 * random();
    const [x, y] = points.at(-1)!;
    const angle = (course + 16 * random() - 8) * Math.PI / 180;
    points.push([x + metres * Math.sin(angle), y + metres * Math.cos(angle)]);
    course += [-90, 0, 90][Math.floor(3 * random())];
  }
  return points;
}

/** Each block has a street of its own. */
const legOf = (to: number, points: Metres[]): Leg =>
  legTo(to, points, points.slice(1).map((_, i) => ({ at: i, name: `Street ${i}` })));

/** Metres around a stop where its story may begin, and metres of a leg at its ends. */
const [NEAR, ENDS] = [40, 60];

/** True for legs that come by their own stops at their ends only, and by no others. */
function areClear(legs: readonly Leg[]): boolean {
  const stops = legs.map(({ points }) => points.at(-1)!);
  return legs.every((leg) => {
    const line = lineOf(leg);
    return Array.from({ length: Math.floor(line.length) }, (_, metres) => metres)
      .every((metres) =>
        stops.every((stop, i) =>
          distanceBetween(placeAt(line, metres), stop) > NEAR ||
          (i === leg.to && metres > line.length - ENDS) || (i === leg.to - 1 && metres < ENDS)
        )
      );
  });
}

type Result = { turns: number; unsaid: string[]; twice: number; overStory: number; far: string[] };

function runWalk(seed: number, result: Result): void {
  const random = seededRandom(seed * 7919);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const legs: Leg[] = [];
  let from: Metres = [0, 0];
  for (let to = 0; to < 2; to++) {
    let points: Metres[];
    do points = pathThroughBlocks(random, from, 3 + Math.floor(4 * random())); while (
      !areClear([...legs, legOf(to, points)])
    );
    legs.push(legOf(to, points));
    from = points.at(-1)!;
  }
  const walker = new Walker(tourOf(...legs));
  const standsForStories = random() < 0.5;
  const keep = 0.5 ** (1 / 20);
  let [east, north, storyEnds] = [ERROR * gauss(), ERROR * gauss(), Infinity];
  for (const leg of legs) {
    const line = lineOf(leg);
    const saidAt = new Map<number, number>();
    const silentAt = new Set<number>();
    for (let metres = 0; metres < line.length + 20;) {
      const { playing, saidTurns } = walker.state;
      if (playing !== undefined && walker.now >= storyEnds) {
        walker.send({ type: "ended", at: walker.now, index: playing });
      }
      if (playing === undefined || !standsForStories) metres += 1.4;
      east = keep * east + ERROR * Math.sqrt(1 - keep ** 2) * gauss();
      north = keep * north + ERROR * Math.sqrt(1 - keep ** 2) * gauss();
      // No position is worse than it says.
      const excess = Math.max(1, Math.hypot(east, north) / ACCURACY);
      [east, north] = [east / excess, north / excess];
      const truth = placeAt(line, metres);
      const measured = destinationPoint(destinationPoint(truth, north, 0), east, 90);
      const actions = walker.at([0, 0], { ...measured, accuracy: ACCURACY });
      const started = actions.find(({ type }) => type === "play");
      if (started?.type === "play") {
        walker.send({ type: "playback", at: walker.now, index: started.index });
        storyEnds = walker.now + 1000 * (20 + 60 * random());
      }
      const isStory = walker.state.playing !== undefined;
      for (const said of walker.state.saidTurns.slice(saidTurns.length)) {
        if (playing !== undefined && isStory) result.overStory++;
        if (said.to !== leg.to) continue;
        if (said.isNow && saidAt.has(said.turn)) result.twice++;
        if (said.isNow) saidAt.set(said.turn, metres);
      }
      turnsOf(leg).forEach(({ at }, i) => {
        if (isStory && Math.abs(at - BEFORE - metres) <= 2 * WRONG) silentAt.add(i);
      });
    }
    turnsOf(leg).forEach(({ at, kind }, i) => {
      const metres = saidAt.get(i);
      const of = `seed ${seed}, leg ${leg.to}, ${kind} at ${Math.round(at)} m`;
      if (silentAt.has(i) || at > line.length - NEAR) return;
      result.turns++;
      if (metres === undefined) result.unsaid.push(of);
      else if (Math.abs(at - BEFORE - metres) > WRONG) {
        result.far.push(`${of}: ${Math.round(at - metres)} m before`);
      }
    });
  }
}

Deno.test(`${WALKS} walks through streets: each turn is said once and at its place, none over a story`, () => {
  const result: Result = { turns: 0, unsaid: [], twice: 0, overStory: 0, far: [] };
  const first = walksSeed();
  for (let seed = first; seed < first + WALKS; seed++) runWalk(seed, result);
  const { turns, ...wrong } = result;
  console.log(`${turns} turns of ${WALKS} walks, from seed ${first}`);
  assert.deepEqual(wrong, { unsaid: [], twice: 0, overStory: 0, far: [] });
  assert.ok(turns > 2 * WALKS, `${turns}`);
});
