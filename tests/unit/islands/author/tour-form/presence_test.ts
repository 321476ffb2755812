/** What a form tells of its author, and what it makes of what it hears of others. */
import assert from "node:assert/strict";
import {
  createPresence,
  HEARTBEAT_MS,
  MOVE_MS,
} from "../../../../../islands/author/tour-form/together/presence.ts";
import {
  createTogether,
  WHOLE_FORM,
} from "../../../../../islands/author/tour-form/together/together.ts";
import type { OtherWriter, PresenceInput } from "../../../../../lib/model/people/presence.ts";
import { fakeTimers } from "../../../../support/fakes/fake_timers.ts";

/** A form whose heartbeats are answered by `answer`. */
function makeForm(answer: () => Promise<OtherWriter[] | "over"> = () => Promise.resolve([])) {
  const timers = fakeTimers();
  const sent: (string | null)[] = [];
  const heard: OtherWriter[][] = [];
  let at = 0;
  const presence = createPresence({
    send({ stopId, isGone }: PresenceInput) {
      sent.push(isGone ? "gone" : stopId);
      return answer();
    },
    onOthers: (others) => void heard.push(others),
    timers,
    now: () => at,
  });
  const advance = (ms: number) => {
    at += ms;
    return timers.advance(ms);
  };
  return { ...presence, sent, heard, advance };
}

Deno.test("a form tells every 20 seconds where its author is, and of a new stop within a second", async () => {
  const form = makeForm();
  form.start();
  await form.advance(HEARTBEAT_MS);
  assert.deepEqual(form.sent, [null, null]);
  form.moveTo("gate");
  form.moveTo("well");
  await form.advance(MOVE_MS);
  assert.deepEqual(form.sent, [null, null, "well"], "what was only passed is not told");
  await form.advance(HEARTBEAT_MS - 1);
  assert.equal(form.sent.length, 3);
  await form.advance(1);
  assert.equal(form.sent.length, 4);
});

Deno.test("a form that is left says so once, and is silent until it is back", async () => {
  const form = makeForm();
  form.start();
  form.pause();
  form.pause();
  await form.advance(3 * HEARTBEAT_MS);
  assert.deepEqual(form.sent, [null, "gone"]);
  form.moveTo("gate");
  form.start();
  assert.deepEqual(form.sent, [null, "gone", "gate"]);
});

Deno.test("a heartbeat without an answer is followed by the next; a refusal ends all", async () => {
  let answer: () => Promise<OtherWriter[] | "over"> = () => Promise.reject(new TypeError("off"));
  const form = makeForm(() => answer());
  form.start();
  await form.advance(HEARTBEAT_MS);
  assert.deepEqual([form.sent.length, form.heard], [2, []], "what was heard before stays");
  answer = () => Promise.resolve([{ name: "Ada" }]);
  await form.advance(HEARTBEAT_MS);
  assert.deepEqual(form.heard, [[{ name: "Ada" }]]);
  answer = () => Promise.resolve("over");
  await form.advance(10 * HEARTBEAT_MS);
  form.start();
  assert.equal(form.sent.length, 4);
  assert.deepEqual(form.heard.at(-1), [], "nobody is there for somebody who was put out");
});

const together = () =>
  createTogether({
    isShared: true,
    openComments: {},
    tourId: "mill",
    userId: "author",
    savedStops: new Set(["gate", "well"]),
  });

Deno.test("the fields of a stop wait for a choice while another writes there, and are free when that one has left", () => {
  const form = together();
  const ada = { name: "Ada", stopId: "gate" };
  form.setOthers([ada, { name: "Ben" }]);
  assert.equal(form.taken.get("gate"), true);
  assert.equal(form.taken.get("well"), undefined);
  assert.deepEqual(form.writers.get("gate"), { names: "Ada", areMany: false });
  assert.deepEqual(form.writers.get(WHOLE_FORM), { names: "Ada and Ben", areMany: true });
  form.agree("gate");
  form.setOthers([ada]);
  assert.equal(form.taken.get("gate"), false, "the choice lasts as long as the other is there");
  form.setOthers([]);
  assert.equal(form.taken.get("gate"), undefined);
  form.setOthers([ada]);
  assert.equal(form.taken.get("gate"), true);
});

Deno.test("somebody who writes in a stop is not stopped by another who comes", () => {
  const form = together();
  form.moveTo("gate");
  form.setOthers([{ name: "Ada", stopId: "gate" }]);
  assert.equal(form.taken.get("gate"), false);
  form.moveTo("well");
  assert.equal(form.taken.get("gate"), true, "the other was there alone meanwhile");
});
