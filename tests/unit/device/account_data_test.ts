import assert from "node:assert/strict";
import { removeAccountData } from "../../../lib/device/account_data.ts";
import {
  COMMENT_TEXT_PREFIX,
  DEVICE_PROGRESS_KEY,
  FIREBASE_TOKEN_KEY,
  FORM_COPY_PREFIX,
  LEFT_WALK_KEY,
  OUTBOX_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
  REVIEW_COMMENT_KEY,
  SIGNED_IN_USER_KEY,
  WAITING_FILES_PREFIX,
} from "../../../lib/device/storage_keys.ts";

Deno.test("a sign-out takes what belongs to the account off the device, and nothing else", () => {
  const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.
  storage.clear();
  const ofTheAccount = [
    OUTBOX_KEY,
    SIGNED_IN_USER_KEY,
    FIREBASE_TOKEN_KEY,
    PLAYER_TOUR_KEY,
    LEFT_WALK_KEY,
    `${FORM_COPY_PREFIX}1`,
    `${FORM_COPY_PREFIX}2`,
    `${WAITING_FILES_PREFIX}author`,
    `${COMMENT_TEXT_PREFIX}author:mill:new`,
    `${REVIEW_COMMENT_KEY}1`,
  ];
  const ofTheDevice = [DEVICE_PROGRESS_KEY, PLAYER_VOLUME_KEY];
  for (const key of [...ofTheAccount, ...ofTheDevice]) storage.setItem(key, "{}");
  const removed: string[] = [];
  const deleteDatabase = (name: string) => void removed.push(name);
  let isCleared = false;
  removeAccountData(
    storage,
    () => ({ deleteDatabase }) as never,
    () => Promise.resolve(void (isCleared = true)),
  );
  assert.deepEqual(Object.keys(storage).sort(), ofTheDevice.sort());
  assert.ok(isCleared);
  assert.deepEqual(removed, ["form-copies", "unsent", "shared-files", "takes", "uploads"]);
});

Deno.test("a sign-out removes all unsent texts from the device except pupils' stories", async () => {
  const cleared: string[] = [];
  const done = Promise.withResolvers<void>();
  const transaction = (names: string[]) => {
    const request = { result: undefined };
    const store = { clear: () => request, delete: () => request };
    const begun = { objectStore: () => store, oncomplete: () => {} };
    cleared.push(names[0]);
    if (names[0] === "uploads") done.resolve();
    queueMicrotask(() => begun.oncomplete());
    return begun;
  };
  const result = { objectStoreNames: { contains: () => true }, transaction };
  const opening = { result, onsuccess: () => {} };
  const open = () => {
    queueMicrotask(() => opening.onsuccess());
    return opening;
  };
  Object.assign(globalThis, { indexedDB: { open }, IDBKeyRange: { bound: () => [] } });
  removeAccountData(undefined, () => ({ deleteDatabase: () => {} }) as never);
  await done.promise;
  for (const name of ["indexedDB", "IDBKeyRange"]) Reflect.deleteProperty(globalThis, name);
  assert.deepEqual(cleared, ["comments", "forms", "progress", "shared", "takes", "uploads"]);
});

Deno.test("where the browser refuses its storage and its databases a sign-out goes on", () => {
  removeAccountData(undefined, () => {
    throw new DOMException("Refused", "SecurityError");
  });
});
