/** Comments that were typed and not sent, as the device keeps them. */
import assert from "node:assert/strict";
import {
  type CommentPlace,
  getCommentText,
  removeOldCommentTexts,
  setCommentText,
} from "../../../../islands/author/comments/kept_texts.ts";

/** Deno's own: a whole Storage, in memory. */
function emptyStorage(): Storage {
  sessionStorage.clear();
  return sessionStorage;
}

const PLACE: CommentPlace = { userId: "author", tourId: "mill", box: "new" };
const DAY = 24 * 3600 * 1000;

Deno.test("what is typed into a box of comments is there again, for the same person and the same box", () => {
  const storage = emptyStorage();
  assert.ok(setCommentText(storage, PLACE, { text: "Two wheels", at: 5, key: "k" }));
  assert.deepEqual(getCommentText(storage, PLACE), { text: "Two wheels", at: 5, key: "k" });
  assert.equal(getCommentText(storage, { ...PLACE, userId: "editor" }), undefined);
  assert.equal(getCommentText(storage, { ...PLACE, box: "answer-1" }), undefined);
  setCommentText(storage, PLACE, { text: "  ", at: 6 });
  assert.equal(storage.length, 0, "an emptied box leaves nothing");
});

Deno.test("a comment that was not sent goes 30 days after its last letter; what cannot be read goes at once", () => {
  const storage = emptyStorage();
  setCommentText(storage, PLACE, { text: "Two wheels", at: 5 });
  storage.setItem("comment-text:author:mill:edit-1", "{");
  removeOldCommentTexts(storage, 5 + 30 * DAY);
  assert.equal(storage.length, 1);
  removeOldCommentTexts(storage, 6 + 30 * DAY);
  assert.equal(storage.length, 0);
});

Deno.test("a device without storage, or without room, says that it keeps nothing", () => {
  assert.equal(setCommentText(undefined, PLACE, { text: "x", at: 1 }), false);
  const setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  const full = { ...emptyStorage(), setItem } as Storage;
  assert.equal(setCommentText(full, PLACE, { text: "x", at: 1 }), false);
});
