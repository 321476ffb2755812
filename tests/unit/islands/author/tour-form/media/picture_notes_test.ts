/** What is said of a picture that was added. */
import assert from "node:assert/strict";
import { pictureNotes } from "../../../../../../islands/author/tour-form/media/picture_notes.tsx";

Deno.test("the pages of a file and a missing place are said, each with what to do", () => {
  assert.deepEqual(pictureNotes({}), []);
  assert.match(pictureNotes({ pages: 3 })[0], /^The file has 3 pages\. The first is taken: save /);
  assert.match(pictureNotes({ lacksPlace: "iphone" })[0], / tap Options .* turn on Location\.$/);
  assert.match(pictureNotes({ lacksPlace: "android" })[0], / choose it with Browse or in Files /);
});
