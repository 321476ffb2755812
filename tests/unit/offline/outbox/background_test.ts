import assert from "node:assert/strict";
import { ApiError } from "../../../../lib/device/api.ts";
import { sendInBackground } from "../../../../lib/offline/outbox/background.ts";
import type { OutboxEntry } from "../../../../lib/progress/merge_entries.ts";
import { memoryRecords } from "../../../support/fakes/records.ts";

const [ANNA, BEN] = ["01JANNAAAAAAAAAAAAAAAAAAAA", "01JBENNNNNNNNNNNNNNNNNNNNN"];
const TOUR = "01JTQURAAAAAAAAAAAAAAAAA01";

/** A device on which Anna's page has left two reports of a walk and a draft; and its worker. */
function setUp() {
  const device = memoryRecords<OutboxEntry>();
  const patch = { currentStopIndex: 1, completedStops: [0] };
  device.all.set("1", { id: "1", at: 1, userId: ANNA, tourId: TOUR });
  device.all.set("2", { id: "2", at: 2, userId: ANNA, tourId: TOUR, patch });
  const worker = {
    device,
    user: ANNA as string | undefined,
    calls: [] as string[],
    answers: Infinity,
    takesDrafts: true,
    send: () =>
      sendInBackground({
        request: (() =>
          worker.user
            ? Promise.resolve({ id: worker.user })
            : Promise.reject(new ApiError(401, "", ""))) as never,
        progress: {
          records: device.records,
          fetch(path, { method }) {
            if (worker.answers-- <= 0) return Promise.reject(new TypeError("Failed to fetch"));
            worker.calls.push(`${method} ${path}`);
            return Promise.resolve(Response.json({ id: "record" }));
          },
        },
        sendDrafts(userId) {
          worker.calls.push(`drafts of ${userId}`);
          return Promise.resolve(worker.takesDrafts);
        },
      }),
  };
  return worker;
}

const [START, PATCH] = [`POST /api/tours/${TOUR}/start`, "PATCH /api/progress/record"];

Deno.test("what a closed page has left is sent in its order, and off the device then", async () => {
  const worker = setUp();
  await worker.send();
  assert.deepEqual(worker.calls, [START, PATCH, `drafts of ${ANNA}`]);
  assert.equal(worker.device.all.size, 0);
});

Deno.test("what breaks off asks for another attempt, which goes on where it ended", async () => {
  const worker = setUp();
  worker.answers = 1;
  await assert.rejects(worker.send());
  assert.deepEqual([...worker.device.all.keys()], ["2"]);
  worker.answers = Infinity;
  worker.takesDrafts = false;
  await assert.rejects(worker.send());
  assert.deepEqual(worker.calls, [
    START,
    `GET /api/tours/${TOUR}/progress`,
    PATCH,
    `drafts of ${ANNA}`,
  ]);
});

Deno.test("nothing is sent for another user than the one who is signed in, or for nobody", async () => {
  const worker = setUp();
  worker.user = undefined;
  await worker.send();
  assert.deepEqual(worker.calls, []);
  worker.user = BEN;
  await worker.send();
  assert.deepEqual(worker.calls, [`drafts of ${BEN}`]);
  assert.equal(worker.device.all.size, 2);
});
