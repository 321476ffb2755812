import assert from "node:assert/strict";
import {
  AUTO_SAVE_DELAY,
  createDraftSaver,
  FIRST_RETRY,
  LONGEST_WAIT,
  type SaveProblem,
} from "../../../../../../islands/author/tour-form/drafts/draft_saver.ts";
import { ApiError } from "../../../../../../lib/device/api.ts";
import { LONGEST_RETRY, SPREAD } from "../../../../../../lib/device/retries.ts";
import type { DraftBody, DraftIdentity } from "../../../../../../lib/device/send_draft.ts";
import type { Draft } from "../../../../../../lib/model/tour/draft.ts";
import { deletedText } from "../../../../../../lib/model/account/user.ts";
import { fakeTimers, settled } from "../../../../../support/fakes/fake_timers.ts";

type Request = { call: string; key?: string; title: string; revision?: number };

/**
 * A saver whose requests wait until the test answers them, in the order in which they were sent.
 */
function setUp(
  { identity, signedIn = true }: { identity?: DraftIdentity; signedIn?: boolean } = {},
) {
  const timers = fakeTimers();
  const requests: Request[] = [];
  const bodies: DraftBody[] = [];
  const clock = { now: 0 };
  const unanswered: PromiseWithResolvers<unknown>[] = [];
  const states: string[] = [];
  const problems: SaveProblem[] = [];
  let known: DraftIdentity = {};
  let title = "";
  let keys = 0;
  const request = (method: string, path: string, body?: unknown, headers?: unknown) => {
    const { title, revision } = body as { title: string; revision?: number };
    bodies.push(body as DraftBody);
    const key = (headers as Record<string, string> | undefined)?.["idempotency-key"];
    requests.push({
      call: `${method} ${path}`,
      ...(key ? { key } : {}),
      title,
      ...(revision ? { revision } : {}),
    });
    const answer = Promise.withResolvers<unknown>();
    unanswered.push(answer);
    return answer.promise;
  };
  const saver = createDraftSaver({
    read: () => title ? { title, draftData: { title } } : undefined,
    signedIn,
    identity,
    isSame: ({ draftData }) => draftData.title === title,
    onIdentity: (next) => known = next,
    onState(state, problem) {
      states.push(state);
      problems.push(problem);
    },
    request: request as never,
    newKey: () => `key ${++keys}`,
    timers,
    now: () => clock.now,
  });
  return {
    saver,
    timers,
    requests,
    bodies,
    clock,
    states,
    /** What was said with the last state. */
    problem: () => problems.at(-1)!,
    identity: () => known,
    underWay: () => unanswered.length,
    type(text: string) {
      title = text;
      saver.changed();
    },
    async answer(value: unknown = { id: "d1", revision: 1 }) {
      unanswered.shift()!.resolve(value);
      await settled();
    },
    async fail(error: unknown = new TypeError("Failed to fetch")) {
      unanswered.shift()!.reject(error);
      await settled();
    },
  };
}

const refusal = (status: number, body: unknown = "") =>
  new ApiError(status, body ? JSON.stringify(body) : "", "");

/** The draft "d1" as another tab has saved it. */
const saved = (title: string, revision: number): Draft => ({
  id: "d1",
  title,
  revision,
  createdAt: "2026-05-04T09:30:00.000Z",
  updatedAt: "2026-05-04T09:30:00.000Z",
  draftData: { title },
});

Deno.test("a change is saved after two seconds without another one", async () => {
  const form = setUp();
  form.type("T");
  await form.timers.advance(AUTO_SAVE_DELAY - 1);
  form.type("The mill");
  await form.timers.advance(AUTO_SAVE_DELAY - 1);
  assert.deepEqual(form.requests, []);
  await form.timers.advance(1);
  assert.deepEqual(form.requests, [{ call: "POST /api/drafts", key: "key 1", title: "The mill" }]);
  assert.equal(form.saver.hasUnsavedChanges(), true);
  await form.answer({ id: "d1", revision: 1 });
  assert.deepEqual(form.states, ["waiting", "saving", "saved"]);
  assert.equal(form.saver.hasUnsavedChanges(), false);
});

Deno.test("text that is typed with pauses below two seconds is saved every ten seconds", async () => {
  const form = setUp();
  const letters = "The mill by the river ground the flour of the town for".slice(0, 45);
  const saves: string[] = [];
  for (let second = 1; second <= letters.length; second++) {
    form.type(letters.slice(0, second));
    await form.timers.advance(1000);
    if (form.underWay() === 0) continue;
    const { title } = form.requests.at(-1)!;
    saves.push(`${title.length} of ${second}`);
    await form.answer({ id: "d1", revision: saves.length });
  }
  assert.deepEqual(saves, ["10 of 10", "20 of 20", "30 of 30", "40 of 40"]);
});

Deno.test("from the first key that is not saved the form is said to wait, until it is saved", async () => {
  const form = setUp();
  form.type("T");
  assert.equal(form.states.at(-1), "waiting");
  await form.timers.advance(AUTO_SAVE_DELAY);
  await form.answer();
  assert.equal(form.states.at(-1), "saved");
  form.type("Th");
  assert.equal(form.states.at(-1), "waiting");
  form.type("");
  await form.timers.advance(LONGEST_WAIT);
  assert.equal(form.states.at(-1), "idle", "nothing is left that is worth saving");
});

Deno.test("a reason why the form is not saved stays while somebody types on", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.fail();
  form.type("The old mill");
  assert.equal(form.states.at(-1), "failed");
});

Deno.test("each save says when the form was last changed, and a clock that is set back changes no order", async () => {
  const form = setUp();
  const times: unknown[] = [];
  for (const at of [2000, 1000, 3000]) {
    form.clock.now = at;
    form.type(`At ${at}`);
    form.saver.save();
    times.push(Date.parse(form.bodies.at(-1)!.formChangedAt!));
    await form.answer();
  }
  assert.deepEqual(times, [2000, 2000, 3000]);
});

Deno.test("nothing is sent while there is nothing worth saving, or nobody has signed in", async () => {
  const empty = setUp();
  empty.type("");
  await empty.timers.advance(AUTO_SAVE_DELAY);
  assert.deepEqual(empty.requests, []);
  const stranger = setUp({ signedIn: false });
  stranger.type("The mill");
  await stranger.timers.advance(AUTO_SAVE_DELAY);
  await stranger.saver.save();
  assert.deepEqual(stranger.requests, []);
  assert.equal(stranger.saver.hasUnsavedChanges(), true);
});

Deno.test("the draft that the first save made is updated by the next one", async () => {
  const form = setUp();
  form.type("The mill");
  await form.timers.advance(AUTO_SAVE_DELAY);
  await form.answer({ id: "d1", revision: 1 });
  form.type("The old mill");
  await form.timers.advance(AUTO_SAVE_DELAY);
  await form.answer();
  assert.deepEqual(form.requests.at(-1), {
    call: "PUT /api/drafts/d1",
    title: "The old mill",
    revision: 1,
  });
});

for (const outcome of ["fails", "succeeds"]) {
  Deno.test(`two saves that wait for one that ${outcome} become a single save`, async () => {
    const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
    form.type("The mill");
    const saves = [form.saver.save(), form.saver.save(), form.saver.save()];
    assert.equal(form.underWay(), 1);
    await (outcome === "fails" ? form.fail() : form.answer());
    assert.equal(form.underWay(), 1, "one save at a time");
    await form.answer();
    await Promise.all(saves);
    assert.equal(form.requests.length, 2);
    assert.equal(form.states.at(-1), "saved");
  });
}

Deno.test("what is typed during a save is not taken for saved", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  const save = form.saver.save();
  form.type("The old mill");
  await form.answer();
  await save;
  assert.equal(form.states.at(-1), "waiting");
  assert.equal(form.saver.hasUnsavedChanges(), true);
});

Deno.test("after a lost answer the creation is sent again as it was, and what came since as an update", async () => {
  const form = setUp();
  form.type("The mill");
  const first = form.saver.save();
  await form.fail();
  await first;
  assert.equal(form.states.at(-1), "failed");
  form.type("The old mill");
  const second = form.saver.save();
  await form.answer({ id: "d1", revision: 1 });
  await form.answer();
  await second;
  assert.deepEqual(form.requests, [
    { call: "POST /api/drafts", key: "key 1", title: "The mill" },
    { call: "POST /api/drafts", key: "key 1", title: "The mill" },
    { call: "PUT /api/drafts/d1", title: "The old mill", revision: 1 },
  ]);
  assert.deepEqual(form.identity(), { draftId: "d1", draftRevision: 1 });
});

Deno.test("the unanswered creation is reported before it is sent, and repeated by the next page", async () => {
  const before = setUp();
  before.type("The mill");
  before.saver.save();
  const { pendingCreate } = before.identity();
  assert.equal(pendingCreate?.key, "key 1");
  const after = setUp({ identity: JSON.parse(JSON.stringify({ pendingCreate })) });
  after.type("The old mill");
  const save = after.saver.save();
  await after.answer({ id: "d1", revision: 1 });
  await after.answer();
  await save;
  assert.deepEqual(after.requests.map(({ call, key }) => [call, key]), [
    ["POST /api/drafts", "key 1"],
    ["PUT /api/drafts/d1", undefined],
  ]);
});

Deno.test("a refused creation is over: the next save begins another one", async () => {
  for (const status of [409, 413]) {
    const form = setUp();
    form.type("The mill");
    form.saver.save();
    await form.fail(refusal(status));
    assert.deepEqual(form.identity(), {});
    form.saver.save();
    assert.equal(form.requests.at(-1)?.key, "key 2");
  }
});

Deno.test("a creation that ended in a failure of the server may have happened: its key stays", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.fail(refusal(502));
  form.saver.save();
  assert.deepEqual(form.requests.map(({ key }) => key), ["key 1", "key 1"]);
});

Deno.test("a draft that was deleted elsewhere is made anew from what is written here", async () => {
  const form = setUp({ identity: { draftId: "gone", draftRevision: 4 } });
  form.type("The mill");
  const save = form.saver.save();
  await form.fail(refusal(404));
  await form.answer({ id: "d2", revision: 1 });
  await save;
  assert.equal(form.requests.at(-1)?.call, "POST /api/drafts");
  assert.deepEqual(await form.saver.whenIdle(), { draftId: "d2", draftRevision: 1 });
});

Deno.test("when the session has ended nothing more is sent", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  form.saver.save();
  await form.fail(refusal(401));
  assert.equal(form.states.at(-1), "signed-out");
  form.type("The old mill");
  await form.timers.advance(AUTO_SAVE_DELAY);
  await form.saver.save();
  assert.equal(form.requests.length, 1);
  assert.equal(form.saver.hasUnsavedChanges(), true);
});

Deno.test("of an account that was deleted elsewhere the form forgets the draft, and all of it is unsaved", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  form.saver.save();
  await form.answer({ id: "d1", revision: 2 });
  assert.equal(form.saver.hasUnsavedChanges(), false);
  form.type("The old mill");
  form.saver.save();
  await form.fail(refusal(401, { detail: deletedText() }));
  assert.equal(form.states.at(-1), "signed-out");
  assert.equal(form.saver.isAccountDeleted(), true);
  assert.deepEqual(form.identity(), {});
  assert.equal(form.saver.hasUnsavedChanges(), true);
  const { length } = form.requests;
  form.type("The oldest mill");
  await form.timers.advance(AUTO_SAVE_DELAY);
  assert.equal(form.requests.length, length, "nobody's form is not sent");
});

Deno.test("what a form had saved before its account was deleted in another tab is unsaved, too", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.answer({ id: "d1", revision: 1 });
  form.saver.accountDeleted();
  assert.equal(form.saver.hasUnsavedChanges(), true);
  assert.deepEqual(form.identity(), {});
});

Deno.test("submitting the form waits for the save under way, and no automatic one follows", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  form.type("The old mill");
  let id: string | undefined = "unknown";
  form.saver.whenIdle().then(({ draftId }) => id = draftId);
  await settled();
  assert.equal(id, "unknown", "the save is still under way");
  await form.answer({ id: "d1", revision: 1 });
  assert.equal(id, "d1");
  await form.timers.advance(AUTO_SAVE_DELAY);
  assert.equal(form.requests.length, 1);
});

Deno.test("submitting the form after a lost answer asks for the draft's id first", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.fail();
  const idle = form.saver.whenIdle();
  await settled();
  await form.answer({ id: "d1", revision: 1 });
  await form.answer();
  assert.equal((await idle).draftId, "d1");
});

Deno.test("after the end nothing is sent and no state is reported", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.end();
  await form.timers.advance(AUTO_SAVE_DELAY);
  await form.saver.save();
  assert.deepEqual([form.requests, form.states], [[], ["waiting"]], "the state before the end");
});

Deno.test("a saver that is suspended lets the save under way end, starts none, and goes on when resumed", async () => {
  const form = setUp();
  form.type("The mill");
  await form.timers.advance(AUTO_SAVE_DELAY);
  form.type("The old mill");
  const waiting = form.saver.save();
  let isIdle = false;
  form.saver.suspend().then(() => isIdle = true);
  await settled();
  assert.equal(isIdle, false);
  await form.answer({ id: "D", revision: 1 });
  await waiting;
  await settled();
  assert.equal(isIdle, true);
  form.type("The very old mill");
  await form.timers.advance(10 * AUTO_SAVE_DELAY);
  assert.equal(form.requests.length, 1);
  assert.ok(form.saver.hasUnsavedChanges());
  form.saver.resume();
  await form.timers.advance(AUTO_SAVE_DELAY);
  assert.deepEqual(form.requests.slice(1), [
    { call: "PUT /api/drafts/D", title: "The very old mill", revision: 1 },
  ]);
});

Deno.test("a saver that is resumed sends nothing again that was saved before", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.answer({ id: "D", revision: 1 });
  await form.saver.suspend();
  form.saver.resume();
  await form.timers.advance(10 * AUTO_SAVE_DELAY);
  assert.equal(form.requests.length, 1);
});

Deno.test("each save names the revision that the one before has made", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.answer({ id: "d1", revision: 1 });
  for (const revision of [1, 2]) {
    form.type(`The mill ${revision}`);
    form.saver.save();
    assert.equal(form.requests.at(-1)?.revision, revision);
    await form.answer({ id: "d1", revision: revision + 1 });
  }
});

Deno.test("what another tab has saved is not overwritten: nothing is sent until somebody has chosen", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("Mine");
  form.saver.save();
  const current = saved("Theirs", 2);
  await form.fail(refusal(409, { current }));
  assert.equal(form.states.at(-1), "conflict");
  assert.deepEqual(form.problem().current, current);
  form.type("Mine, longer");
  await form.timers.advance(10 * LONGEST_RETRY);
  await form.saver.save();
  assert.equal(form.requests.length, 1);
  assert.equal(form.saver.hasUnsavedChanges(), true);
  form.type("Both");
  form.saver.resolve(current);
  await form.timers.advance(AUTO_SAVE_DELAY);
  assert.deepEqual(form.requests.at(-1), {
    call: "PUT /api/drafts/d1",
    title: "Both",
    revision: 2,
  });
  await form.answer({ id: "d1", revision: 3 });
  assert.equal(form.states.at(-1), "saved");
});

Deno.test("a draft that another tab has saved just so counts as saved", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  form.saver.save();
  await form.fail(refusal(409, { current: saved("The mill", 5) }));
  assert.equal(form.states.at(-1), "saved");
  assert.deepEqual(form.identity(), { draftId: "d1", draftRevision: 5 });
});

Deno.test("a save that failed is tried again by itself, at longer and longer intervals", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  form.saver.save();
  await form.fail(refusal(503, { detail: "The server is starting." }));
  assert.equal(form.states.at(-1), "failed");
  assert.equal(form.problem().reason, "The server is starting.");
  await form.timers.advance(FIRST_RETRY - 1);
  assert.equal(form.requests.length, 1);
  await form.timers.advance(1 + SPREAD * FIRST_RETRY);
  await form.fail();
  await form.timers.advance(2 * FIRST_RETRY - 1);
  assert.equal(form.requests.length, 2);
  for (let n = 3; n < 9; n++) {
    await form.timers.advance((1 + SPREAD) * LONGEST_RETRY);
    assert.equal(form.requests.length, n, "never longer than the longest");
    await form.fail();
  }
  await form.timers.advance((1 + SPREAD) * LONGEST_RETRY);
  await form.answer({ id: "d1", revision: 2 });
  assert.equal(form.states.at(-1), "saved");
  form.saver.save();
  await form.fail();
  const before = form.requests.length;
  await form.timers.advance((1 + SPREAD) * FIRST_RETRY);
  assert.equal(form.requests.length, before + 1, "soon again after a success");
});

Deno.test("a save is not tried again before the server wants to be asked again", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.fail(new ApiError(429, "", "", 8));
  await form.timers.advance(8000 - 1);
  assert.equal(form.requests.length, 1);
  await form.timers.advance(1 + SPREAD * 8000);
  assert.equal(form.requests.length, 2);
  await form.fail(new ApiError(503, "", "", 2));
  await form.timers.advance(2 * FIRST_RETRY - 1);
  assert.equal(form.requests.length, 2, "but never sooner than without it");
});

Deno.test("a draft that is refused is said with the reason, and sent again on request alone", async () => {
  const form = setUp();
  form.type("The mill");
  form.saver.save();
  await form.fail(refusal(413, { detail: "You have 100 drafts." }));
  assert.deepEqual([form.states.at(-1), form.problem().reason], [
    "refused",
    "You have 100 drafts.",
  ]);
  await form.timers.advance(10 * LONGEST_RETRY);
  assert.equal(form.requests.length, 1);
  form.saver.retry();
  await form.answer({ id: "d1", revision: 1 });
  assert.equal(form.states.at(-1), "saved");
});

Deno.test("after the session has ended the saver goes on once the same person is signed in", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  form.saver.save();
  await form.fail(refusal(401));
  form.saver.retry();
  await settled();
  assert.equal(form.requests.length, 1);
  form.saver.signIn();
  await form.answer({ id: "d1", revision: 2 });
  assert.equal(form.states.at(-1), "saved");
});

Deno.test("publishing after a lost answer asks for the revision first", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("The mill");
  form.saver.save();
  await form.fail();
  const idle = form.saver.whenIdle();
  await settled();
  await form.answer({ id: "d1", revision: 3 });
  assert.deepEqual(await idle, { draftId: "d1", draftRevision: 3 });
});

Deno.test("two tabs that came to the same are no conflict, also when this one did during its save", async () => {
  const form = setUp({ identity: { draftId: "d1", draftRevision: 1 } });
  form.type("upload:wheel");
  await form.timers.advance(AUTO_SAVE_DELAY);
  // The file has arrived: each tab fills in its address, and the other one has saved that.
  form.type("/media/wheel.mp3");
  await form.fail(refusal(409, { current: saved("/media/wheel.mp3", 2) }));
  assert.deepEqual(form.states, ["waiting", "saving", "idle"]);
  assert.deepEqual(form.identity(), { draftId: "d1", draftRevision: 2 });
  assert.equal(form.saver.hasUnsavedChanges(), false);
  await form.timers.advance(AUTO_SAVE_DELAY);
  assert.equal(form.requests.length, 1, "nothing is left to save");
  form.type("/media/pond.mp3");
  await form.timers.advance(AUTO_SAVE_DELAY);
  assert.equal(form.requests.at(-1)?.revision, 2, "the next save takes the other tab's place");
});
