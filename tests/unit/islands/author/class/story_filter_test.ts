/** Which stories a teacher sees. */
import assert from "node:assert/strict";
import { dayOf, endOfDay } from "../../../../../islands/author/class/class_days.ts";
import {
  countStates,
  filterStories,
  NOBODY,
  withoutStory,
} from "../../../../../islands/author/class/story_filter.ts";
import type { SubmissionCard } from "../../../../../lib/model/class/submission.ts";

const story = (
  id: string,
  state: SubmissionCard["state"],
  hour: number,
  ...memberIds: string[]
) => ({
  id,
  title: id,
  state,
  memberIds,
  hasRecording: false,
  hasPicture: false,
  hasPlace: false,
  changedAt: `2026-01-01T${hour}:00:00.000Z`,
  revision: 1,
});

const STORIES = [
  story("late", "handed-in", 15, "ada"),
  story("early", "handed-in", 11, "ben"),
  story("new", "working", 16, "ada", "ben"),
  story("left", "working", 12),
];
const idsOf = (stories: SubmissionCard[]) => stories.map(({ id }) => id);

Deno.test("what was handed in first waits at the top, other lists have the latest change there", () => {
  assert.deepEqual(idsOf(filterStories(STORIES, { state: "handed-in", memberId: "" })), [
    "early",
    "late",
  ]);
  assert.deepEqual(idsOf(filterStories(STORIES, { state: "working", memberId: "" })), [
    "new",
    "left",
  ]);
});

Deno.test("a pupil's stories are those on which they work, alone or with others", () => {
  assert.deepEqual(idsOf(filterStories(STORIES, { state: "all", memberId: "ada" })), [
    "new",
    "late",
  ]);
  assert.deepEqual(idsOf(filterStories(STORIES, { state: "all", memberId: NOBODY })), ["left"]);
});

Deno.test("the open story stays in its place when it is taken", () => {
  const open = { id: "early", changedAt: STORIES[1].changedAt };
  const taken = STORIES.map((one) =>
    one.id === "early"
      ? { ...one, state: "taken" as const, changedAt: "2026-01-01T17:00:00.000Z" }
      : one
  );
  assert.deepEqual(idsOf(filterStories(taken, { state: "handed-in", memberId: "" }, open)), [
    "early",
    "late",
  ]);
  assert.equal(countStates(taken)["handed-in"], 1);
});

Deno.test("pupils without a story are those whom no story names", () => {
  const members = ["ada", "cem"].map((id) => ({ id, nickname: id, joinedAt: "" }));
  assert.deepEqual(withoutStory({ members, submissions: STORIES }).map(({ id }) => id), ["cem"]);
});

Deno.test("a class ends with its last day, and the day is read back as it was set", () => {
  for (const day of ["2026-03-29", "2026-10-25", "2026-12-31", "2028-02-29"]) {
    assert.equal(dayOf(endOfDay(day)), day);
  }
});
