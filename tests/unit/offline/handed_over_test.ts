import assert from "node:assert/strict";
import { ApiError } from "../../../lib/device/api.ts";
import {
  type HandedOver,
  type HandedOverStore,
  takeBack,
} from "../../../lib/device/handed_over.ts";
import type { FormCopy } from "../../../lib/device/forms/form_copy.ts";
import { OUTBOX_KEY } from "../../../lib/device/storage_keys.ts";
import { handOver, SYNC_TAG } from "../../../lib/offline/outbox/hand_over.ts";
import { sendHandedOver } from "../../../lib/offline/outbox/send_handed_over.ts";
import { memoryFormCopies } from "../../support/fakes/form_copies.ts";

const [ANNA, BEN] = ["01JANNAAAAAAAAAAAAAAAAAAAA", "01JBENNNNNNNNNNNNNNNNNNNNN"];
const [ONE, TWO] = ["01JTQURAAAAAAAAAAAAAAAAA01", "01JTQURAAAAAAAAAAAAAAAAA02"];

const start = (tourId: string, userId = ANNA) => ({ userId, tourId });
const save = (tourId: string, stop: number, userId = ANNA) => ({
  userId,
  tourId,
  patch: { currentStopIndex: stop, completedStops: [stop - 1] },
});
const draft = (id: string, over = {}) => ({
  id,
  at: 1,
  target: "create",
  userId: ANNA,
  values: { title: id },
  ...over,
});

/** A device on which a user has left something; its worker, and the server. */
function setUp({ progress = [] as object[], drafts = [] as { id: string }[] }) {
  const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.
  storage.clear();
  if (progress.length > 0) storage.setItem(OUTBOX_KEY, JSON.stringify(progress));
  const { copies, all } = memoryFormCopies();
  const store = (copy: { id: string }) => all.set(copy.id, copy as FormCopy);
  drafts.forEach(store);
  let record: string | undefined;
  const records: HandedOverStore = {
    read: () => Promise.resolve(record && JSON.parse(record) as HandedOver || undefined),
    write: (handedOver) => Promise.resolve(void (record = JSON.stringify(handedOver))),
    remove: () => Promise.resolve(record = undefined),
  };
  const tags: string[] = [];
  const server = {
    user: ANNA as string | undefined,
    calls: [] as string[],
    answers: Infinity,
    /** The number of the call that it refuses, counted from 1. */
    refuses: 0,
  };
  const answer = (method: string, path: string): void => {
    if (server.answers-- <= 0) throw new TypeError("Failed to fetch");
    server.calls.push(`${method} ${path}`);
  };
  return {
    storage,
    server,
    tags,
    record: () => record,
    store,
    handOver: (userId = ANNA, sync = true) =>
      handOver(userId, {
        storage,
        copies,
        store: records,
        registration: sync
          ? { sync: { register: (tag) => Promise.resolve(void tags.push(tag)) } }
          : {},
      }),
    sendInBackground: () =>
      sendHandedOver({
        store: records,
        fetch: async (path, { method }) => {
          await Promise.resolve();
          answer(method!, path);
          const isRefused = server.calls.length === server.refuses;
          return isRefused ? new Response(null, { status: 404 }) : Response.json({ id: "record" });
        },
        request: (async (method: string, path: string) => {
          await Promise.resolve();
          if (path === "/api/auth/user") {
            if (!server.user) throw new ApiError(401, "", "");
            return { id: server.user };
          }
          answer(method, path);
          return { id: "draft1", revision: 7 };
        }) as never,
      }),
    takeBack: () =>
      takeBack({
        storage,
        copies,
        store: records,
        locks: { request: (_: string, work: () => unknown) => work() } as never,
      }),
    progress: () => JSON.parse(storage.getItem(OUTBOX_KEY) ?? "[]"),
    draft: (id: string) => all.get(id),
    copies,
  };
}

Deno.test("what a closed page has left is sent in its order, and off the device with the next page", async () => {
  const device = setUp({ progress: [start(ONE), save(ONE, 1)], drafts: [draft("Mill")] });
  assert.ok(await device.handOver());
  assert.deepEqual(device.tags, [SYNC_TAG]);
  await device.sendInBackground();
  assert.deepEqual(device.server.calls, [
    `POST /api/tours/${ONE}/start`,
    "PATCH /api/progress/record",
    "POST /api/drafts",
  ]);
  await device.takeBack();
  assert.deepEqual([device.progress(), device.draft("Mill"), device.record()], [
    [],
    undefined,
    undefined,
  ]);
});

Deno.test("what breaks off goes on where it ended, and makes no draft twice", async () => {
  const device = setUp({ progress: [start(ONE), start(TWO)], drafts: [draft("Mill")] });
  await device.handOver();
  device.server.answers = 1;
  await assert.rejects(device.sendInBackground());
  device.server.answers = 1;
  await assert.rejects(device.sendInBackground());
  device.server.answers = Infinity;
  await device.sendInBackground();
  assert.deepEqual(device.server.calls, [
    `POST /api/tours/${ONE}/start`,
    `POST /api/tours/${TWO}/start`,
    "POST /api/drafts",
    "PUT /api/drafts/draft1",
  ]);
  await device.sendInBackground();
  assert.equal(device.server.calls.length, 4, "once all is sent nothing is left to send");
});

Deno.test("after a save that the server refuses, the next one asks which record is the tour's", async () => {
  const device = setUp({ progress: [start(ONE), save(ONE, 1), save(ONE, 2)] });
  await device.handOver();
  device.server.refuses = 2;
  await device.sendInBackground();
  assert.deepEqual(device.server.calls, [
    `POST /api/tours/${ONE}/start`,
    "PATCH /api/progress/record",
    `GET /api/tours/${ONE}/progress`,
    "PATCH /api/progress/record",
  ]);
});

Deno.test("what has not been sent stays with the page, and so does what is newer", async () => {
  const device = setUp({ progress: [start(ONE), save(TWO, 1)], drafts: [draft("Mill")] });
  await device.handOver();
  device.server.answers = 1;
  await assert.rejects(device.sendInBackground());
  await device.takeBack();
  assert.deepEqual(device.progress(), [save(TWO, 1)]);
  assert.equal(device.draft("Mill")!.values.title, "Mill");
});

Deno.test("a form that has changed since it was handed over learns which draft it is", async () => {
  const device = setUp({ drafts: [draft("Mill")] });
  await device.handOver();
  await device.sendInBackground();
  device.store(draft("Mill", { at: 2, values: { title: "The old mill" } }));
  await device.takeBack();
  const { draftId, draftRevision, values } = device.draft("Mill")!;
  assert.deepEqual([draftId, draftRevision, values.title], ["draft1", 7, "The old mill"]);
});

Deno.test("a draft whose answer was lost in the background keeps the key of its request", async () => {
  const device = setUp({ drafts: [draft("Mill")] });
  await device.handOver();
  device.server.answers = 0;
  await assert.rejects(device.sendInBackground());
  await device.takeBack();
  const { pendingCreate } = device.draft("Mill")!;
  assert.match(pendingCreate!.key, /^[\da-f-]{36}$/);
  assert.deepEqual(pendingCreate!.body.draftData, { title: "Mill" });
});

Deno.test("nothing is sent for another user than the one who is signed in, or for nobody", async () => {
  const device = setUp({ progress: [save(ONE, 1)], drafts: [draft("Mill")] });
  await device.handOver();
  for (const user of [BEN, undefined]) {
    device.server.user = user;
    await device.sendInBackground();
  }
  assert.deepEqual(device.server.calls, []);
});

Deno.test("only what is the user's is handed over, and nothing where the browser has no Background Sync", async () => {
  const device = setUp({
    progress: [save(ONE, 1, BEN)],
    drafts: [draft("Mill", { userId: BEN }), draft("Nobody's", { userId: undefined })],
  });
  assert.equal(await device.handOver(ANNA), false);
  assert.equal(await device.handOver(BEN, false), false);
  assert.deepEqual([device.record(), device.tags], [undefined, []]);
  assert.ok(await device.handOver(BEN));
  const { progress, drafts }: HandedOver = JSON.parse(device.record()!);
  assert.deepEqual([progress.length, drafts.map(({ id }) => id)], [1, ["Mill"]]);
});

Deno.test("a browser that refuses its database costs nothing but the background", async () => {
  const device = setUp({ progress: [save(ONE, 1)] });
  const refuses = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  const { warn } = console;
  const warnings: unknown[] = [];
  console.warn = (text) => warnings.push(text);
  try {
    await takeBack({
      storage: device.storage,
      copies: device.copies,
      store: { read: refuses, write: refuses, remove: refuses },
      locks: { request: (_: string, work: () => unknown) => work() } as never,
    });
  } finally {
    console.warn = warn;
  }
  assert.deepEqual([device.progress(), warnings.length], [[save(ONE, 1)], 1]);
});
