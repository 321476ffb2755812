import assert from "node:assert/strict";
import {
  compareCopy,
  compareWithServer,
  unsavedCopies,
} from "../../../../../../islands/author/tour-form/drafts/compare_copy.ts";
import type { DeviceCopy } from "../../../../../../islands/author/tour-form/drafts/device_copies.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { type api, ApiError } from "../../../../../../lib/device/api.ts";
import type { Draft } from "../../../../../../lib/model/tour/draft.ts";

const copy = (title: string, over: Partial<DeviceCopy> = {}): DeviceCopy => ({
  id: "form",
  target: "create",
  values: readValues({ title }),
  at: 0,
  draftId: "d1",
  ...over,
});
const draft = (title: string, over: Partial<Draft> = {}): Draft => ({
  id: "d1",
  title,
  revision: 3,
  createdAt: "",
  updatedAt: "noon",
  draftData: readValues({ title }),
  ...over,
});
const at = (ms: number) => new Date(ms).toISOString();
const copyIs = (...args: Parameters<typeof compareCopy>) => compareCopy(...args).copyIs;

Deno.test("a copy that began from the stored revision is newer", () => {
  assert.equal(copyIs(copy("Mine", { draftRevision: 3 }), draft("Stored")), "newer");
  assert.equal(copyIs(copy("Mine", { savedAt: "noon" }), draft("Stored")), "newer");
});

Deno.test("a draft that was saved from elsewhere since makes the copy stale", () => {
  assert.equal(copyIs(copy("Mine", { draftRevision: 2 }), draft("Theirs")), "stale");
  assert.equal(copyIs(copy("Mine", { savedAt: "eleven" }), draft("Theirs")), "stale");
});

Deno.test("the form's own save whose answer was lost does not, if the copy is later", () => {
  const own = draft("Stored", { formId: "form", formChangedAt: at(1) });
  assert.equal(copyIs(copy("Mine", { draftRevision: 2, at: 2 }), own), "newer");
});

Deno.test("a later save of the same form has all of the copy, which lost the last words", () => {
  const own = draft("The old mill", { formId: "form", formChangedAt: at(2) });
  assert.equal(copyIs(copy("The old", { draftRevision: 2, at: 1 }), own), "saved");
});

Deno.test("where nobody knows which save of the form was later, both are shown", () => {
  const own = draft("Stored", { formId: "form" });
  assert.equal(copyIs(copy("Mine", { draftRevision: 2 }), own), "stale");
});

Deno.test("a copy that says what the draft says is saved, whatever its revision", () => {
  assert.equal(copyIs(copy("Mill", { draftRevision: 1 }), draft("Mill")), "saved");
});

/** A server with one draft. */
const serving = (stored: Draft) => (method: string, path: string) => {
  assert.equal(method, "GET");
  const { draftData: _, ...summary } = stored;
  return Promise.resolve(path === "/api/drafts" ? [summary] : stored);
};

Deno.test("a copy that does not know its draft is compared with the one that its form has saved", async () => {
  const stored = draft("Mill", { formId: "form", formChangedAt: at(5) });
  const request = serving(stored) as typeof api;
  const lost = { draftId: undefined, userId: "ann" };
  const earlier = await compareWithServer(copy("Mi", { ...lost, at: 4 }), request);
  assert.deepEqual(earlier, { copyIs: "saved", draft: stored });
  const later = await compareWithServer(copy("Mill!", { ...lost, at: 6 }), request);
  assert.deepEqual(later, { copyIs: "newer", draft: stored }, "the next save goes on with it");
  const others = await compareWithServer(copy("Pond", { ...lost, id: "other" }), request);
  assert.deepEqual(others, { copyIs: "newer" });
});

Deno.test("what the server has is not offered, and leaves the device; an archive under way stays", async () => {
  const stored = draft("Mill", { formId: "form", formChangedAt: at(5) });
  const removed: string[] = [];
  const parts = {
    request: serving(stored) as typeof api,
    remove: (id: string) => removed.push(id),
  };
  const pendingTour = { key: "k", body: {} as never };
  const copies = [
    copy("Mi", { at: 4 }),
    copy("Mill!", { at: 6 }),
    copy("Mill", { at: 4, pendingTour }),
  ];
  const left = await unsavedCopies(copies, parts);
  assert.deepEqual(left.map(({ values }) => values.title), ["Mill!", "Mill"]);
  assert.deepEqual(removed, ["form"]);
});

Deno.test("without a draft on the server, or without an answer, the copy is what there is", async () => {
  const answers = (status: number) => () => Promise.reject(new ApiError(status, "", ""));
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  for (const request of [answers(404), answers(503), offline]) {
    assert.deepEqual(await compareWithServer(copy("Mine"), request), { copyIs: "newer" });
  }
  const never = () => assert.fail("not to be asked");
  const nobodys = copy("Mine", { draftId: undefined, userId: undefined });
  const compared = await compareWithServer(nobodys, never);
  assert.deepEqual(compared, { copyIs: "newer" });
});
