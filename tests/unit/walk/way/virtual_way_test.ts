import assert from "node:assert/strict";
import { beaconAfter } from "../../../../lib/walk/beacon/beacon.ts";
import { createRehearsal } from "../../../../lib/walk/rehearsal.ts";
import { lineOfRoute, routeOf } from "../../../../lib/walk/route.ts";
import { toWalkTour } from "../../../../lib/walk/state.ts";
import { startVirtualWalk } from "../../../../lib/walk/virtual_walk.ts";
import { createPlayer } from "../../../../lib/player/player.ts";
import { createWakeLock } from "../../../../lib/device/wake_lock.ts";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { routeLength } from "../../../../lib/geo/route_length.ts";
import { FakePage, FakeWakeLock, settled } from "../../../support/fakes/fake_wake_lock.ts";
import { playerTour } from "../../../support/data/player_tour.ts";
import { WalkAudio } from "../../../support/walk/walk_audio.ts";
import { legTo, type Metres, placeOf, tourOf, Walker } from "./legs.ts";

const LEGS: Metres[][] = [
  [[0, 0], [0, 200], [100, 200]],
  [[100, 200], [100, 0], [200, 0]],
];

const TOUR = tourOf(...LEGS.map((points, to) => legTo(to, points)));

Deno.test("a route leads along the legs, and takes the first one from where it begins", () => {
  const route = lineOfRoute(routeOf(TOUR, placeOf([10, 100])));
  assert.equal(Math.round(routeLength(route)), 10 + 200 + 300);
  const { legs: _, ...straight } = TOUR;
  assert.equal(lineOfRoute(routeOf(straight, placeOf([0, 0]))).length, 3);
});

Deno.test("a rehearsal walks along the legs", () => {
  const { route } = createRehearsal(TOUR, { start: placeOf([0, 0]) });
  assert.equal(Math.round(routeLength(route)), 600);
});

Deno.test("a virtual walk begins on the first leg and goes round the bends of the others", async () => {
  const base = playerTour(2);
  const walked: PlayerTour = {
    ...base,
    ...placeOf([0, 0]),
    tourType: "ordered",
    audioStops: base.audioStops.map((stop, i) => ({
      ...stop,
      ...placeOf(LEGS[i].at(-1)!),
      leg: { line: encodeLine(LEGS[i].map(placeOf)), by: "hand" },
    })),
  };
  assert.equal(toWalkTour(walked).legs?.length, 2);
  assert.equal(toWalkTour({ ...walked, tourType: "unordered" } as PlayerTour).legs, undefined);
  const audio = new WalkAudio();
  const player = createPlayer(audio as unknown as HTMLAudioElement, { log: { warn() {} } });
  const steps = new Set<() => void>();
  let now = 1_700_000_000_000;
  const page = new FakePage() as unknown as Document;
  const walk = startVirtualWalk(walked, {
    player,
    page,
    wakeLock: createWakeLock(new FakeWakeLock(), page),
    announce: () => {},
    now: () => now,
    timers: {
      setInterval: ((step: () => void) => (steps.add(step), 1)) as typeof setInterval,
      clearInterval: () => steps.clear(),
    },
  });
  const started = walk.place.value;
  assert.ok(distanceBetween(started, placeOf([30, 200])) < 12, "40 m before the zone, on the leg");
  const places: Position[] = [];
  let played = 0;
  for (let second = 0; second < 200 && !walk.isOver.value; second++) {
    await settled();
    places.push(walk.place.value);
    if (player.status.value === "loading") {
      played++;
      audio.sound();
      audio.finish();
    }
    now += 1000;
    for (const step of steps) step();
  }
  await settled();
  assert.equal(played, 2);
  assert.ok(walk.isOver.value);
  const nearest = (bend: Metres) =>
    Math.min(...places.map((place) => distanceBetween(place, placeOf(bend))));
  assert.ok(nearest([100, 0]) < 8, "round the bend of the second leg");
  assert.ok(nearest([150, 100]) > 40, "not through the houses");
});

Deno.test("the beacon leads to the next bend, and round it to the stop", () => {
  const walker = new Walker(TOUR);
  walker.at([0, 20]);
  const beacon = (heading: number) =>
    beaconAfter(undefined, { walk: walker.state, heading, isStoryOn: false, isSpeaking: false });
  const first = beacon(0);
  assert.ok(!("silence" in first) && first.zone === "ahead", "straight ahead, not to the right");
  walker.walk([0, 20], [0, 200], [5, 200]);
  const second = beacon(0);
  assert.ok(!("silence" in second) && second.zone === "aside" && second.side === "right");
});
