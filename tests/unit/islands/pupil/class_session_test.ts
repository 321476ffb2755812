import assert from "node:assert/strict";
import { type api, ApiError } from "../../../../lib/device/api.ts";
import { pupilOfDevice } from "../../../../lib/device/pupil/pupil.ts";
import type { StoryCopy } from "../../../../lib/device/pupil/story_copy.ts";
import { createClassSession } from "../../../../islands/pupil/stories/class_session.ts";
import { createStorySync } from "../../../../islands/pupil/stories/story_sync.ts";
import { fakeTimers } from "../../../support/fakes/fake_timers.ts";
import { memoryRecords } from "../../../support/fakes/records.ts";
import { classServer, fakeStorage, ME, pupilClass } from "./class_server.ts";

function device() {
  const server = classServer();
  const storage = fakeStorage();
  const stories = memoryRecords<StoryCopy>();
  /** What the server answers for the class; without it there is no network. */
  const link: { failure?: Error } = {};
  const request = (async (method: string, path: string, body?: unknown) => {
    if (link.failure) throw link.failure;
    return await server.request(method, path, body);
  }) as typeof api;
  const read = (etag: string | null) => {
    if (link.failure) return Promise.reject(link.failure);
    const state = pupilClass(
      [...server.stored.values()].filter(({ memberIds }) => memberIds.includes(ME)),
    );
    const now = JSON.stringify(state);
    return Promise.resolve(now === etag ? undefined : { state, etag: now });
  };
  const openSync = (memberId: string) =>
    createStorySync({
      memberId,
      records: stories.records,
      request,
      timers: fakeTimers(),
      newId: () => "new",
    });
  const open = () => createClassSession({ storage, request, read, openSync });
  return { server, storage, stories, link, open };
}

const noNetwork = new TypeError("No network");
const notIn = new ApiError(401, '{"detail":"This device is in no class."}', "");

Deno.test("a class that was open once opens without a network, with its stories", async () => {
  const { server, storage, link, open } = device();
  server.put("s", { title: "The bell", description: "Long ago" });
  await open().refresh();
  assert.equal(pupilOfDevice(storage), ME);

  link.failure = noNetwork;
  const later = open();
  await later.refresh();
  assert.equal(later.status.value, "in");
  assert.equal(later.known.value?.class.title, "7b");
  assert.equal(later.sync.value?.stories.value.get("s")?.stop.description, "Long ago");
});

Deno.test("a device that was in no class says so, or that it cannot know", async () => {
  const { link, open } = device();
  link.failure = noNetwork;
  const session = open();
  await session.refresh();
  assert.equal(session.status.value, "unknown");
  link.failure = notIn;
  await session.refresh();
  assert.equal(session.status.value, "none");
});

Deno.test("after the end of the class its stories are still on the device", async () => {
  const { server, stories, link, open } = device();
  server.put("s", { title: "The bell" });
  await open().refresh();
  link.failure = notIn;
  const session = open();
  await session.refresh();
  assert.equal(session.status.value, "gone");
  assert.equal(session.sync.value?.link.value, "gone");
  assert.equal(stories.all.size, 1);
});

Deno.test("what was typed and not sent is put together with the server's story when the class opens again", async () => {
  const { server, stories, link, open } = device();
  server.put("s", { title: "The bell" });
  const first = open();
  await first.refresh();
  link.failure = noNetwork;
  first.sync.value!.change("s", { title: "The bell", description: "Long ago" });
  await first.refresh();
  first.sync.value!.end();
  link.failure = undefined;
  server.put("s", { title: "The old bell" });
  const { list } = stories.records;
  const answered = Promise.withResolvers<void>();
  stories.records.list = () => answered.promise.then(list);
  const session = open();
  const looked = session.refresh();
  // The server is faster than the device.
  await fakeTimers().advance(0);
  answered.resolve();
  await looked;
  const { stop } = session.sync.value!.stories.value.get("s")!;
  assert.deepEqual(stop, { title: "The old bell", description: "Long ago" });
});

Deno.test("what the teacher has written and changed comes with the next look", async () => {
  const { server, open } = device();
  server.put("s", { title: "The bell" }, { state: "handed-in" });
  const session = open();
  await session.refresh();
  server.put("s", { title: "The bell" }, { state: "returned", comment: "Who rang it?" });
  await session.refresh();
  const story = session.sync.value?.stories.value.get("s");
  assert.deepEqual([story?.state, story?.comment], ["returned", "Who rang it?"]);
});

Deno.test("a class that has not changed is not sent again, and none of its stories", async () => {
  const { server, open } = device();
  server.put("s", { title: "The bell" });
  const session = open();
  await session.refresh();
  const requests = server.requests.length;
  assert.equal(await session.refresh(), "answered");
  assert.equal(server.requests.length, requests);
});

const resting = new ApiError(410, '{"detail":"The archive of this class is not there now."}', "");

Deno.test("while the archive is in the trash a pupil goes on writing, and the next look after it is back sends it", async () => {
  const { server, link, open } = device();
  server.put("s", { title: "The bell" });
  const session = open();
  await session.refresh();
  const sync = session.sync.value!;
  link.failure = resting;
  assert.equal(await session.refresh(), "failed");
  sync.change("s", { title: "The bell rings" });
  await sync.handIn("s");
  assert.deepEqual([session.status.value, sync.link.value], ["in", "resting"]);
  link.failure = undefined;
  await session.refresh();
  await sync.settled();
  const { stop, state } = server.stored.get("s")!;
  assert.deepEqual([stop.title, state], ["The bell rings", "handed-in"]);
});

Deno.test("a story that was given to others and comes back can be written in again", async () => {
  const { server, open } = device();
  const given = server.put("s", { title: "The bell" });
  const session = open();
  await session.refresh();
  const sync = session.sync.value!;
  sync.change("s", { title: "The bell rings" });
  server.stored.delete("s");
  await session.refresh();
  await sync.settled();
  assert.match(sync.stories.value.get("s")?.problem ?? "", /given it to somebody else/);
  server.stored.set("s", given);
  await session.refresh();
  await sync.handIn("s");
  assert.equal(server.stored.get("s")!.stop.title, "The bell rings");
});
