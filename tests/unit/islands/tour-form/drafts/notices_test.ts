import assert from "node:assert/strict";
import {
  editNote,
  leaveQuestion,
  saveNote,
  signInNote,
} from "../../../../../islands/tour-form/drafts/notices.ts";

const CLAIM = /(copy is|copy stays|stored|only) on this device|on this device only/i;

Deno.test("a copy on this device is claimed only where there is one", () => {
  for (const hasCopy of [true, false]) {
    const texts = [
      saveNote("failed", hasCopy),
      saveNote("signed-out", hasCopy),
      signInNote(true, hasCopy),
      signInNote(false, hasCopy),
      leaveQuestion(hasCopy).text,
    ];
    for (const text of texts) assert.equal(CLAIM.test(text), hasCopy, text);
  }
  assert.equal(editNote(true), undefined);
  assert.match(editNote(false)!, /cannot store a copy/);
});

Deno.test("while drafts are saved by themselves the note says so", () => {
  assert.equal(saveNote("idle", true), "Auto-saving enabled");
  assert.equal(saveNote("waiting", true), "Auto-saving enabled");
  assert.equal(saveNote("saving", false), "Saving...");
  assert.equal(saveNote("saved", false), "Draft saved. Auto-saving enabled");
});
