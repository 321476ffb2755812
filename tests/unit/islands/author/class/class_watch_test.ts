/** How a class on a teacher's page stays up to date, and what its acts do when answers are lost. */
import assert from "node:assert/strict";
import { classActs } from "../../../../../islands/author/class/class_acts.ts";
import { watchClass } from "../../../../../islands/author/class/class_watch.ts";
import { api, ApiError, NoAnswer } from "../../../../../lib/device/api.ts";
import { PACE } from "../../../../../lib/device/looks/look_again.ts";
import type { Read as ReadOf } from "../../../../../lib/device/looks/read_if_changed.ts";
import type { ClassState } from "../../../../../lib/model/class/class.ts";
import type { SubmissionCard } from "../../../../../lib/model/class/submission.ts";
import { fakeTimers, settled } from "../../../../support/fakes/fake_timers.ts";

const card = (over: Partial<SubmissionCard> = {}): SubmissionCard => ({
  id: "s1",
  title: "The mill",
  state: "handed-in",
  memberIds: ["m1"],
  hasRecording: true,
  hasPicture: false,
  hasPlace: true,
  changedAt: "2026-01-01T10:00:00.000Z",
  revision: 3,
  ...over,
});

const classOf = (over: Partial<ClassState> = {}): ClassState => ({
  id: "c1",
  tourId: "t1",
  title: "7b",
  endsAt: "2026-12-31T22:59:59.999Z",
  mayPropose: true,
  mayHearOthers: false,
  showNicknames: false,
  revision: 1,
  code: "ABCDEFGHJK",
  openedAt: "2026-01-01T09:00:00.000Z",
  endedAt: null,
  goesAt: null,
  members: [{ id: "m1", nickname: "Ada", joinedAt: "2026-01-01T09:10:00.000Z" }],
  submissions: [card()],
  ...over,
});

type Read = ReadOf<ClassState>;
type Answer = Read | undefined | Error | Promise<Read | undefined>;

/** A watched class; `answers` are given one after the other, then 304. */
function watched(...answers: Answer[]) {
  const timers = fakeTimers();
  const etags: (string | null)[] = [];
  const page = { isVisible: true };
  const seen: { state: ClassState; trouble?: string; isGone?: boolean }[] = [];
  const watch = watchClass(classOf(), {
    timers,
    isVisible: () => page.isVisible,
    onChange: (next) => void seen.push(next),
    async read(etag) {
      etags.push(etag);
      const answer = await answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { watch, timers, etags, page, seen, last: () => seen.at(-1) };
}

/** Requests that are answered one after the other. */
function scripted(...answers: (object | Error)[]) {
  const sent: unknown[][] = [];
  const request = (...args: unknown[]) => {
    sent.push(args);
    const answer = answers.shift() ?? {};
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, request: request as typeof api };
}

const problem = (status: number, detail: string) =>
  new ApiError(status, JSON.stringify({ detail }), "");

const LOST = new NoAnswer("Failed to fetch");

Deno.test("a visible page reads its class at its pace, with the ETag of what it has", async () => {
  const later = classOf({ title: "7c" });
  const it = watched({ state: later, etag: '"2"' });
  await it.timers.advance(PACE);
  assert.equal(it.last()?.state.title, "7c");
  await it.timers.advance(PACE);
  assert.deepEqual(it.etags, [null, '"2"']);
  assert.equal(it.seen.length, 1, "what has not changed draws nothing");
});

Deno.test("a hidden page asks for nothing, and reads at once when it is shown", async () => {
  const it = watched();
  it.page.isVisible = false;
  it.watch.visibilityChanged();
  await it.timers.advance(10 * PACE);
  assert.equal(it.etags.length, 0);
  it.page.isVisible = true;
  it.watch.visibilityChanged();
  await settled();
  assert.equal(it.etags.length, 1);
});

Deno.test("an answer from before an act does not undo what the act has shown", async () => {
  const { promise, resolve } = Promise.withResolvers<Read>();
  const it = watched(promise, { state: classOf({ title: "after" }), etag: '"3"' });
  await it.timers.advance(PACE);
  it.watch.change((state) => ({ ...state, submissions: [card({ state: "taken" })] }));
  resolve({ state: classOf(), etag: '"2"' });
  await settled();
  assert.equal(it.last()?.state.submissions[0].state, "taken");
  await it.timers.advance(0);
  assert.equal(it.last()?.state.title, "after", "and the class is read again");
  assert.deepEqual(it.etags, [null, null]);
});

Deno.test("without an answer it says so, asks more seldom, and is quiet again after one", async () => {
  const it = watched(LOST, LOST);
  await it.timers.advance(PACE);
  assert.match(it.last()?.trouble ?? "", /can’t be reached/);
  await it.timers.advance(2 * PACE);
  assert.equal(it.etags.length, 2);
  await it.timers.advance(3 * PACE);
  assert.equal(it.etags.length, 2, "the second pause is longer");
  await it.timers.advance(PACE);
  assert.equal(it.etags.length, 3);
  assert.equal(it.last()?.trouble, undefined);
});

Deno.test("a class that is gone, or whose teacher is signed out, is not asked for again", async () => {
  const it = watched(problem(404, "This archive has no such class."));
  await it.timers.advance(PACE);
  assert.equal(it.last()?.isGone, true);
  await it.timers.advance(100 * PACE);
  assert.equal(it.etags.length, 1);
});

Deno.test("a page that was left asks no more, and draws nothing", async () => {
  const it = watched();
  it.watch.end();
  await it.timers.advance(10 * PACE);
  await it.watch.refresh();
  assert.equal(it.seen.length, 0);
});

Deno.test("taking sends the revision that was seen, and shows the story as taken at once", async () => {
  const it = watched();
  const { sent, request } = scripted({ tourId: "t1", stopId: "stop-9" });
  assert.equal(await classActs("/c", it.watch, request).take(card()), undefined);
  assert.deepEqual(sent, [["POST", "/c/submissions/s1/take", { revision: 3 }]]);
  const [taken] = it.watch.state.submissions;
  assert.deepEqual([taken.state, taken.stopId], ["taken", "stop-9"]);
});

Deno.test("an act whose answer was lost counts as done where the class shows that it was", async () => {
  const done = { state: classOf({ submissions: [card({ state: "taken" })] }), etag: null };
  const it = watched(done);
  assert.equal(await classActs("/c", it.watch, scripted(LOST).request).take(card()), undefined);
  const failed = watched();
  const reason = await classActs("/c", failed.watch, scripted(LOST).request).take(card());
  assert.match(reason ?? "", /can’t be reached/);
});

Deno.test("a story that somebody else gave back with another comment is not taken for one's own act", async () => {
  const theirs = card({ state: "returned", comment: "Louder, please." });
  const it = watched({ state: classOf({ submissions: [theirs] }), etag: null });
  const { request } = scripted(problem(409, "Somebody changed this story meanwhile."));
  const reason = await classActs("/c", it.watch, request).giveBack(card(), "Shorter, please.");
  assert.equal(reason, "Somebody changed this story meanwhile.");
  assert.equal(it.watch.state.submissions[0].comment, "Louder, please.", "it is shown as it is");
});

Deno.test("a hand-out that breaks off goes on with the keys of the first attempt", async () => {
  const it = watched();
  const { sent, request } = scripted({}, LOST, {}, {});
  const acts = classActs("/c", it.watch, request);
  const given = { title: "The bell", groups: [["m1"], ["m2"]] };
  const counts: number[] = [];
  const attempt = () => acts.handOut(given, ["key-1", "key-2"], (count) => void counts.push(count));
  assert.match(await attempt() ?? "", /can’t be reached/);
  assert.equal(await attempt(), undefined);
  assert.deepEqual(counts, [1, 1, 2]);
  assert.deepEqual(
    sent.map(([, , body, headers]) => [(body as { memberIds: string[] }).memberIds, headers]),
    ["m1", "m2", "m1", "m2"].map((id) => [[id], { "idempotency-key": `key-${id[1]}` }]),
  );
});
