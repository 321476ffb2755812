import assert from "node:assert/strict";
import { leaveQuestion } from "../../../../../../islands/author/tour-form/drafts/leave_guard.ts";
import { saveNote, signInNote } from "../../../../../../islands/author/tour-form/drafts/notices.ts";

const CLAIM = /(copy is|copy stays|stored|only) on this device|on this device only/i;

Deno.test("a copy on this device is claimed only where there is one", () => {
  for (const hasCopy of [true, false]) {
    const texts = [
      saveNote("failed", hasCopy, "The server can’t be reached."),
      saveNote("refused", hasCopy, "You have 100 drafts."),
      saveNote("signed-out", hasCopy),
      signInNote("ended", hasCopy),
      signInNote("deleted", hasCopy),
      signInNote(undefined, hasCopy),
      leaveQuestion(hasCopy).text,
    ];
    for (const text of texts) assert.equal(CLAIM.test(text), hasCopy, text);
  }
});

Deno.test("a save that did not succeed is said with its reason", () => {
  for (const hasCopy of [true, false]) {
    for (const state of ["failed", "refused"] as const) {
      assert.match(saveNote(state, hasCopy, "You have 100 drafts."), /^Not saved.*100 drafts\./);
    }
  }
  assert.match(saveNote("conflict", true), /^Not saved: first choose which version/);
});

Deno.test("while drafts are saved by themselves the note says so", () => {
  assert.equal(saveNote("idle", true), "Auto-saving enabled");
  assert.equal(saveNote("waiting", true), "Not saved yet. Auto-saving enabled");
  assert.equal(saveNote("saving", false), "Saving...");
  assert.equal(saveNote("saved", false), "Draft saved. Auto-saving enabled");
});

Deno.test("where saving goes on by itself nobody is told to try again", () => {
  for (const hasCopy of [true, false]) {
    const note = saveNote("failed", hasCopy, "Too many requests. Try again in 8 seconds.");
    assert.match(note, /^Not saved yet\. Too many requests\. (A copy|This device)/);
    const failed = "It went wrong. Try again. If it keeps happening, tell whoever runs this site.";
    assert.match(saveNote("failed", hasCopy, failed), /It went wrong\. If it keeps happening/);
  }
  assert.match(saveNote("refused", true, "Wrong. Try again."), /Try again\./);
});
