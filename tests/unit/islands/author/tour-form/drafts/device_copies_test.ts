import assert from "node:assert/strict";
import { createDeviceCopies } from "../../../../../../islands/author/tour-form/drafts/device_copies.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import {
  FORM_COPY_LIFETIME,
  removeExpiredFormCopies,
  removeFormCopies,
} from "../../../../../../lib/device/form_copies.ts";
import { releaseFormCopies } from "../../../../../../lib/device/form_copy_owners.ts";
import { settled } from "../../../../../support/fakes/fake_timers.ts";
import { FakeTime } from "../../../../../support/fakes/fake_time.ts";

const LOCAL = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.

/** A `Storage` of its own, since the copies are found by their keys. */
function emptyStorage(): Storage {
  LOCAL.clear();
  return LOCAL;
}

/** The browser of one person after the other: the same storage, each tab with locks of its own. */
function setUp() {
  const [local, session] = [emptyStorage(), memory()];
  const clock = { now: 1_000_000 };
  const held = new Set<string>();
  const locks = {
    async request(name: string, use: () => Promise<void>) {
      held.add(name);
      await use();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const copies = createDeviceCopies({ local, session, locks, now: () => clock.now });
  type Over = { userId?: string; target?: string; draftId?: string; template?: string };
  const store = (id: string, over: Over = {}) =>
    copies.store({ id, target: "create", values: readValues({ title: id }), ...over });
  const offered = async (userId?: string, target = "create") =>
    (await copies.offeredTo(userId, target)).map(({ id }) => id);
  return { local, session, clock, copies, store, offered };
}

Deno.test("a copy comes back with all that was stored, and replaces the one before", async () => {
  const { copies, store } = setUp();
  store("a");
  const pendingCreate = { key: "k", body: { title: "A", draftData: {} } };
  const values = readValues({ title: "The mill", audioStops: [{ title: "The wheel" }] });
  copies.store({ id: "a", target: "create", values, pendingCreate, template: "food-tour" });
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
  store("old");
  clock.now++;
  store("new");
  store("elsewhere", { target: "tour" });
  assert.deepEqual(await offered(), ["new", "old"]);
  assert.deepEqual(await offered(undefined, "tour"), ["elsewhere"]);
});

Deno.test("what somebody wrote while signed in is offered to that person alone", async () => {
  const { store, offered } = setUp();
  store("of-ann", { userId: "ann" });
  assert.deepEqual(await offered("ann"), ["of-ann"]);
  assert.deepEqual(await offered("bob"), []);
  assert.deepEqual(await offered(undefined), [], "nor without a sign-in");
});

Deno.test("what was written without an account is offered after a sign-in in the same tab alone", async () => {
  const { local, store, offered } = setUp();
  store("nobody");
  assert.deepEqual(await offered(undefined), ["nobody"]);
  assert.deepEqual(await offered("ann"), ["nobody"]);
  const later = createDeviceCopies({ local, session: memory(), now: () => 1_000_000 });
  assert.deepEqual(await later.offeredTo("bob", "create"), [], "the next person's account");
  const [copy] = await later.offeredTo(undefined, "create");
  assert.ok(later.isUnclaimed(copy), "without a sign-in it may be claimed, unseen");
});

Deno.test("after a reload a tab still knows what was written in it", async () => {
  const [local, session] = [emptyStorage(), memory()];
  const copy = { id: "a", target: "create", values: readValues({ title: "The mill" }) };
  createDeviceCopies({ local, session }).store(copy);
  const reloaded = createDeviceCopies({ local, session });
  const [found] = await reloaded.offeredTo(undefined, "create");
  assert.equal(reloaded.isUnclaimed(found), false);
});

Deno.test("what another tab has open is not offered until it is closed", async () => {
  const { copies, store, offered } = setUp();
  store("a");
  const release = copies.hold("a");
  assert.deepEqual(await offered(), []);
  release();
  await Promise.resolve();
  assert.deepEqual(await offered(), ["a"]);
});

Deno.test("a copy expires 30 days after the last change, and leaves the device", async () => {
  const { local, clock, store, offered } = setUp();
  store("a");
  clock.now += FORM_COPY_LIFETIME;
  assert.deepEqual(await offered(), ["a"]);
  clock.now++;
  assert.deepEqual(await offered(), []);
  assert.equal(local.length, 0);
});

Deno.test("pages without a form remove expired copies and unreadable ones, and nothing else", () => {
  const { local, clock, store } = setUp();
  store("old");
  clock.now += FORM_COPY_LIFETIME + 1;
  store("new");
  local.setItem("archive-form:half", '{"id":');
  local.setItem("player", "a tour");
  removeExpiredFormCopies(local, clock.now);
  assert.deepEqual(Object.keys(local).sort(), ["archive-form:new", "player"]);
});

Deno.test("a sign-out removes all copies, and the deletion of a draft those of the draft", () => {
  const { local, store } = setUp();
  store("a", { draftId: "d1" });
  store("b", { userId: "ann" });
  local.setItem("player", "a tour");
  removeFormCopies(local, ({ draftId }) => draftId === "d1");
  assert.deepEqual(Object.keys(local).sort(), ["archive-form:b", "player"]);
  removeFormCopies(local);
  assert.deepEqual(Object.keys(local), ["player"]);
});

Deno.test("the next page goes on with a copy once, and only for the person who wrote it", () => {
  const session = memory();
  const copies = createDeviceCopies({ local: emptyStorage(), session });
  const copy = { id: "a", target: "create", values: readValues({}), userId: "ann" };
  copies.store(copy);
  copies.resumeLater("a");
  assert.equal(copies.consumeResumed("bob", "create"), undefined);
  assert.equal(copies.consumeResumed("ann", "create"), undefined, "the wish is spent");
  copies.resumeLater("a");
  assert.equal(copies.consumeResumed("ann", "create")?.id, "a");
});

Deno.test("a full storage is reported, and what it holds of the form stays", async () => {
  const local = new Proxy(emptyStorage(), {
    get: (storage, name) =>
      name !== "setItem" || storage.length === 0
        ? (storage[name as keyof Storage] as () => unknown).bind?.(storage) ?? storage.length
        : () => {
          throw new DOMException("Full", "QuotaExceededError");
        },
  });
  const copies = createDeviceCopies({ local });
  const copy = { id: "a", target: "create", values: readValues({ title: "The mill" }) };
  assert.equal(copies.store(copy), true);
  assert.equal(copies.store({ ...copy, values: readValues({ title: "The old mill" }) }), false);
  assert.equal((await copies.offeredTo(undefined, "create"))[0].values.title, "The mill");
});

Deno.test("where the browser refuses all storage and locks, nothing throws and nothing is claimed", async () => {
  const refused = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  const locks = { request: refused, query: refused } as unknown as LockManager;
  for (const parts of [{ locks }, {}]) {
    const copies = createDeviceCopies(parts);
    assert.equal(copies.isAvailable, false);
    assert.equal(copies.store({ id: "a", target: "create", values: readValues({}) }), false);
    copies.hold("a")();
    copies.remove("a");
    copies.resumeLater("a");
    assert.equal(copies.consumeResumed(undefined, "create"), undefined);
    assert.deepEqual(await copies.offeredTo(undefined, "create"), []);
  }
});

Deno.test("where the browser never says which copies are open, they are offered within seconds", async () => {
  using time = new FakeTime();
  const never = () => new Promise<never>(() => {});
  const locks = { request: never, query: never } as unknown as LockManager;
  let offered: unknown[] | undefined;
  createDeviceCopies({ locks }).offeredTo(undefined, "create").then((all) => offered = all);
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
  const { local, session, copies, store, offered } = setUp();
  store("edit", { userId: "gone", target: "tour", draftId: "d1", template: "food-tour" });
  store("other", { userId: "another" });
  local.setItem("archive-form:broken", "{");
  releaseFormCopies(local, session, "gone");
  const [{ tab: _, ...released }] = await copies.offeredTo(undefined, "create");
  assert.deepEqual(released, {
    id: "edit",
    target: "create",
    values: readValues({ title: "edit" }),
    at: 1_000_000,
    template: "food-tour",
  });
  assert.deepEqual(await offered("another"), ["edit", "other"], "the next user who signs in here");
  const elsewhere = createDeviceCopies({ local, session: memory(), now: () => 1_000_000 });
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
  const copies = createDeviceCopies({ local: emptyStorage(), session });
  const copy = { id: "a", target: "create", values: readValues({ title: "The mill" }) };
  assert.equal(copies.store(copy), true);
  const [found] = await copies.offeredTo(undefined, "create");
  assert.equal(copies.isUnclaimed(found), false);
});
