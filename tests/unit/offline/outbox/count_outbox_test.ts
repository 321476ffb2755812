import assert from "node:assert/strict";
import type { FormCopy } from "../../../../lib/device/forms/form_copy.ts";
import { OUTBOX_KEY } from "../../../../lib/device/storage_keys.ts";
import { countUnsent } from "../../../../lib/offline/outbox/count_outbox.ts";
import { memoryFormCopies, refusedFormCopies } from "../../../support/fakes/form_copies.ts";

const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.

/** The number on a device with this outbox and these copies. */
function counted(outbox: string | undefined, ...all: object[]): Promise<number> {
  storage.clear();
  if (outbox !== undefined) storage.setItem(OUTBOX_KEY, outbox);
  const device = memoryFormCopies();
  for (const [i, copy] of all.entries()) device.all.set(String(i), copy as FormCopy);
  return countUnsent(storage, device.copies);
}

const COPY = { id: "1", at: 1, target: "create", userId: "a", values: { title: "The mill" } };

Deno.test("progress and drafts that wait to be sent are counted together", async () => {
  assert.equal(await counted('[{"userId":"a"},{"userId":"b"}]', COPY), 3);
});

Deno.test("copies that are not sent by themselves do not count: forms of nobody, archives under way, refused drafts", async () => {
  const { userId: _, ...ofNobody } = COPY;
  const others = [
    ofNobody,
    { ...COPY, pendingTour: { key: "k", body: {} } },
    { ...COPY, isRefused: true },
  ];
  assert.equal(await counted(undefined, ...others), 0);
});

Deno.test("a storage that is empty, refused or damaged holds nothing that waits", async () => {
  for (const text of ["", "{}", "nonsense", "7", "null"]) {
    assert.equal(await counted(text), 0, text);
  }
  assert.equal(await counted(undefined), 0);
  assert.equal(await countUnsent(undefined, refusedFormCopies()), 0);
});
