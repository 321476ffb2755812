import assert from "node:assert/strict";
import { FORM_COPY_PREFIX, OUTBOX_KEY } from "../../../../lib/device/storage_keys.ts";
import { countUnsent } from "../../../../lib/offline/outbox/count_outbox.ts";

const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.

function holding(entries: Record<string, string>): Storage {
  storage.clear();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  return storage;
}

const COPY = { id: "1", at: 1, target: "create", userId: "a", values: { title: "The mill" } };
const copies = (...all: object[]) =>
  Object.fromEntries(all.map((copy, i) => [FORM_COPY_PREFIX + i, JSON.stringify(copy)]));

Deno.test("progress and drafts that wait to be sent are counted together", () => {
  const progress = { [OUTBOX_KEY]: '[{"userId":"a"},{"userId":"b"}]' };
  assert.equal(countUnsent(holding({ ...progress, ...copies(COPY) })), 3);
});

Deno.test("copies that are not sent by themselves do not count: forms of nobody, archives under way, refused drafts", () => {
  const { userId: _, ...ofNobody } = COPY;
  const others = [
    ofNobody,
    { ...COPY, pendingTour: { key: "k", body: {} } },
    { ...COPY, isRefused: true },
  ];
  assert.equal(countUnsent(holding(copies(...others))), 0);
});

Deno.test("a storage that is empty, refused or damaged holds nothing that waits", () => {
  for (const text of ["", "{}", "nonsense", "7", "null"]) {
    assert.equal(countUnsent(holding({ [OUTBOX_KEY]: text, [FORM_COPY_PREFIX]: text })), 0, text);
  }
  assert.equal(countUnsent(holding({})), 0);
  assert.equal(countUnsent(undefined), 0);
});
