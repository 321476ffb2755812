import assert from "node:assert/strict";
import { lockScreenTitle } from "../../../lib/walk/announcements.ts";
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
