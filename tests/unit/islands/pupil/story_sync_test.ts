import assert from "node:assert/strict";
import { ApiError } from "../../../../lib/device/api.ts";
import type { StoryCopy } from "../../../../lib/device/pupil/story_copy.ts";
import {
  createStorySync,
  FIRST_RETRY,
  LONGEST_WAIT,
  SEND_DELAY,
} from "../../../../islands/pupil/stories/story_sync.ts";
import { SPREAD } from "../../../../lib/device/retries.ts";
import { fakeTimers } from "../../../support/fakes/fake_timers.ts";
import { memoryRecords, refusedRecords } from "../../../support/fakes/records.ts";
import { warningsOf } from "../../../support/measure/warnings.ts";
import { classServer, MATE, ME } from "./class_server.ts";

/** A device with its stories, and the server. `open` is a page of it. */
function device() {
  const server = classServer();
  const stories = memoryRecords<StoryCopy>();
  const timers = fakeTimers();
  let made = 0;
  const open = (records = stories.records) =>
    createStorySync({
      memberId: ME,
      records,
      request: server.request,
      timers,
      newId: () => `story-${++made}`,
    });
  return { server, stories, timers, open };
}

Deno.test("a story is on the device with each letter, and on the server after a pause", async () => {
  const { server, stories, timers, open } = device();
  const page = open();
  await page.ready;
  const id = page.begin([MATE]);
  page.change(id, { title: "The b" });
  page.change(id, { title: "The bell" });
  await Promise.resolve();
  assert.equal(stories.all.get(id)?.stop.title, "The bell");
  assert.deepEqual(server.requests, []);
  await timers.advance(SEND_DELAY);
  assert.deepEqual(server.requests, ["POST submissions"]);
  assert.deepEqual(server.stored.get(id)?.memberIds, [ME, MATE]);
  page.change(id, { title: "The bell rings" });
  await timers.advance(SEND_DELAY);
  assert.equal(server.stored.get(id)?.stop.title, "The bell rings");
});

Deno.test("a pupil who types on without a pause has a part on the server every ten seconds", async () => {
  const { server, timers, open } = device();
  const page = open();
  const id = page.begin();
  for (let second = 1; second <= 25; second++) {
    page.change(id, { title: "b".repeat(second) });
    await timers.advance(1000);
  }
  assert.deepEqual(server.requests, ["POST submissions", `PUT submissions/${id}`]);
  assert.equal(server.stored.get(id)?.stop.title?.length, 2 * LONGEST_WAIT / 1000);
});

Deno.test("a story in which nobody has written is not sent", async () => {
  const { server, timers, open } = device();
  const page = open();
  page.begin();
  page.wake();
  await timers.advance(SEND_DELAY);
  assert.deepEqual(server.requests, []);
});

Deno.test("without a network a story waits, also for a later page, and is handed in then", async () => {
  const { server, timers, open } = device();
  const page = open();
  const id = page.begin();
  page.change(id, { title: "The bell" });
  server.lost.push("request");
  await page.handIn(id);
  assert.equal(page.link.value, "offline");
  assert.equal(page.stories.value.get(id)?.wantsHandIn, true);
  page.end();

  const later = open();
  await later.ready;
  assert.equal(later.stories.value.get(id)?.stop.title, "The bell");
  later.wake();
  await timers.advance(0);
  assert.equal(server.stored.get(id)?.state, "handed-in");
  assert.equal(later.stories.value.get(id)?.wantsHandIn, undefined);
  assert.equal(later.link.value, "ok");
});

Deno.test("a story is handed in only once its recording has arrived", async () => {
  const { server, timers, open } = device();
  const page = open();
  const id = page.begin();
  page.change(id, { title: "The bell", audioUrl: "upload:1" });
  await page.handIn(id);
  assert.equal(server.stored.get(id)?.state, "working");
  const media = { url: "/media/1.mp3" };
  const file = { step: "finished", seconds: 61, files: [{ media }] };
  page.filesArrived(new Map([["1", file]]) as never);
  await timers.advance(SEND_DELAY);
  const { state, stop } = server.stored.get(id)!;
  assert.equal(state, "handed-in");
  assert.deepEqual(stop, { title: "The bell", audioUrl: "/media/1.mp3", audioDuration: "1:01" });
});

Deno.test("lost answers make neither a second story nor a conflict with oneself", async () => {
  const { server, timers, open } = device();
  const page = open();
  const id = page.begin();
  page.change(id, { title: "A" });
  server.lost.push("answer");
  await timers.advance(SEND_DELAY);
  page.change(id, { title: "AB" });
  server.lost.push(undefined, "answer");
  await timers.advance(FIRST_RETRY);
  page.change(id, { title: "ABC" });
  await timers.advance(2 * FIRST_RETRY);
  assert.equal(server.stored.size, 1);
  assert.equal(server.stored.get(id)?.stop.title, "ABC");
  assert.equal(page.stories.value.get(id)?.theirs, undefined);

  server.lost.push("answer");
  await page.handIn(id);
  await timers.advance(2 * FIRST_RETRY);
  assert.equal(server.stored.get(id)?.state, "handed-in");
  assert.equal(page.stories.value.get(id)?.state, "handed-in");
});

Deno.test("what a classmate changed elsewhere in the story joins what is typed here", async () => {
  const { server, timers, open } = device();
  const page = open();
  page.receive(server.put("s", { title: "The bell", description: "Long ago" }));
  server.put("s", {
    title: "The bell",
    description: "Long ago",
    things: [{ id: "2", url: "/media/2.jpg" }],
  });
  page.change("s", { title: "The old bell", description: "Long ago" });
  await timers.advance(SEND_DELAY);
  assert.deepEqual(server.stored.get("s")?.stop, {
    title: "The old bell",
    description: "Long ago",
    things: [{ id: "2", url: "/media/2.jpg" }],
  });
});

Deno.test("the same part changed in two places waits for a choice, and both texts can stay", async () => {
  const { server, timers, open } = device();
  const page = open();
  page.receive(server.put("s", { description: "Long ago" }));
  server.put("s", { description: "Long ago it rang." });
  page.change("s", { description: "Long ago it was stolen." });
  await timers.advance(SEND_DELAY);
  const { theirs, stop } = page.stories.value.get("s")!;
  assert.equal(stop.description, "Long ago it was stolen.");
  assert.equal(theirs?.stop.description, "Long ago it rang.");
  await timers.advance(10 * FIRST_RETRY);
  assert.equal(server.stored.get("s")?.revision, 2);
  page.choose("s", { description: "Both." }, theirs!);
  await page.settled();
  assert.equal(server.stored.get("s")?.stop.description, "Both.");
});

Deno.test("a story that a classmate has handed in keeps what is typed, until it is taken back", async () => {
  const { server, timers, open } = device();
  const page = open();
  page.receive(server.put("s", { title: "The bell" }));
  server.put("s", { title: "The bell" }, { state: "handed-in" });
  page.change("s", { title: "The bell rings" });
  await timers.advance(SEND_DELAY);
  const story = page.stories.value.get("s")!;
  assert.deepEqual([story.state, story.stop.title], ["handed-in", "The bell rings"]);
  await page.takeBack("s");
  await page.settled();
  assert.equal(server.stored.get("s")?.stop.title, "The bell rings");
});

Deno.test("a device that is no longer in the class sends nothing, and keeps its stories", async () => {
  const { server, stories, timers, open } = device();
  const page = open();
  const id = page.begin();
  page.change(id, { title: "The bell" });
  server.lost.push(new ApiError(401, "{}", ""));
  await timers.advance(SEND_DELAY);
  assert.equal(page.link.value, "gone");
  page.change(id, { title: "The bell rings" });
  await timers.advance(10 * FIRST_RETRY);
  assert.deepEqual(server.requests, []);
  assert.equal(stories.all.get(id)?.stop.title, "The bell rings");
});

Deno.test("a refused story says why, and is sent again after the next change", async () => {
  const { server, timers, open } = device();
  const page = open();
  const id = page.begin();
  page.change(id, { title: "Long".repeat(99) });
  server.lost.push(new ApiError(400, '{"detail":"The title is too long"}', ""));
  await timers.advance(SEND_DELAY);
  assert.equal(page.stories.value.get(id)?.problem, "The title is too long");
  page.change(id, { title: "Short" });
  await timers.advance(SEND_DELAY);
  assert.equal(server.stored.get(id)?.stop.title, "Short");
});

Deno.test("a device without room says so, and still sends", async () => {
  const { server, stories, timers, open } = device();
  const page = open();
  await page.ready;
  const id = page.begin();
  const isStored = () => page.stories.value.get(id)?.isStored;
  stories.isFull = true;
  const warnings = await warningsOf(async () => {
    page.change(id, { title: "The bell" });
    await timers.advance(SEND_DELAY);
  });
  assert.ok(warnings > 0);
  assert.equal(isStored(), false);
  stories.all.clear();
  await stories.tell(id);
  assert.equal(isStored(), false, "what is only in this tab stays");
  assert.equal(server.stored.get(id)?.stop.title, "The bell");
  stories.isFull = false;
  page.change(id, { title: "The bell rings" });
  await timers.advance(SEND_DELAY);
  assert.equal(isStored(), true, "there is room again");
});

Deno.test("the server's story does not replace one on the device that cannot be read at the moment", async () => {
  const { server, stories, timers, open } = device();
  const earlier = open();
  earlier.receive(server.put("s", { title: "The bell" }));
  earlier.change("s", { title: "The bell rings" });
  await timers.advance(0);
  earlier.end();
  const { list } = refusedRecords<StoryCopy>();
  const page = open({ ...stories.records, list });
  await warningsOf(async () => {
    await page.ready;
    page.receive(server.stored.get("s")!);
    await timers.advance(0);
  });
  assert.equal(page.stories.value.get("s")?.isStored, false);
  assert.equal(stories.all.get("s")?.stop.title, "The bell rings");
});

Deno.test("what one tab types is in the other tab, too, until that is left", async () => {
  const { server, stories, timers, open } = device();
  const [one, other] = [open(), open()];
  const titleThere = () => other.stories.value.get("s")?.stop.title;
  const type = async (title: string) => {
    one.change("s", { title });
    await timers.advance(0);
    await stories.tell("s");
  };
  one.receive(server.put("s", { title: "The bell" }));
  await type("The bell rings");
  assert.equal(titleThere(), "The bell rings");
  other.end();
  await type("The bell rang");
  assert.equal(titleThere(), "The bell rings");
});

Deno.test("what is typed while another tab's text is read stays", async () => {
  const { server, stories, timers, open } = device();
  const page = open();
  page.receive(server.put("s", { title: "The bell" }));
  await timers.advance(0);
  const reading = stories.tell("s");
  page.change("s", { title: "The bell rings" });
  await reading;
  assert.equal(page.stories.value.get("s")?.stop.title, "The bell rings");
});

Deno.test("a story that the teacher gave to others goes, unless something in it is unsent", () => {
  const { server, open } = device();
  const page = open();
  page.receive(server.put("sent", { title: "A" }));
  page.receive(server.put("unsent", { title: "B" }));
  page.change("unsent", { title: "B, longer" });
  for (const id of ["sent", "unsent"]) page.withdrawn(id);
  assert.deepEqual([...page.stories.value.keys()], ["unsent"]);
  assert.match(page.stories.value.get("unsent")!.problem!, /not yours to change/);
});

Deno.test("a story that the server has in an older state than the device is sent more and more seldom, not in a loop", async () => {
  const { server, timers, open } = device();
  const older = server.put("s", { title: "The bell" });
  const newer = server.put("s", { title: "The great bell" });
  const page = open();
  page.receive(newer);
  server.stored.set("s", older);
  page.change("s", { title: "The bell rings" });
  await timers.advance(SEND_DELAY + (1 + SPREAD) * FIRST_RETRY);
  assert.equal(server.requests.length, 2);
  assert.equal(page.stories.value.get("s")?.stop.title, "The bell rings");
});
