import assert from "node:assert/strict";
import { guardLeaving } from "../../../../../islands/tour-form/drafts/leave_guard.ts";
import { settled } from "../../../../support/fake_timers.ts";

/** A page with a form; `answer` is what the person says to the question. */
function setUp({ unsaved = true, hasCopy = true, answer = true } = {}) {
  const page = new EventTarget();
  const questions: string[] = [];
  const visits: string[] = [];
  const stop = guardLeaving({
    page,
    hasUnsavedChanges: () => unsaved,
    storeCopy: () => hasCopy,
    ask({ text }) {
      questions.push(text);
      return Promise.resolve(answer);
    },
    visit: (url) => visits.push(url),
  });
  /** True when the page may be left at once. */
  const leave = (type: string) =>
    page.dispatchEvent(new CustomEvent(type, { cancelable: true, detail: { url: "/tours" } }));
  return { questions, visits, stop, leave };
}

Deno.test("a form that is saved can be left without a question", () => {
  const { questions, leave } = setUp({ unsaved: false });
  assert.equal(leave("turbo:before-visit"), true);
  assert.equal(leave("beforeunload"), true);
  assert.deepEqual(questions, []);
});

Deno.test("an unsaved form asks first; after a yes the visit goes on without another question", async () => {
  const { questions, visits, leave } = setUp();
  assert.equal(leave("beforeunload"), false);
  assert.equal(leave("turbo:before-visit"), false);
  await settled();
  assert.deepEqual(visits, ["/tours"]);
  assert.equal(leave("turbo:before-visit"), true);
  assert.equal(questions.length, 1);
});

Deno.test("after a no the page stays, and the next attempt is asked about again", async () => {
  const { questions, visits, leave } = setUp({ answer: false });
  for (let i = 0; i < 2; i++) {
    assert.equal(leave("turbo:before-visit"), false);
    await settled();
  }
  assert.deepEqual(visits, []);
  assert.equal(questions.length, 2);
});

Deno.test("the question says whether this device has a copy", async () => {
  for (const hasCopy of [true, false]) {
    const { questions, leave } = setUp({ hasCopy });
    leave("turbo:before-visit");
    await settled();
    assert.match(questions[0], hasCopy ? /A copy stays on this device/ : /They will be lost/);
  }
});

Deno.test("once the form is closed the page is free", () => {
  const { stop, leave } = setUp();
  stop();
  assert.equal(leave("turbo:before-visit"), true);
  assert.equal(leave("beforeunload"), true);
});
