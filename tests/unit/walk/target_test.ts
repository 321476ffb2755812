import assert from "node:assert/strict";
import { findTarget } from "../../../lib/walk/target.ts";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { lockScreenTitle } from "../../../lib/walk/announcements.ts";
import { east, walking } from "./walking.ts";

Deno.test("the target of a free-order tour is the nearest stop that was not heard", () => {
  const visitor = walking({ ordered: false });
  assert.deepEqual(findTarget(visitor.state), { index: 0 });
  visitor.at(450);
  const { index, metres, direction } = findTarget(visitor.state)!;
  assert.deepEqual([index, Math.round(metres!), direction], [2, 50, "east"]);
  visitor.at(500, { seconds: 30 });
  assert.equal(findTarget(visitor.state)?.index, 1, "while it plays, the next nearest");
  visitor.end();
  assert.equal(findTarget(visitor.state)?.index, 1);
});

Deno.test("there is no target when nothing is left", () => {
  const visitor = walking({ stops: [100] });
  visitor.at(100);
  assert.equal(findTarget(visitor.state), undefined);
});

Deno.test("in a free-order tour a stop that starts by itself is the target before one that does not", () => {
  const visitor = walking({ ordered: false });
  visitor.at(100);
  visitor.send({ type: "playback", index: 0 });
  visitor.send({ type: "playback" });
  assert.equal(findTarget(visitor.state)?.index, 1, "the first was paused, and waits for a tap");
  const silent = walking({ ordered: false, stops: [100, 140] }, { type: "start", autoPlay: false });
  for (const metres of [140, 200, 100]) silent.at(metres, { seconds: 60 });
  const all = silent.state.stops.map((stop) => ({ ...stop, triggered: true }));
  assert.equal(
    findTarget({ ...silent.state, stops: all })?.index,
    0,
    "where none does, the nearest",
  );
  assert.equal(findTarget({ ...silent.state, stops: all, playing: 0 })?.index, 1);
});

Deno.test("directions do not flicker for somebody who stands at the edge of two of them", () => {
  const visitor = walking();
  // 60 m from the first stop, which lies between south-east and south; the receiver errs by ±8 m.
  const place = destinationPoint(east(100), 60, 360 - 22.5);
  const said = new Set<string>();
  let changes = 0;
  let before: string | undefined;
  for (let second = 0; second < 40; second++) {
    const error = destinationPoint(place, 8 * Math.abs(Math.sin(second)), 137.5 * second);
    visitor.at(0, { accuracy: 10, over: { ...error, accuracy: 10 } });
    const { direction } = findTarget(visitor.state)!;
    if (before !== undefined && direction !== before) changes++;
    said.add(before = direction!);
  }
  assert.ok(changes <= 1, `${changes} changes between ${[...said].join(", ")}`);
});

Deno.test("the side on the lock screen does not flicker, and follows somebody who turns", () => {
  const visitor = walking();
  for (let metres = 0; metres <= 40; metres += 2) visitor.at(metres, { seconds: 1.5 });
  assert.match(lockScreenTitle(visitor.state)!, /ahead$/);
  visitor.state = { ...visitor.state, course: 90 + 50 };
  assert.match(lockScreenTitle(visitor.state)!, /ahead$/, "5° beyond the edge");
  visitor.state = { ...visitor.state, course: 90 + 70 };
  assert.match(lockScreenTitle(visitor.state)!, /left$/);
});
