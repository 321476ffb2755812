import assert from "node:assert/strict";
import { createDeviceCopies } from "../../../../../../islands/author/tour-form/drafts/device_copies.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { releaseFormCopies } from "../../../../../../lib/device/forms/form_copy_owners.ts";
import { FakeTime } from "../../../../../support/fakes/fake_time.ts";
import { settled } from "../../../../../support/fakes/fake_timers.ts";
import { memoryFormCopies, refusedFormCopies } from "../../../../../support/fakes/form_copies.ts";

const MILL = {
  id: "a",
  target: "create",
  values: readValues({ title: "The mill" }),
  at: 1_000_000,
};

/** The browser of one person after the other: the same storage, each tab with locks of its own. */
function setUp() {
  const { copies: stored, clock, device } = memoryFormCopies();
  const session = memory();
  const held = new Set<string>();
  const locks = {
    async request(name: string, use: () => Promise<void>) {
      held.add(name);
      await use();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const copies = createDeviceCopies({ stored, session, locks });
  type Over = { userId?: string; target?: string; draftId?: string; template?: string };
  const store = (id: string, over: Over = {}) =>
    copies.store({
      id,
      target: "create",
      values: readValues({ title: id }),
      at: clock.now,
      ...over,
    });
  const offered = async (userId?: string, target = "create") =>
    (await copies.offeredTo(userId, target)).map(({ id }) => id);
  return { stored, device, session, clock, copies, store, offered };
}

Deno.test("a copy comes back with all that was stored, and replaces the one before", async () => {
  const { copies, store } = setUp();
  await store("a");
  const pendingCreate = { key: "k", body: { title: "A", draftData: {} } };
  const values = readValues({ title: "The mill", audioStops: [{ title: "The wheel" }] });
  await copies.store({
    id: "a",
    target: "create",
    at: 1_000_000,
    values,
    pendingCreate,
    template: "food-tour",
  });
  const [{ tab: _, ...copy }] = await copies.offeredTo(undefined, "create");
  assert.deepEqual(copy, {
    id: "a",
    target: "create",
    values,
    pendingCreate,
    template: "food-tour",
    at: 1_000_000,
  });
});

Deno.test("copies are offered for their own form only, the newest first", async () => {
  const { clock, store, offered } = setUp();
  await store("old");
  clock.now++;
  await store("new");
  await store("elsewhere", { target: "tour" });
  assert.deepEqual(await offered(), ["new", "old"]);
  assert.deepEqual(await offered(undefined, "tour"), ["elsewhere"]);
});

Deno.test("what somebody wrote while signed in is offered to that person alone", async () => {
  const { store, offered } = setUp();
  await store("of-ann", { userId: "ann" });
  assert.deepEqual(await offered("ann"), ["of-ann"]);
  assert.deepEqual(await offered("bob"), []);
  assert.deepEqual(await offered(undefined), [], "nor without a sign-in");
});

Deno.test("what was written without an account is offered after a sign-in in the same tab alone", async () => {
  const { stored, store, offered } = setUp();
  await store("nobody");
  assert.deepEqual(await offered(undefined), ["nobody"]);
  assert.deepEqual(await offered("ann"), ["nobody"]);
  const later = createDeviceCopies({ stored, session: memory() });
  assert.deepEqual(await later.offeredTo("bob", "create"), [], "the next person's account");
  const [copy] = await later.offeredTo(undefined, "create");
  assert.ok(later.isUnclaimed(copy), "without a sign-in it may be claimed, unseen");
});

Deno.test("after a reload a tab still knows what was written in it", async () => {
  const [{ copies: stored }, session] = [memoryFormCopies(), memory()];
  await createDeviceCopies({ stored, session }).store(MILL);
  const reloaded = createDeviceCopies({ stored, session });
  const [found] = await reloaded.offeredTo(undefined, "create");
  assert.equal(reloaded.isUnclaimed(found), false);
});

Deno.test("what another tab has open is not offered until it is closed", async () => {
  const { copies, store, offered } = setUp();
  await store("a");
  const release = copies.hold("a");
  assert.deepEqual(await offered(), []);
  release();
  await Promise.resolve();
  assert.deepEqual(await offered(), ["a"]);
});

Deno.test("the next page goes on with a copy once, and only for the person who wrote it", async () => {
  const { copies, store } = setUp();
  await store("a", { userId: "ann" });
  copies.resumeLater("a");
  assert.equal(await copies.consumeResumed("bob", "create"), undefined);
  assert.equal(await copies.consumeResumed("ann", "create"), undefined, "the wish is spent");
  copies.resumeLater("a");
  assert.equal((await copies.consumeResumed("ann", "create"))?.id, "a");
});

Deno.test("a full storage is reported, and what it holds of the form stays", async () => {
  const { copies, device } = setUp();
  assert.equal(await copies.store(MILL), true);
  device.isFull = true;
  assert.equal(
    await copies.store({ ...MILL, values: readValues({ title: "The old mill" }) }),
    false,
  );
  assert.equal((await copies.offeredTo(undefined, "create"))[0].values.title, "The mill");
});

Deno.test("where the browser refuses all storage and locks, nothing rejects and nothing is claimed", async () => {
  const refused = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  const locks = { request: refused, query: refused } as unknown as LockManager;
  for (const parts of [{ locks }, {}]) {
    const copies = createDeviceCopies({ stored: refusedFormCopies(), ...parts });
    assert.equal(await copies.store(MILL), false);
    copies.hold("a")();
    assert.equal(await copies.remove("a"), false);
    copies.resumeLater("a");
    assert.equal(await copies.consumeResumed(undefined, "create"), undefined);
    assert.deepEqual(await copies.offeredTo(undefined, "create"), []);
  }
});

Deno.test("where the browser never says which copies are open, they are offered within seconds", async () => {
  using time = new FakeTime();
  const never = () => new Promise<never>(() => {});
  const locks = { request: never, query: never } as unknown as LockManager;
  let offered: unknown[] | undefined;
  createDeviceCopies({ stored: memoryFormCopies().copies, locks }).offeredTo(undefined, "create")
    .then((all) => offered = all);
  await settled();
  await time.advance(5000);
  assert.deepEqual(offered, []);
});

/** As much of a session storage as one key needs. */
function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

Deno.test("what somebody wrote whose account is deleted goes on as a new archive in this tab, and nobody else's does", async () => {
  const { stored, session, copies, store, offered } = setUp();
  await store("edit", { userId: "gone", target: "tour", draftId: "d1", template: "food-tour" });
  await store("other", { userId: "another" });
  await releaseFormCopies(stored, session, "gone");
  const [{ tab: _, ...released }] = await copies.offeredTo(undefined, "create");
  assert.deepEqual(released, {
    id: "edit",
    target: "create",
    values: readValues({ title: "edit" }),
    at: 1_000_000,
    template: "food-tour",
  });
  assert.deepEqual(await offered("another"), ["edit", "other"], "the next user who signs in here");
  const elsewhere = createDeviceCopies({ stored, session: memory() });
  const [unclaimed] = await elsewhere.offeredTo(undefined, "create");
  assert.ok(elsewhere.isUnclaimed(unclaimed), "its texts are shown in this tab alone");
  assert.deepEqual(await offered("gone", "tour"), []);
});

Deno.test("in a tab that has no room for its own name, what was written in it stays its own", async () => {
  const session = {
    getItem: () => null,
    setItem() {
      throw new DOMException("Full", "QuotaExceededError");
    },
  } as unknown as Storage;
  const copies = createDeviceCopies({ stored: memoryFormCopies().copies, session });
  assert.equal(await copies.store(MILL), true);
  const [found] = await copies.offeredTo(undefined, "create");
  assert.equal(copies.isUnclaimed(found), false);
});
