/** What is said about changes and files that wait on the device. */
import assert from "node:assert/strict";
import { whenSent } from "../../../islands/account/unsent-changes.island.tsx";

const WAITING = { changes: 2, files: 0, isSignedIn: true, isOnline: true };

Deno.test("what waits says what it waits for", () => {
  const offline = { ...WAITING, isOnline: false };
  assert.equal(whenSent(offline), "They will be sent when you’re back online.");
  assert.equal(
    whenSent({ ...offline, changes: 1 }),
    "It will be sent when you’re back online.",
  );
  assert.equal(whenSent(WAITING), "They will be sent when you next open a page.");
  assert.equal(
    whenSent({ ...WAITING, files: 1 }),
    "They will be sent while this site is open and online.",
  );
  assert.equal(
    whenSent({ ...WAITING, changes: 0, files: 1 }),
    "It will be sent while this site is open and online.",
  );
});

Deno.test("without a session the connection is not what is missing", () => {
  const expected = "They will be sent once you sign in.";
  for (const isOnline of [true, false]) {
    for (const files of [0, 3]) {
      assert.equal(whenSent({ ...WAITING, files, isOnline, isSignedIn: false }), expected);
    }
  }
});
