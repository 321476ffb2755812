import assert from "node:assert/strict";
import { describeWalk } from "../../../../lib/walk/description.ts";
import { findTarget } from "../../../../lib/walk/target.ts";
import { wayAhead } from "../../../../lib/walk/way/way_ahead.ts";
import { legTo, placeOf, tourOf, Walker } from "./legs.ts";

/** 100 m to the north, then 100 m to the east: 141 m as the crow flies. */
const CORNER = tourOf(legTo(0, [[0, 0], [0, 100], [100, 100]]));

Deno.test("metres and minutes to the next stop are those of the way, not of the straight line", () => {
  const walker = new Walker(CORNER);
  assert.equal(wayAhead(walker.state), undefined, "no position yet");
  walker.at([5, 20]);
  const way = wayAhead(walker.state)!;
  assert.equal(Math.round(way.metres), 185, "5 m to the way, and 180 m along it");
  assert.equal(Math.round(way.seconds), 148);
  assert.equal(way.onWay, true);
  assert.equal(way.ahead.length, 3);
  assert.equal(way.behind.length, 2);
  assert.deepEqual(way.ahead.at(-1), CORNER.legs![0].points[2]);
  assert.deepEqual([way.turn?.kind, Math.round(way.turn!.metres)], ["right", 80]);
  const target = findTarget(walker.state)!;
  assert.deepEqual([Math.round(target.metres!), target.isOnLeg], [185, true]);
  assert.match(describeWalk(walker.state).headline, /^185 m to stop 1, north$/);
});

Deno.test("the direction is that of the next bend, and behind it that of the street", () => {
  const walker = new Walker(CORNER);
  walker.at([0, 20]);
  assert.equal(Math.round(findTarget(walker.state)!.bearing!), 0);
  walker.walk([0, 20], [0, 96]);
  const near = findTarget(walker.state)!.bearing!;
  assert.ok(near > 45 && near < 90, `${near}`);
  walker.walk([0, 96], [0, 100], [30, 100]);
  assert.equal(Math.round(findTarget(walker.state)!.bearing!), 90);
});

Deno.test("without a leg, and in free order, there is no way ahead but the straight line", () => {
  const { legs: _, ...tour } = CORNER;
  const walker = new Walker(tour);
  walker.at([0, 0]);
  assert.equal(wayAhead(walker.state), undefined);
  const target = findTarget(walker.state)!;
  assert.deepEqual([Math.round(target.metres!), target.isOnLeg], [141, false]);
  assert.equal(target.direction, "north-east");
});

Deno.test("where some legs are known, the metres of a straight line are called that", () => {
  const next = legTo(1, [[100, 100], [100, 200]]);
  const walker = new Walker({ ...tourOf(CORNER.legs![0], next), legs: [next] });
  walker.at([0, 0]);
  const { headline, detail } = describeWalk(walker.state);
  assert.equal(`${headline}. ${detail}`, "141 m to stop 1, north-east. As the crow flies.");
});

Deno.test("a leg that crosses itself is not cut short at the crossing", () => {
  const loop = legTo(0, [[0, 0], [0, 100], [80, 100], [80, 50], [-80, 50]]);
  const walker = new Walker(tourOf(loop));
  walker.walk([0, 0], [0, 60]);
  assert.equal(Math.round(wayAhead(walker.state)!.metres), 40 + 80 + 50 + 160);
  walker.walk([0, 60], [0, 100], [80, 100], [80, 50], [0, 50], [-20, 50]);
  assert.equal(Math.round(wayAhead(walker.state)!.metres), 60);
});

Deno.test("a leg that comes back to its beginning is begun there", () => {
  const round = legTo(0, [[0, 0], [0, 100], [60, 100], [60, 5], [6, 5]]);
  const walker = new Walker({
    ...tourOf(round),
    stops: [{ title: "Mill", ...placeOf([6, 5]), radius: 2 }],
  });
  walker.at([3, 2], { accuracy: 3 });
  assert.ok(wayAhead(walker.state)!.metres > 300);
});

Deno.test("somebody who goes across to a later stretch of the leg is soon taken to be there", () => {
  const hairpin = legTo(0, [[0, 0], [0, 200], [30, 200], [30, 0]]);
  const walker = new Walker(tourOf(hairpin));
  walker.walk([0, 0], [0, 100], [30, 100], [30, 80]);
  assert.equal(Math.round(wayAhead(walker.state)!.metres), 80);
});

Deno.test("what is kept of the way is plain data: a walk goes on from its copy", () => {
  const walker = new Walker(CORNER);
  walker.walk([0, 0], [0, 50]);
  const copy = JSON.parse(JSON.stringify(walker.state));
  assert.deepEqual(wayAhead(copy), wayAhead(walker.state));
});
