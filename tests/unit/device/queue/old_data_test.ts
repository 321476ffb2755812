/** What older versions have left in the storages of keys: moved once, and never lost. */
import assert from "node:assert/strict";
import { moveOld } from "../../../../lib/device/queue/old_data.ts";
import { memoryRecords } from "../../../support/fakes/records.ts";
import { warningsOf } from "../../../support/measure/warnings.ts";

type OldRecord = { id: string; at?: number; text?: string; title?: string };

/** Deno's own session storage in place of a browser's two, until it is disposed. */
function storageWith(entries: Record<string, string>) {
  const storage = sessionStorage;
  storage.clear();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  return storage;
}

/** Moves a kind into a device; `device.isFull` lets that refuse. */
const into = (device: ReturnType<typeof memoryRecords<OldRecord>>) => device.records as never;

Deno.test("a story that an older version has left stays where it is while the device is full, and is moved once there is room", async () => {
  const story = { id: "s", at: 5, title: "The bell" };
  const storage = storageWith({ "pupil-story:s": JSON.stringify(story), "pupil-story:t": "{" });
  const device = memoryRecords<OldRecord>();
  device.isFull = true;
  assert.ok(await warningsOf(() => moveOld("stories", into(device))) > 0);
  assert.ok(storage.getItem("pupil-story:s"));
  device.isFull = false;
  await moveOld("stories", into(device));
  assert.deepEqual([...device.all.values()], [story], "what cannot be read goes");
  assert.equal(storage.length, 0);
  await device.records.remove("s");
  storage.setItem("pupil-story:s", JSON.stringify(story));
  await moveOld("stories", into(device));
  assert.equal(device.all.size, 0, "once a page");
});

Deno.test("comments that older versions have left are in their boxes, but for those that were changed since", async () => {
  const comment = { text: "Two wheels", at: 5, key: "k" };
  const storage = storageWith({
    "comment-text:author:mill:new": JSON.stringify(comment),
    "comment-text:author:mill:edit-1": JSON.stringify(comment),
    "review-comment-1": "Who says so?",
    "class-comment:2": "Who built it?",
    "player-volume": "1",
  });
  const device = memoryRecords<OldRecord>();
  await device.records.put({ id: "author:mill:edit-1", text: "Three wheels", at: 6 });
  await device.records.put({ id: "class:2", text: "Who?", at: Date.now() });
  await moveOld("comments", into(device));
  const texts = [...device.all.values()].map(({ id, text }) => [id, text]);
  assert.deepEqual(Object.fromEntries(texts), {
    "author:mill:new": "Two wheels",
    "author:mill:edit-1": "Three wheels",
    "review:1": "Who says so?",
    "class:2": "Who?",
  });
  assert.deepEqual(device.all.get("author:mill:new"), { id: "author:mill:new", ...comment });
  assert.deepEqual(Object.keys(storage), ["player-volume"]);
});
