import assert from "node:assert/strict";
import { NoAnswer } from "../../../../lib/device/api.ts";
import { ChunkError } from "../../../../lib/device/load_chunk.ts";
import { holdAfter, isTemporary } from "../../../../lib/device/uploads/upload_failure.ts";
import { refused } from "../../../support/fakes/upload_queue.ts";

for (
  const [what, error, isTriedAgain] of [
    ["a part of the program that the network does not bring", new ChunkError("unreachable"), true],
    ["a part of an older version of the program", new ChunkError("outdated"), true],
    ["a part of the program that never comes", new ChunkError("stuck"), false],
    ["a file that cannot be converted", new TypeError("No sound"), false],
  ] as const
) {
  Deno.test(`after ${what} the conversion is ${isTriedAgain ? "tried again" : "given up"}`, () => {
    assert.equal(isTemporary(error, "converter"), isTriedAgain);
  });
}

Deno.test("what the network or a busy server does not take is sent again, what is refused is not", () => {
  for (const status of [401, 409, 410, 423, 429, 500, 503]) {
    assert.ok(isTemporary(refused(status), "server"), String(status));
  }
  for (const status of [400, 403, 413, 415]) {
    assert.ok(!isTemporary(refused(status), "server"), String(status));
  }
  assert.ok(isTemporary(new NoAnswer("Failed to fetch"), "server"));
  assert.ok(!isTemporary(new TypeError("x is undefined"), "server"), "a fault of the program");
  assert.ok(!isTemporary(new Error("There is no room left."), "server"));
});

Deno.test("a pause says whether it is the network, the server or the session that is missing", () => {
  const reasons = [new NoAnswer("Failed to fetch"), refused(401), refused(503)].map(holdAfter);
  assert.deepEqual(reasons, ["offline", "signed-out", "busy"]);
});
