import assert from "node:assert/strict";
import {
  compareCopy,
  compareWithServer,
} from "../../../../../../islands/author/tour-form/drafts/compare_copy.ts";
import type { DeviceCopy } from "../../../../../../islands/author/tour-form/drafts/device_copies.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { ApiError } from "../../../../../../lib/device/api.ts";
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
const copyIs = (...args: Parameters<typeof compareCopy>) => compareCopy(...args).copyIs;

Deno.test("a copy that began from the stored revision is newer", () => {
  assert.equal(copyIs(copy("Mine", { draftRevision: 3 }), draft("Stored")), "newer");
  assert.equal(copyIs(copy("Mine", { savedAt: "noon" }), draft("Stored")), "newer");
});

Deno.test("a draft that was saved from elsewhere since makes the copy stale", () => {
  assert.equal(copyIs(copy("Mine", { draftRevision: 2 }), draft("Theirs")), "stale");
  assert.equal(copyIs(copy("Mine", { savedAt: "eleven" }), draft("Theirs")), "stale");
});

Deno.test("the form's own save whose answer was lost does not", () => {
  const own = draft("Stored", { formId: "form" });
  assert.equal(copyIs(copy("Mine", { draftRevision: 2 }), own), "newer");
});

Deno.test("a copy that says what the draft says is the same, whatever its revision", () => {
  assert.equal(copyIs(copy("Mill", { draftRevision: 1 }), draft("Mill")), "same");
});

Deno.test("without a draft on the server, or without an answer, the copy is what there is", async () => {
  const answers = (status: number) => () => Promise.reject(new ApiError(status, "", ""));
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  for (const request of [answers(404), answers(503), offline]) {
    assert.deepEqual(await compareWithServer(copy("Mine"), request), { copyIs: "newer" });
  }
  const never = () => Promise.reject(new Error("not to be asked"));
  const compared = await compareWithServer(copy("Mine", { draftId: undefined }), never);
  assert.deepEqual(compared, { copyIs: "newer" });
});
