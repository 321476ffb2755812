/** Requests on a line that is dead, slow or given up. */
import assert from "node:assert/strict";
import { giveUpWhenStalled } from "../../../../lib/offline/keep/stall_watch.ts";

/** A clock with at most one timer, whose time comes when the test says so. */
function createTimer() {
  let work: (() => void) | undefined;
  let times = 0;
  const timers = {
    setTimeout: ((next: () => void) => (work = next, ++times)) as unknown as typeof setTimeout,
    clearTimeout: () => work = undefined,
  };
  return { timers, isSet: () => work !== undefined, times: () => times, run: () => work?.() };
}

/** Answers once `body` is there; rejects as the browser's own when it is aborted. */
const serverOf = (answer: Promise<Response>) => (_: string, { signal }: RequestInit) =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      signal!.addEventListener("abort", () => reject(signal!.reason))
    ),
  ]);

const never = new Promise<never>(() => {});
const init = () => ({ signal: new AbortController().signal });

Deno.test("an answer that never comes is given up as a lost connection", async () => {
  const { timers, run } = createTimer();
  const asked = giveUpWhenStalled(serverOf(never), { timers })("/a.mp3", init());
  run();
  await assert.rejects(asked, TypeError);
});

Deno.test("a file that comes slowly comes whole, and one that stops coming does not", async () => {
  const { timers, isSet, times, run } = createTimer();
  let body!: ReadableStreamDefaultController<Uint8Array>;
  let given!: AbortSignal;
  const fetch = giveUpWhenStalled((_, { signal }) => {
    given = signal!;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => void (body = controller),
    });
    return Promise.resolve(new Response(stream, { status: 206, headers: { etag: '"1"' } }));
  }, { timers });

  const visitor = new AbortController();
  const whole = await fetch("/a.mp3", visitor);
  assert.deepEqual([whole.status, whole.headers.get("etag")], [206, '"1"']);
  const text = whole.text();
  for (const part of ["sl", "ow"]) body.enqueue(new TextEncoder().encode(part));
  body.close();
  assert.equal(await text, "slow");
  assert.equal(times(), 4, "the time begins anew with the answer and with each part of it");
  assert.ok(!isSet(), "nothing is watched any more");
  visitor.abort();
  assert.ok(!given.aborted, "what has come is given up by nobody");

  await fetch("/b.mp3", init());
  run();
  assert.ok(given.aborted && given.reason instanceof TypeError);
});

Deno.test("an answer without a body, a failure and a request that is stopped leave no watch", async () => {
  const { timers, isSet } = createTimer();
  await giveUpWhenStalled(serverOf(Promise.resolve(new Response(null))), { timers })("/", init());
  assert.ok(!isSet());
  const lost = Promise.reject(new TypeError("Failed to fetch"));
  await assert.rejects(giveUpWhenStalled(serverOf(lost), { timers })("/", init()), TypeError);
  assert.ok(!isSet());
  for (const isStoppedBefore of [true, false]) {
    const controller = new AbortController();
    if (isStoppedBefore) controller.abort();
    const asked = giveUpWhenStalled(
      (url, given) => (given.signal!.throwIfAborted(), serverOf(never)(url, given)),
      { timers },
    )("/", controller);
    controller.abort();
    await assert.rejects(asked, { name: "AbortError" });
    assert.ok(!isSet());
  }
});
