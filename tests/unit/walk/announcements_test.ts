import assert from "node:assert/strict";
import { finishText, lockScreenTitle, spokenMetres } from "../../../lib/walk/announcements.ts";
import { walking } from "./walking.ts";

Deno.test("a lock screen shows the way while nothing plays, and else the stop that does, or waits", () => {
  const visitor = walking();
  assert.equal(lockScreenTitle(visitor.state), "Next: stop 1");
  visitor.at(0);
  assert.match(lockScreenTitle(visitor.state)!, /^Stop 1: 100 m, east$/);
  visitor.walk(2, 100);
  assert.equal(lockScreenTitle(visitor.state), undefined, "it plays");
  visitor.send({ type: "playback", index: 0 });
  visitor.send({ type: "playback" });
  assert.equal(lockScreenTitle(visitor.state), undefined, "it was paused");
  const silent = walking({}, { type: "start", autoPlay: false });
  silent.at(100);
  assert.equal(lockScreenTitle(silent.state), undefined, "it is offered");
});

Deno.test("metres are said in fives, tens or tenths of a kilometre, and never as 1,000 metres", () => {
  assert.deepEqual([12, 97, 104, 994, 995, 1249].map(spokenMetres), [
    "10 metres",
    "95 metres",
    "100 metres",
    "990 metres",
    "1.0 kilometres",
    "1.2 kilometres",
  ]);
});

Deno.test("the end of a walk of one stop is said as of one", () => {
  const end = (heard: number, total: number) =>
    finishText({ heard, total } as Parameters<typeof finishText>[0]);
  assert.equal(end(1, 1), "That’s the end of the walk. You’ve heard its only story.");
  assert.equal(end(0, 1), "The walk has ended. You’ve heard 0 of 1 story.");
  assert.equal(end(3, 3), "That’s the end of the walk. You’ve heard all 3 stories.");
});

Deno.test("a stop with a content warning is offered with its sentence, and plays only after a tap", () => {
  const visitor = walking({ warnings: { 0: "Speaks of war" } });
  const actions = visitor.walk(2, 100);
  assert.deepEqual(actions.filter(({ type }) => type === "play"), []);
  const said = actions.flatMap((action) => action.type === "announce" ? [action.text] : []);
  assert.equal(said.at(-1), "You’re at stop 1, Stop 1. Speaks of war. Press Play to hear it.");
  visitor.send({ type: "playback", index: 0 });
  assert.equal(visitor.state.playing, 0);
});

Deno.test("a walk leads past a stop whose story is not available, in silence, and ends without it", () => {
  const visitor = walking({ withheld: 1 });
  visitor.walk(2, 100);
  visitor.end();
  const between = visitor.walk(100, 300);
  assert.ok(!between.some(({ type }) => ["play", "offer"].includes(type)), "stop 2 has no story");
  visitor.walk(300, 500);
  assert.deepEqual(visitor.played, [0, 2]);
  const finish = visitor.end().find(({ type }) => type === "finish");
  assert.deepEqual(finish?.type === "finish" && [finish.summary.heard, finish.summary.total], [
    2,
    2,
  ]);
});
