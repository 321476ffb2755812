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
