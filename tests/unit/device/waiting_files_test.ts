/** The number of files that wait on a device, as pages know it that do not send them. */
import assert from "node:assert/strict";
import {
  countWaitingFiles,
  forgetWaitingFiles,
  noteWaitingFiles,
} from "../../../lib/device/waiting_files.ts";

/** Deno's own: a whole Storage, in memory. */
function emptyStorage(): Storage {
  sessionStorage.clear();
  return sessionStorage;
}

Deno.test("each user has a number of their own, and what nobody has claimed counts for all", () => {
  const storage = emptyStorage();
  noteWaitingFiles(storage, undefined, 1);
  assert.equal(countWaitingFiles(storage, "author"), 1);
  noteWaitingFiles(storage, "author", 3);
  noteWaitingFiles(storage, "visitor", 2);
  assert.equal(countWaitingFiles(storage, "author"), 3);
  assert.equal(countWaitingFiles(storage, "visitor"), 2);
  assert.equal(countWaitingFiles(storage, undefined), 0, "they are the author's by now");
});

Deno.test("nothing is left of a number once all is sent, or somebody has signed out", () => {
  const storage = emptyStorage();
  noteWaitingFiles(storage, "author", 3);
  noteWaitingFiles(storage, "author", 0);
  assert.equal(storage.length, 0);
  noteWaitingFiles(storage, "author", 3);
  noteWaitingFiles(storage, "visitor", 2);
  forgetWaitingFiles(storage);
  assert.equal(storage.length, 0);
});

Deno.test("a device without storage, or without room in it, has no number", () => {
  assert.equal(countWaitingFiles(undefined, "author"), 0);
  const setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  const full = { setItem, getItem: () => null, removeItem() {} } as unknown as Storage;
  noteWaitingFiles(full, "author", 3);
  assert.equal(countWaitingFiles(full, "author"), 0);
});
