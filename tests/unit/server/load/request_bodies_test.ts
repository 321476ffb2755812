import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createBodyLimits } from "../../../../lib/server/load/request_bodies.ts";
import { Problem, TryLater } from "../../../../lib/model/web/problem.ts";

const NOWHERE: Deno.NetAddr = { transport: "tcp", hostname: "192.0.2.1", port: 1 };

type Limits = Parameters<typeof createBodyLimits>[0]["limits"];

/** Answers bodies by their length; problems as a server would. */
function setUp(limits: Limits) {
  const limited = createBodyLimits<{ remoteAddr: Deno.Addr }>({
    addressOf: (request) => request.headers.get("x-from") ?? undefined,
    limits,
  });
  return limited(async (request) => {
    try {
      return new Response(`${(await request.bytes()).length}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const retryAfter = error instanceof TryLater ? error.retryAfter : 0;
      return new Response(`again after ${retryAfter}`, { status: error.status });
    }
  });
}

/** A request whose body a test sends as it likes. */
function sending(answer: ReturnType<typeof setUp>, from = "10.0.0.1") {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const request = new Request("http://localhost/", {
    method: "POST",
    body: readable,
    headers: { "x-from": from },
  });
  const writer = writable.getWriter();
  // Where the server gives up, the rest goes nowhere.
  writer.closed.catch(() => {});
  return {
    answered: Promise.resolve(answer(request, { remoteAddr: NOWHERE })),
    send: (bytes: number) => writer.write(new Uint8Array(bytes)).catch(() => {}),
    end: () => writer.close(),
  };
}

Deno.test("a body that comes whole is passed on as it is", async () => {
  const one = sending(setUp({}));
  await one.send(1000);
  await one.send(500);
  await one.end();
  assert.equal(await (await one.answered).text(), "1500");
});

Deno.test("a body of which nothing more comes is answered with 408", async () => {
  const one = sending(setUp({ idleMs: 1 }));
  await one.send(1000);
  assert.equal((await one.answered).status, 408);
});

Deno.test("a body that comes in drops is answered with 408, however often one comes", async () => {
  const one = sending(setUp({ patienceMs: 20, slowestBytesPerSecond: 1_000_000 }));
  let answered = false;
  one.answered.then(() => answered = true);
  while (!answered) {
    await one.send(1);
    await new Promise((next) => setTimeout(next));
  }
  assert.equal((await one.answered).status, 408);
});

Deno.test("800 unfinished bodies hold no more than there is room for; what is too much is answered with 503", async () => {
  const answer = setUp({ mostBytes: 100_000, idleMs: 60_000 });
  const all = Array.from({ length: 800 }, () => sending(answer));
  const refused = all.map(({ answered }) => answered.then(({ status }) => status === 503));
  // Each of them sends 1000 bytes: there is room for 100 of these.
  await Promise.all(all.map((one) => one.send(1000)));
  const rest = all.slice(100);
  assert.deepEqual(new Set(await Promise.all(refused.slice(100))), new Set([true]));
  assert.equal(await (await rest[0].answered).text(), "again after 5");
  for (const one of all.slice(0, 100)) {
    await one.end();
    assert.equal(await (await one.answered).text(), "1000");
  }
  // All have given their room back.
  const next = sending(answer);
  await next.send(100_000);
  await next.end();
  assert.equal(await (await next.answered).text(), "100000");
});

Deno.test("one address does not take the room of all others", async () => {
  const answer = setUp({ mostBytes: 2000, mostBytesOfAddress: 1000 });
  const [first, second, other] = ["10.0.0.1", "10.0.0.1", "10.0.0.2"].map((from) =>
    sending(answer, from)
  );
  await first.send(900);
  await second.send(900);
  assert.equal((await second.answered).status, 503);
  await other.send(900);
  await other.end();
  assert.equal((await other.answered).status, 200);
  await first.end();
  assert.equal((await first.answered).status, 200);
});

Deno.test("an upload of any length holds no more than the part that is in memory", async () => {
  const one = sending(setUp({ mostBytes: 4000, mostBytesOfBody: 1000 }));
  for (let i = 0; i < 50; i++) await one.send(1000);
  await one.end();
  assert.equal(await (await one.answered).text(), "50000");
});

Deno.test("nothing is kept of the addresses whose bodies have come", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  // Names so long that those of all take 200 MB.
  const limited = createBodyLimits<{ remoteAddr: Deno.Addr }>({
    addressOf: (request) => request.headers.get("x-from")!.padEnd(200_000, "."),
  });
  const answer = limited(async (request) => new Response(await request.text()));
  collect();
  const before = Deno.memoryUsage().heapUsed;
  for (let i = 0; i < 1000; i++) {
    const headers = { "x-from": `${i}` };
    const request = new Request("http://localhost/", { method: "POST", body: "all", headers });
    assert.equal(await (await answer(request, { remoteAddr: NOWHERE })).text(), "all");
  }
  collect();
  const kept = Math.round((Deno.memoryUsage().heapUsed - before) / 1e6);
  assert.ok(kept < 50, `${kept} MB`);
});

Deno.test("a body that comes in pieces of a byte is refused after a few of them", async () => {
  const one = sending(setUp({}));
  const sent = (async () => {
    for (let pieces = 0; pieces < 1000; pieces++) await one.send(1);
    await one.end().catch(() => {});
  })();
  assert.equal((await one.answered).status, 400);
  await sent;
});

Deno.test("a body of many pieces is accepted if they are not tiny", async () => {
  const one = sending(setUp({}));
  for (let pieces = 0; pieces < 1000; pieces++) await one.send(100);
  await one.end();
  assert.equal(await (await one.answered).text(), "100000");
});

const CHUNKED = { "transfer-encoding": "chunked" };

Deno.test("a body without a length is looked at only where it may be a stream", async () => {
  const limited = createBodyLimits<{ remoteAddr: Deno.Addr }>({
    addressOf: () => undefined,
    mayStream: ({ url }) => url.endsWith("/streams"),
  })(async (request) => {
    const error: unknown = await request.text().then(() => undefined, (error) => error);
    return new Response(null, { status: error instanceof Problem ? error.status : 200 });
  });
  let looks = 0;
  const send = async (path: string, headers: HeadersInit = {}) => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        looks++;
        controller.close();
      },
    }, { highWaterMark: 0 });
    const request = new Request(`http://localhost${path}`, { method: "POST", body, headers });
    return (await limited(request, { remoteAddr: NOWHERE })).status;
  };
  assert.deepEqual([await send("/form", CHUNKED), looks], [400, 0]);
  assert.deepEqual([await send("/form"), looks], [200, 1]);
  assert.deepEqual([await send("/streams", CHUNKED), looks], [200, 2]);
});
