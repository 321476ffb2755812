import assert from "node:assert/strict";
import { leaveDeletedAccount, tellOtherTabs } from "../../../lib/device/deleted_account.ts";
import {
  ACCOUNT_DELETED_KEY,
  FORM_COPY_PREFIX,
  LEFT_WALK_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
} from "../../../lib/device/storage_keys.ts";
import { memoryStorage } from "./memory_storage.ts";

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

Deno.test("a device that hears of the end of its account forgets the walk and the player's tour, releases its forms, and tells other tabs", () => {
  const { storage, local, heard } = tellingStorage();
  const copy = { id: "a", target: "tour", values: {}, at: 1, userId: "ann" };
  storage.setItem(`${FORM_COPY_PREFIX}a`, JSON.stringify(copy));
  for (const key of [LEFT_WALK_KEY, PLAYER_TOUR_KEY, PLAYER_VOLUME_KEY]) storage.setItem(key, "{}");
  leaveDeletedAccount("ann", { local, session: memoryStorage() as unknown as Storage });
  assert.deepEqual(Object.keys(storage).sort(), [`${FORM_COPY_PREFIX}a`, PLAYER_VOLUME_KEY].sort());
  const { target, userId } = JSON.parse(storage.getItem(`${FORM_COPY_PREFIX}a`)!);
  assert.deepEqual([target, userId], ["create", undefined]);
  assert.deepEqual(heard.at(-1), [ACCOUNT_DELETED_KEY, "ann"]);
});

Deno.test("a device without room keeps the forms of a deleted account, and forgets the rest", () => {
  const { storage, local } = tellingStorage({ isFull: true });
  const copy = JSON.stringify({ id: "a", userId: "ann" });
  storage.setItem(`${FORM_COPY_PREFIX}a`, copy);
  storage.setItem(LEFT_WALK_KEY, "{}");
  leaveDeletedAccount("ann", { local, session: memoryStorage() as unknown as Storage });
  assert.deepEqual({ ...storage }, { [`${FORM_COPY_PREFIX}a`]: copy });
});
