import assert from "node:assert/strict";
import type { FormCopy } from "../../../../lib/device/forms/form_copy.ts";
import type { UploadRecord } from "../../../../lib/device/uploads/upload_record.ts";
import { readWaiting } from "../../../../lib/offline/outbox/waiting.ts";
import { memoryFormCopies, refusedFormCopies } from "../../../support/fakes/form_copies.ts";
import { memoryRecords, refusedRecords } from "../../../support/fakes/records.ts";

/** What Anna finds on a device with these copies, entries of progress, and uploads. */
function found({ forms = [] as object[], progress = 0, uploads = [] as object[] }) {
  const [copies, entries, files] = [memoryFormCopies(), memoryRecords(), memoryRecords()];
  for (const [i, copy] of forms.entries()) copies.all.set(String(i), copy as FormCopy);
  for (let i = 0; i < progress; i++) entries.all.set(String(i), { id: String(i) });
  for (const [i, file] of uploads.entries()) files.all.set(String(i), file as UploadRecord);
  return readWaiting(
    "anna",
    copies.copies,
    entries.records,
    files.records as ReturnType<typeof memoryRecords<UploadRecord>>["records"],
  );
}

const COPY = { id: "1", at: 1, target: "create", userId: "ben", values: { title: "The mill" } };

Deno.test("progress and drafts of all users are counted", async () => {
  const waiting = await found({ forms: [COPY], progress: 2 });
  assert.deepEqual(waiting, { progress: 2, drafts: 1, forms: 1, files: 0 });
});

Deno.test("copies that are not sent by themselves are no drafts: forms of nobody, archives under way, refused ones", async () => {
  const { userId: _, ...ofNobody } = COPY;
  const underWay = { ...COPY, pendingTour: { key: "k", body: {} } };
  const { drafts, forms } = await found({
    forms: [ofNobody, underWay, { ...COPY, isRefused: true }],
  });
  assert.deepEqual([drafts, forms], [0, 3]);
});

Deno.test("files count for their owner, and before a sign-in for everybody, until all of them is sent", async () => {
  const original = { bytes: 1, key: "k" };
  const uploads = [
    { step: "waiting", userId: "anna" },
    { step: "preparing" },
    { step: "finished", userId: "anna", original },
    { step: "finished", userId: "anna", original: { ...original, leftOut: "no-room" } },
    { step: "paused", userId: "anna" },
    { step: "waiting", userId: "ben" },
  ];
  assert.equal((await found({ uploads })).files, 3);
});

Deno.test("a browser that refuses its databases holds nothing that waits", async () => {
  const waiting = readWaiting("anna", refusedFormCopies(), refusedRecords(), refusedRecords());
  assert.deepEqual(await waiting, { progress: 0, drafts: 0, forms: 0, files: 0 });
});
