import assert from "node:assert/strict";
import { removeAccountData } from "../../../lib/browser/account_data.ts";
import {
  DEVICE_PROGRESS_KEY,
  FIREBASE_TOKEN_KEY,
  FORM_COPY_PREFIX,
  OUTBOX_KEY,
  PLAYER_VOLUME_KEY,
  SIGNED_IN_USER_KEY,
} from "../../../lib/browser/storage_keys.ts";

Deno.test("a sign-out takes what belongs to the account off the device, and nothing else", async () => {
  const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.
  storage.clear();
  const ofTheAccount = [
    OUTBOX_KEY,
    SIGNED_IN_USER_KEY,
    FIREBASE_TOKEN_KEY,
    `${FORM_COPY_PREFIX}1`,
    `${FORM_COPY_PREFIX}2`,
  ];
  const ofTheDevice = [DEVICE_PROGRESS_KEY, PLAYER_VOLUME_KEY];
  for (const key of [...ofTheAccount, ...ofTheDevice]) storage.setItem(key, "{}");
  const removed: string[] = [];
  const remove = () => Promise.resolve(void removed.push("handed over"));
  await removeAccountData(storage, { remove });
  assert.deepEqual(Object.keys(storage).sort(), ofTheDevice.sort());
  assert.deepEqual(removed, ["handed over"]);
});

Deno.test("where the browser refuses its storage and its databases a sign-out goes on", async () => {
  const remove = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  await removeAccountData(undefined, { remove });
});
