/** The order in which comments are shown. */
import assert from "node:assert/strict";
import {
  countOpen,
  isOpen,
  sectionsOf,
  threadsOf,
} from "../../../../islands/author/comments/threads.ts";
import type { Comment } from "../../../../lib/model/people/comment.ts";

let count = 0;
const comment = (fields: Partial<Comment>): Comment => {
  const id = String(++count);
  return { id, isMine: false, at: "2026-05-04T10:00:00.000Z", text: id, ...fields };
};

const STOPS = [{ id: "gate", label: "1. The gate" }, { id: "well", label: "2. The well" }];

Deno.test("comments stand by stop in the order of the archive, the whole first and deleted stops last, answers under theirs", () => {
  const well = comment({ stopId: "well" });
  const gone = comment({ stopId: "mill", stopTitle: "The mill", isStopGone: true });
  const whole = comment({});
  const gate = comment({ stopId: "gate" });
  const answer = comment({ stopId: "well", parent: well.id });
  const sections = sectionsOf(threadsOf([well, gone, whole, gate, answer]), STOPS);
  assert.deepEqual(sections.map(({ key, gone }) => [key, gone]), [
    ["whole", undefined],
    ["gate", undefined],
    ["well", undefined],
    ["mill", "The mill"],
  ]);
  assert.deepEqual(sections[2].threads, [{ head: well, answers: [answer] }]);
});

Deno.test("the count of a stop has its open comments, without answers and resolved ones", () => {
  const asked = comment({ stopId: "gate" });
  const done = comment({ stopId: "gate", resolvedAt: "2026-05-05T10:00:00.000Z" });
  const all = [asked, done, comment({ stopId: "gate", parent: asked.id }), comment({})];
  assert.deepEqual(countOpen(all), new Map([["gate", 1]]));
  assert.deepEqual(threadsOf(all).map(isOpen), [true, false, true]);
});
