import assert from "node:assert/strict";
import { fetchPatiently } from "../../../lib/media/patient_fetch.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";
import { settled } from "../../support/fakes/fake_timers.ts";

const PATIENCE = 60_000;

/** A server that sends what a test says, and whose answers break off like those of `fetch`. */
function setUp() {
  const answered = Promise.withResolvers<void>();
  let cancelled = false;
  let sending!: ReadableStreamDefaultController<Uint8Array>;
  const ask = (signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (sending = controller),
      cancel: () => void (cancelled = true),
    });
    const broken = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => {
      sending.error(signal.reason);
      broken.reject(signal.reason);
    });
    const answer = new Response(body, { status: 206, headers: { etag: '"a"' } });
    return Promise.race([answered.promise.then(() => answer), broken.promise]);
  };
  return {
    ask,
    answer: () => answered.resolve(),
    send: (text: string) => sending.enqueue(new TextEncoder().encode(text)),
    end: () => sending.close(),
    isCancelled: () => cancelled,
  };
}

Deno.test("the reader of an answer may take an hour for it", async () => {
  using time = new FakeTime();
  const server = setUp();
  server.answer();
  const answer = await fetchPatiently(server.ask, PATIENCE);
  assert.deepEqual([answer.status, answer.headers.get("etag")], [206, '"a"']);
  const reader = answer.body!.getReader();
  for (let minute = 0; minute < 60; minute++) {
    server.send("piece");
    assert.equal((await reader.read()).value?.length, 5);
    await time.advance(PATIENCE);
  }
  server.end();
  assert.ok((await reader.read()).done);
});

Deno.test("a server that does not answer, or sends nothing more, is given up", async () => {
  using time = new FakeTime();
  const silent = assert.rejects(fetchPatiently(setUp().ask, PATIENCE), /Nothing has come for 60 s/);
  await time.advance(PATIENCE);
  await silent;

  const server = setUp();
  server.answer();
  const reader = (await fetchPatiently(server.ask, PATIENCE)).body!.getReader();
  server.send("piece");
  await reader.read();
  const rest = assert.rejects(reader.read(), /Nothing has come for 60 s/);
  await settled();
  await time.advance(PATIENCE - 1);
  await time.advance(1);
  await rest;
});

Deno.test("what nobody reads on is not fetched on", async () => {
  const server = setUp();
  server.answer();
  const answer = await fetchPatiently(server.ask, PATIENCE);
  await answer.body!.cancel();
  assert.ok(server.isCancelled());
});
