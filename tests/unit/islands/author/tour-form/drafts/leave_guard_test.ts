import assert from "node:assert/strict";
import { guardLeaving } from "../../../../../../islands/author/tour-form/drafts/leave_guard.ts";
import { signal } from "@preact/signals-core";
import { settled } from "../../../../../support/fakes/fake_timers.ts";

/** A page with a form; `answer` is what the person says to the question. */
function setUp({ unsaved = true, hasCopy = true, answer = true } = {}) {
  const page = new EventTarget();
  const running = signal<{ isStored: boolean }>();
  const questions: string[] = [];
  const visits: string[] = [];
  const entries: (() => void)[] = [];
  const count = signal(0);
  const addEntry = (close: () => void) => {
    count.value = entries.push(close);
    return () => {
      entries.splice(entries.indexOf(close));
      count.value = entries.length;
    };
  };
  const stop = guardLeaving({
    page,
    hasUnsavedChanges: () => unsaved,
    running: () => running.value,
    addEntry,
    entryCount: () => count.value,
    goBack: () => visits.push("back"),
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
  return {
    questions,
    visits,
    running,
    entries,
    /** Opens something over the page; returns the function that closes it. */
    openOver: () => addEntry(() => {}),
    stop,
    leave,
    /** Back, at an entry that an overlay has added. */
    async back() {
      entries.pop()?.();
      count.value = entries.length;
      await settled();
    },
  };
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

Deno.test("a running recording asks, in a form that is saved too, and says what becomes of it", async () => {
  for (const isStored of [true, false]) {
    const { questions, visits, running, leave } = setUp({ unsaved: false });
    running.value = { isStored };
    assert.equal(leave("beforeunload"), false);
    assert.equal(leave("turbo:before-visit"), false);
    await settled();
    assert.match(questions[0], isStored ? /stays on this device, and this form/ : /will be lost/);
    assert.deepEqual(visits, ["/tours"]);
  }
});

Deno.test("Back asks while a recording runs, as often as it is tried, and leaves after a yes", async () => {
  const stays = setUp({ unsaved: false, answer: false });
  stays.running.value = { isStored: true };
  for (let i = 1; i <= 2; i++) {
    await stays.back();
    assert.deepEqual([stays.questions.length, stays.entries.length], [i, 1]);
  }
  assert.deepEqual(stays.visits, []);
  const leaves = setUp({ unsaved: false });
  leaves.running.value = { isStored: true };
  await leaves.back();
  assert.deepEqual(leaves.visits, ["back"]);
});

Deno.test("a recording that has ended leaves no entry in the history", () => {
  const { running, entries } = setUp({ unsaved: false });
  running.value = { isStored: true };
  running.value = { isStored: false };
  assert.equal(entries.length, 1);
  running.value = undefined;
  assert.equal(entries.length, 0);
});

Deno.test("from a stop that is open on a phone Back leads to the outline, and asks only there", async () => {
  const { running, questions, entries, openOver, back } = setUp({ unsaved: false, answer: false });
  openOver();
  running.value = { isStored: true };
  await back();
  assert.deepEqual([questions.length, entries.length], [0, 1]);
  // Another stop is opened, and the recording ends there: that stays open.
  const close = openOver();
  running.value = undefined;
  assert.equal(entries.length, 2);
  close();
  assert.equal(entries.length, 0);
});
