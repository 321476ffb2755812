import assert from "node:assert/strict";
import { leaveDeletedAccount, tellOtherTabs } from "../../../lib/device/deleted_account.ts";
import {
  ACCOUNT_DELETED_KEY,
  LEFT_WALK_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
} from "../../../lib/device/storage_keys.ts";
import { memoryFormCopies } from "../../support/fakes/form_copies.ts";
import { memoryStorage } from "./memory_storage.ts";

const COPY = { id: "a", target: "tour", values: {}, at: 1_000_000 };

const session = () => memoryStorage() as unknown as Storage;

/** A storage that tells what other tabs would hear of it; `isFull` makes it take nothing. */
function tellingStorage({ isFull = false } = {}) {
  const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.
  storage.clear();
  const heard: [string, string | null][] = [];
  const local = new Proxy(storage, {
    get(target, name) {
      if (name === "setItem") {
        return (key: string, value: string) => {
          if (isFull) throw new DOMException("Full", "QuotaExceededError");
          target.setItem(key, value);
          heard.push([key, value]);
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { storage, local, heard };
}

Deno.test("other tabs hear whose account is gone, and nothing of it stays on the device", () => {
  const { storage, local, heard } = tellingStorage();
  tellOtherTabs("ann", local);
  assert.deepEqual(heard, [[ACCOUNT_DELETED_KEY, "ann"]]);
  assert.equal(storage.length, 0);
});

Deno.test("a device that hears of the end of its account forgets the walk and the player's tour, releases its forms, and tells other tabs", async () => {
  const { storage, local, heard } = tellingStorage();
  const { copies } = memoryFormCopies();
  await copies.write({ ...COPY, userId: "ann" });
  for (const key of [LEFT_WALK_KEY, PLAYER_TOUR_KEY, PLAYER_VOLUME_KEY]) storage.setItem(key, "{}");
  await leaveDeletedAccount("ann", { local, session: session(), copies });
  assert.deepEqual(Object.keys(storage), [PLAYER_VOLUME_KEY]);
  const [{ target, userId }] = await copies.list();
  assert.deepEqual([target, userId], ["create", undefined]);
  assert.deepEqual(heard.at(-1), [ACCOUNT_DELETED_KEY, "ann"]);
});

Deno.test("a device without room keeps the forms of a deleted account, and forgets the rest", async () => {
  const { storage, local } = tellingStorage({ isFull: true });
  const { copies, device } = memoryFormCopies();
  await copies.write({ ...COPY, userId: "ann" });
  device.isFull = true;
  storage.setItem(LEFT_WALK_KEY, "{}");
  await leaveDeletedAccount("ann", { local, session: session(), copies });
  assert.equal(storage.length, 0);
  assert.deepEqual(await copies.list(), [{ ...COPY, userId: "ann" }]);
});
