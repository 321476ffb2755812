import assert from "node:assert/strict";
import { findTarget } from "../../../lib/walk/target.ts";
import { walking } from "./walking.ts";

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
