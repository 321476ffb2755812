import assert from "node:assert/strict";
import {
  mergeStories,
  withBothTexts,
  withTheirs,
} from "../../../../islands/pupil/stories/merge_stories.ts";

Deno.test("each part of a story comes from the one who has changed it", () => {
  const base = { title: "A", description: "B", latitude: 1, longitude: 1 };
  const mine = { ...base, title: "A2" };
  const theirs = { ...base, place: "indoors" as const, description: "" };
  assert.deepEqual(mergeStories(base, mine, theirs), {
    stop: { title: "A2", description: "", latitude: 1, longitude: 1, place: "indoors" },
    clashes: [],
  });
});

Deno.test("a place and a recording with its length are never mixed from two versions", () => {
  const base = { latitude: 1, longitude: 1, audioUrl: "a", audioDuration: "0:10" };
  const mine = { ...base, latitude: 2, audioUrl: "b", audioDuration: "0:20" };
  const theirs = { ...base, longitude: 3, audioUrl: "c", audioDuration: "0:20" };
  const { stop, clashes } = mergeStories(base, mine, theirs);
  assert.deepEqual(stop, mine);
  assert.deepEqual(clashes, ["audioUrl", "latitude", "longitude"]);
  assert.deepEqual(withTheirs(mine, theirs, clashes), theirs);
});

Deno.test("both texts can stay, the title of the other one included", () => {
  const mine = { title: "The bell", description: "It rang." };
  const theirs = { title: "Our bell", description: "It was stolen." };
  const { clashes } = mergeStories({ title: "", description: "" }, mine, theirs);
  assert.deepEqual(withBothTexts(mine, theirs, clashes), {
    title: "The bell",
    description: "It rang.\n\nOur bell\n\nIt was stolen.",
  });
});
