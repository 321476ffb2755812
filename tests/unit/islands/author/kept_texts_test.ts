/** Comments that were typed and not sent, as the device keeps them. */
import assert from "node:assert/strict";
import {
  boxOf,
  createKeptTexts,
  type KeptText,
} from "../../../../islands/author/comments/kept_texts.ts";
import { memoryRecords, refusedRecords } from "../../../support/fakes/records.ts";

const PLACE = { userId: "author", tourId: "mill", box: "new" };
const BOX = boxOf(PLACE);
const DAY = 24 * 3600 * 1000;

function device() {
  const stored = memoryRecords<KeptText>();
  const clock = { at: 5 };
  const kept = createKeptTexts({ records: stored.records, now: () => clock.at });
  return { stored, clock, kept };
}

Deno.test("what is typed into a box of comments is there again, for the same person and the same box", async () => {
  const { stored, kept } = device();
  assert.ok(await kept.write(BOX, "Two wheels", "k"));
  assert.deepEqual(await kept.read(BOX), { id: BOX, text: "Two wheels", at: 5, key: "k" });
  assert.equal(await kept.read(boxOf({ ...PLACE, userId: "editor" })), undefined);
  assert.equal(await kept.read(boxOf({ ...PLACE, box: "answer-1" })), undefined);
  assert.ok(await kept.write(BOX, "  "));
  assert.equal(stored.all.size, 0, "an emptied box leaves nothing");
});

Deno.test("a comment that was not sent goes 30 days after its last letter", async () => {
  const { stored, clock, kept } = device();
  await kept.write(BOX, "Two wheels");
  clock.at += 30 * DAY;
  assert.equal((await kept.read(BOX))?.text, "Two wheels");
  clock.at += 1;
  assert.equal(await kept.read(BOX), undefined);
  assert.equal(stored.all.size, 0);
});

Deno.test("a device without storage, or without room, says that it keeps nothing", async () => {
  const refused = createKeptTexts({ records: refusedRecords() });
  assert.equal(await refused.write(BOX, "x"), false);
  assert.equal(await refused.read(BOX), undefined);
  const { stored, kept } = device();
  stored.isFull = true;
  assert.equal(await kept.write(BOX, "x"), false);
});
