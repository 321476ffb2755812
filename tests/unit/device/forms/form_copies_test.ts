import assert from "node:assert/strict";
import { FORM_COPY_LIFETIME } from "../../../../lib/device/forms/form_copies.ts";
import { memoryFormCopies } from "../../../support/fakes/form_copies.ts";

const copy = (id: string, over = {}) => ({
  id,
  target: "create",
  at: 1_000_000,
  values: { title: id },
  ...over,
});

Deno.test("a copy expires 30 days after the last change, and leaves the device", async () => {
  const { copies, all, clock } = memoryFormCopies();
  await copies.write(copy("old"));
  clock.now += FORM_COPY_LIFETIME;
  await copies.write(copy("new", { at: clock.now }));
  assert.equal((await copies.list()).length, 2);
  clock.now++;
  assert.deepEqual((await copies.list()).map(({ id }) => id), ["new"]);
  assert.deepEqual([...all.keys()], ["new"]);
});

Deno.test("the deletion of a draft removes the copies of the draft, and no others", async () => {
  const { copies, all } = memoryFormCopies();
  await copies.write(copy("a", { draftId: "d1" }));
  await copies.write(copy("b", { draftId: "d2" }));
  await copies.removeAll(({ draftId }) => draftId === "d1");
  assert.deepEqual([...all.keys()], ["b"]);
});

Deno.test("a copy that is gone is not changed, and so does not come back", async () => {
  const { copies, all } = memoryFormCopies();
  await copies.change("a", (found) => ({ ...found, draftId: "d1" }));
  assert.equal(all.size, 0);
});
