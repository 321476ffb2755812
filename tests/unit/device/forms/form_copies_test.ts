import assert from "node:assert/strict";
import { FORM_COPY_LIFETIME } from "../../../../lib/device/forms/form_copies.ts";
import { FORM_COPY_PREFIX } from "../../../../lib/device/storage_keys.ts";
import { memoryFormCopies } from "../../../support/fakes/form_copies.ts";

const copy = (id: string, over = {}) => ({
  id,
  target: "create",
  at: 1_000_000,
  values: { title: id },
  ...over,
});

/** A local storage with copies of an older version of the program. */
function oldStorage(...copies: { id: string }[]): Storage {
  const local = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.
  local.clear();
  local.setItem("player", "a tour");
  for (const one of copies) local.setItem(FORM_COPY_PREFIX + one.id, JSON.stringify(one));
  return local;
}

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

Deno.test("copies of an older version are read once, and leave local storage without the unreadable ones", async () => {
  const local = oldStorage(copy("a"), copy("b", { userId: "ann" }));
  local.setItem(`${FORM_COPY_PREFIX}half`, '{"id":');
  const { copies } = memoryFormCopies(local);
  assert.deepEqual(await copies.list(), [copy("a"), copy("b", { userId: "ann" })]);
  assert.deepEqual(Object.keys(local), ["player"]);
});

Deno.test("what another tab has moved and changed since is not replaced by the older text", async () => {
  const { copies } = memoryFormCopies(oldStorage(copy("a", { at: 999_999 }), copy("b")));
  await copies.write(copy("a", { values: { title: "Changed since" } }));
  assert.equal((await copies.list())[0].values.title, "Changed since");
});

Deno.test("what the database refuses stays in local storage until it has room", async () => {
  const local = oldStorage(copy("a"));
  const { copies, device } = memoryFormCopies(local);
  device.isFull = true;
  assert.deepEqual(await copies.list(), []);
  assert.equal(local.length, 2);
  device.isFull = false;
  assert.deepEqual(await copies.list(), [copy("a")]);
});
