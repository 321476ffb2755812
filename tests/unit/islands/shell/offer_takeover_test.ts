import assert from "node:assert/strict";
import { createTakeoverOffer } from "../../../../islands/shell/offer_takeover.ts";
import { fakeTimers } from "../../../support/fakes/fake_timers.ts";

const files = ["/assets/client-2.js", "/assets/styles-2.css"];

/** A page, and a registration whose new worker waits and notes what it is asked. */
function setUp() {
  const asked: unknown[] = [];
  const timers = fakeTimers();
  const page = { wouldLose: false };
  const waiting = {
    postMessage: (message: unknown) => asked.push(message),
  } as never as ServiceWorker;
  const registration: { waiting: ServiceWorker | null } = { waiting };
  const offer = createTakeoverOffer({
    wouldLose: () => page.wouldLose,
    files: () => files,
    timers,
  });
  return { asked, timers, page, registration, offer };
}

Deno.test("a worker that waits is told the page's files, again and again until it has taken over", async () => {
  const { asked, timers, registration, offer } = setUp();
  offer(registration);
  assert.deepEqual(asked, [{ type: "take-over", files }]);
  await timers.advance(5000);
  assert.equal(asked.length, 2);
  await timers.advance(9999);
  assert.equal(asked.length, 2, "each pause is twice the one before");
  await timers.advance(1);
  assert.equal(asked.length, 3);
  registration.waiting = null;
  await timers.advance(60_000);
  assert.equal(asked.length, 3);
});

Deno.test("nothing is asked while something would be lost, not even again", async () => {
  const { asked, timers, page, registration, offer } = setUp();
  page.wouldLose = true;
  offer(registration);
  assert.equal(asked.length, 0);
  page.wouldLose = false;
  offer(registration);
  page.wouldLose = true;
  await timers.advance(60_000);
  assert.equal(asked.length, 1);
});

Deno.test("a new page's offer takes the place of the one before: one is repeated, not two", async () => {
  const { asked, timers, registration, offer } = setUp();
  offer(registration);
  offer(registration);
  assert.equal(asked.length, 2);
  await timers.advance(5000);
  assert.equal(asked.length, 3);
});
