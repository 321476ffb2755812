/**
 * Guided walks along recorded tracks, without legs and with the track as legs: stories that played
 * twice, stops that were crossed and neither played nor offered, and walks in which legs changed
 * what plays. Run: `deno task tracks FOLDER [walks per track]`; the folder has GPX files of walks
 * on foot, with times. Stops are missed where a recording jumps, which the engine doubts for 7 s,
 * and where somebody goes round and round through overlapping zones without a tap.
 */
import { z } from "zod";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Fix } from "../../../lib/geo/fix.ts";
import { legsFromLine } from "../../../lib/geo/line_legs.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import type { Leg } from "../../../lib/model/tour/legs/leg_data.ts";
import { decodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { Count, Path, readArguments } from "../../../tools/arguments.ts";
import { readGpx } from "../../support/walk/gpx.ts";
import type { PlacedWalkTour } from "../../support/walk/placed_walk.ts";
import { runNoisyWalk } from "../../support/walk/walk_noise_run.ts";

const { rest: [folder, walks] } = readArguments({
  usage: "deno task tracks FOLDER [walks per track]",
  rest: z.tuple([Path, Count.default(4)]),
});

/** The positions of a track from its beginning, without those that do not go on in time. */
function readTrack(file: string): Fix[] {
  const fixes: Fix[] = [];
  for (const fix of readGpx(Deno.readTextFileSync(file))) {
    if (fix.time > (fixes.at(-1)?.time ?? 0)) fixes.push(fix);
  }
  return fixes.map((fix) => ({ ...fix, time: fix.time - fixes[0].time }));
}

/** Stops each 60 to 200 m of a track, whose zones it crosses. */
function tourAlong(fixes: readonly Fix[], random: () => number): PlacedWalkTour {
  const stops: PlacedWalkTour["stops"] = [];
  let [metres, next] = [0, 40 + 80 * random()];
  fixes.slice(1).forEach((fix, i) => {
    metres += distanceBetween(fixes[i], fix);
    if (metres < next) return;
    next = metres + 60 + 140 * random();
    const radius = 20 + Math.round(30 * random());
    const place = destinationPoint(fix, 0.4 * radius * random(), 360 * random());
    stops.push({ title: `Stop ${stops.length + 1}`, ...place, radius });
  });
  return { id: "track", ordered: true, stops };
}

/** The tour with the track as its legs. */
function withLegs(tour: PlacedWalkTour, fixes: readonly Fix[]): PlacedWalkTour {
  const { legs } = legsFromLine(fixes, [fixes[0], ...tour.stops]);
  return {
    ...tour,
    legs: legs.flatMap((leg, to): Leg[] =>
      leg ? [{ to, points: decodeLine(leg.line)!, parts: [] }] : []
    ),
  };
}

const rows = [];
for (const { name } of Deno.readDirSync(folder)) {
  if (!name.toLowerCase().endsWith(".gpx")) continue;
  const fixes = readTrack(`${folder}/${name}`);
  const arrivals = fixes.map((fix) => ({ at: fix.time, fix, truth: fix, isWild: false }));
  const row = { track: name, stops: 0, double: 0, missed: 0, "changed by legs": 0, turns: 0 };
  for (let seed = 1; seed <= walks; seed++) {
    const random = seededRandom(seed * 2654435761);
    const tour = tourAlong(fixes, random);
    if (tour.stops.length === 0) continue;
    const lengths = tour.stops.map(() => 20_000 + Math.round(100_000 * random()));
    const storyMs = (index: number) => lengths[index];
    const plain = runNoisyWalk({ tour, arrivals, storyMs });
    const led = runNoisyWalk({ tour: withLegs(tour, fixes), arrivals, storyMs });
    row.stops += tour.stops.length;
    row.double += led.double;
    row.missed += led.missed;
    row.turns += led.state.saidTurns.length;
    const played = [plain, led].map(({ delays, state }) => JSON.stringify([delays, state.stops]));
    if (played[0] !== played[1]) row["changed by legs"]++;
  }
  rows.push(row);
}
console.table(rows);
