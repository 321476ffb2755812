import assert from "node:assert/strict";
import { legTo, type Metres, tourOf, Walker } from "./legs.ts";

const parts = [{ at: 0, name: "Mill Lane" }, { at: 1, name: "Broad Street" }];
const corner = () => tourOf(legTo(0, [[0, 0], [0, 100], [200, 100]], parts));

const SOON = "In 30 metres, right into Broad Street.";
const NOW = "Now right.";

/** What was said, without the direction at the start. */
const said = ({ said }: Walker) => said.filter((text) => !text.startsWith("Next:"));

Deno.test("a turn is said 30 m before and 8 m before, each once, also for somebody who goes back", () => {
  const walker = new Walker(corner());
  walker.walk([0, 0], [0, 60]);
  assert.deepEqual(said(walker), []);
  walker.walk([0, 60], [0, 78]);
  assert.deepEqual(said(walker), [SOON]);
  walker.walk([0, 78], [0, 90]);
  assert.deepEqual(said(walker), [SOON]);
  walker.walk([0, 90], [0, 94], [0, 100], [20, 100], [0, 100], [0, 50], [0, 100], [20, 100]);
  assert.deepEqual(said(walker), [SOON, NOW]);
});

Deno.test("two turns close to each other: the second is said only when it is to be taken", () => {
  const walker = new Walker(tourOf(legTo(0, [[0, 0], [0, 100], [20, 100], [20, 250]])));
  walker.walk([0, 0], [0, 100], [20, 100], [20, 150]);
  assert.deepEqual(said(walker), [
    "In 30 metres, right onto the path.",
    "Now right.",
    "Now left.",
  ]);
});

Deno.test("steps are announced", () => {
  const steps = [{ at: 0 }, { at: 1, steps: true as const }];
  const walker = new Walker(tourOf(legTo(0, [[0, 0], [0, 100], [0, 200]], steps)));
  walker.walk([0, 0], [0, 120]);
  assert.deepEqual(said(walker), ["In 30 metres there are steps.", "Now the steps."]);
});

Deno.test("nothing is said of a turn while a story plays, and afterwards only of those ahead", () => {
  const walker = new Walker(corner());
  walker.walk([0, 0], [0, 50]);
  walker.send({ type: "playback", at: walker.now, index: 0 });
  walker.walk([0, 50], [0, 99]);
  assert.deepEqual(said(walker), []);
});

Deno.test("somebody who has not come to the way yet is not told to turn", () => {
  const walker = new Walker(corner());
  walker.walk([-60, 0], [-60, 120], [-60, 0]);
  assert.deepEqual(said(walker), []);
  walker.walk([-60, 0], [0, 0], [0, 94]);
  assert.deepEqual(said(walker), [SOON, NOW]);
});

Deno.test("a turn where the way begins is not said to somebody who is still walking there", () => {
  const walker = new Walker(tourOf(legTo(0, [[0, 0], [0, 8], [100, 8]])));
  walker.walk([0, -50], [0, -16]);
  assert.deepEqual(said(walker), []);
  walker.walk([0, -16], [0, 4]);
  assert.deepEqual(said(walker), ["Now right."]);
});

Deno.test("a turn is not said to somebody who comes to its corner by another street", () => {
  const walker = new Walker(tourOf(legTo(0, [[20, 0], [0, 0], [0, 200], [100, 200]])));
  walker.walk([0, -50], [0, 20]);
  assert.deepEqual(said(walker), []);
  walker.walk([0, 20], [0, 194]);
  assert.deepEqual(said(walker), ["In 30 metres, right onto the path.", "Now right."]);
});

Deno.test("a rough position says no turn", () => {
  const walker = new Walker(corner());
  walker.at([0, 20]);
  for (let north = 60; north < 100; north++) walker.at([0, north], { accuracy: 28 });
  assert.deepEqual(said(walker), []);
});

const straight = () => tourOf(legTo(0, [[0, 0], [0, 1000]]));

/** Stands there for so many seconds. */
function stand(walker: Walker, place: Metres, seconds: number, accuracy = 4): void {
  for (let second = 0; second < seconds; second++) walker.at(place, { accuracy });
}

Deno.test("somebody who is off the way for 10 s is told once on which side it is", () => {
  const walker = new Walker(straight());
  walker.walk([0, 0], [0, 100], [-36, 100], [-36, 130]);
  stand(walker, [-42, 132], 10);
  assert.deepEqual(said(walker), []);
  stand(walker, [-42, 132], 30);
  assert.deepEqual(said(walker), ["The way is on your right."]);
});

Deno.test("by the compass of the device, and in words of the compass without a course", () => {
  const turned = new Walker(straight());
  turned.walk([0, 0], [0, 30], [-45, 30]);
  turned.send({ type: "compass", at: turned.now, heading: 270 });
  stand(turned, [-45, 30], 15);
  assert.deepEqual(said(turned), ["The way is behind you."]);
  const still = new Walker(straight());
  still.at([0, 30]);
  still.at([-7, 30], { accuracy: 4 });
  still.state = { ...still.state, course: undefined };
  for (const east of [-15, -25, -35, -45]) still.at([east, 30]);
  for (let i = 0; i < 14; i++) {
    still.state = { ...still.state, course: undefined };
    still.at([-45, 30]);
  }
  assert.deepEqual(said(still), ["To the way: east."]);
});

Deno.test("a rough position, or one of a moment, does not show that somebody has left the way", () => {
  const walker = new Walker(straight());
  walker.walk([0, 0], [0, 30], [-45, 30]);
  walker.walk([-45, 30], [-20, 30], [-45, 30]);
  stand(walker, [-45, 30], 20, 15);
  assert.deepEqual(said(walker), []);
});

Deno.test("back on the way it may be said again, a minute later at the earliest", () => {
  const walker = new Walker(straight());
  walker.walk([0, 0], [0, 30], [-45, 30]);
  stand(walker, [-45, 30], 15);
  walker.walk([-45, 30], [0, 30], [-45, 30]);
  stand(walker, [-45, 30], 5);
  assert.equal(said(walker).length, 1);
  stand(walker, [-45, 30], 60);
  assert.equal(said(walker).length, 2);
});

Deno.test("a visitor beside another stretch of the same way has not left the way", () => {
  const walker = new Walker(tourOf(legTo(0, [[0, 0], [0, 200], [76, 200], [76, 0], [200, 0]])));
  walker.walk([0, 0], [0, 100], [44, 100]);
  stand(walker, [44, 100], 30);
  assert.deepEqual(said(walker), []);
});

Deno.test("somebody who comes to the way from elsewhere has not left it", () => {
  const walker = new Walker(straight());
  stand(walker, [-100, 30], 60);
  assert.deepEqual(said(walker), []);
});
