import assert from "node:assert/strict";
import { prepareSignOut, SIGN_OUT_EVENT, type SignOut } from "../../../lib/device/sign_out.ts";
import { fakeTimers, settled } from "../../support/fakes/fake_timers.ts";

/** A page on which `promises` delay the sign-out; `isReady` says whether it may be sent. */
function begin(...promises: Promise<unknown>[]) {
  const page = new EventTarget();
  const timers = fakeTimers();
  page.addEventListener(SIGN_OUT_EVENT, (event) => {
    for (const promise of promises) (event as CustomEvent<SignOut>).detail.waitUntil(promise);
  });
  let ready = false;
  prepareSignOut(page, timers).then(() => ready = true);
  return { timers, isReady: () => ready };
}

Deno.test("a sign-out waits for all that is on its way, also for what fails", async () => {
  const [save, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { isReady } = begin(save.promise, other.promise);
  save.reject(new Error("No network"));
  await settled();
  assert.equal(isReady(), false);
  other.resolve();
  await settled();
  assert.equal(isReady(), true);
});

Deno.test("a sign-out waits three seconds at most, and not at all where nothing is on its way", async () => {
  const { isReady, timers } = begin(new Promise(() => {}));
  await timers.advance(2999);
  assert.equal(isReady(), false);
  await timers.advance(1);
  await settled();
  assert.equal(isReady(), true);
  const idle = begin();
  await settled();
  assert.equal(idle.isReady(), true);
});
