import assert from "node:assert/strict";
import { connect } from "node:http2";
import { serve } from "../../../../lib/server/http/serve.ts";
import { requireProgram } from "../../../../tools/find_program.ts";
import { freePort } from "../../../support/servers/process.ts";
import { rawConnection } from "../../../support/servers/raw_http.ts";

const GET = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

type Options = {
  connections?: number;
  deadlines?: Partial<Record<"firstRequestMs" | "idleMs" | "answerMs", number>>;
  handler?: (request: Request) => Response | Promise<Response>;
};

/** A server on a free port, with long deadlines but for those that a test gives. */
function setUp({ connections = 20, deadlines, handler = () => new Response("hello") }: Options) {
  const ended = Promise.withResolvers<void>();
  const port = freePort();
  const served = serve(handler, { host: "127.0.0.1", port, connections }, {
    ended: ended.promise,
    deadlines: {
      firstRequestMs: 60_000,
      idleMs: 60_000,
      answerMs: 60_000,
      slowestBytesPerSecond: 1_000_000,
      ...deadlines,
    },
  });
  return {
    port,
    async [Symbol.asyncDispose]() {
      ended.resolve();
      await served;
    },
  };
}

Deno.test("a connection without a request is closed when its time is over", async () => {
  await using server = setUp({ deadlines: { firstRequestMs: 1 } });
  using silent = await rawConnection(server.port);
  assert.match(await silent.rest(), /^(reset)?$/);
});

Deno.test("headers that come byte by byte are cut off when their time is over", async () => {
  await using server = setUp({ deadlines: { firstRequestMs: 1 } });
  using slow = await rawConnection(server.port);
  await slow.send("GET / HTTP/1.1\r\nHost: loc");
  assert.doesNotMatch(await slow.rest(), / 200 /);
});

Deno.test("a connection that asks for nothing more is closed", async () => {
  await using server = setUp({ deadlines: { idleMs: 1 } });
  using idle = await rawConnection(server.port);
  await idle.send(GET);
  assert.match(await idle.rest(), /^HTTP\/1\.1 200 [\s\S]*hello/);
});

Deno.test("an answer that nobody takes is cut off when its time is over", async () => {
  const cut = Promise.withResolvers<void>();
  const endless = () => {
    const pull = (to: ReadableStreamDefaultController) => to.enqueue(new Uint8Array(65536));
    return new Response(new ReadableStream({ pull, cancel: () => cut.resolve() }));
  };
  await using server = setUp({ deadlines: { answerMs: 1 }, handler: endless });
  using idle = await rawConnection(server.port);
  await idle.send(GET);
  await cut.promise;
});

Deno.test("where all connections are in use, one more is answered with 503 and when to come back", async () => {
  const [answer, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let running = 0;
  const handler = async () => {
    if (++running === 10) all.resolve();
    await answer.promise;
    return new Response("hello");
  };
  await using server = setUp({ connections: 10, handler });
  using busy = new DisposableStack();
  const opened = await Promise.all(Array.from({ length: 10 }, () => rawConnection(server.port)));
  for (const one of opened) await busy.use(one).send(GET);
  await all.promise;
  using more = await rawConnection(server.port);
  await more.send(GET);
  const refused = await more.until("seconds.");
  assert.match(refused, /^HTTP\/1\.1 503 /);
  assert.match(refused, /retry-after: \d+/);
  answer.resolve();
  for (const one of opened) assert.match(await one.until("hello"), / 200 /);
});

Deno.test("300 idle connections at 128 descriptors keep nobody out, and the server goes on", async () => {
  const port = freePort();
  const program = `
    import { serve } from "./lib/server/http/serve.ts";
    await serve(() => new Response("hello"), {
      host: "127.0.0.1",
      port: ${port},
      connections: Number(Deno.args[0]),
    });
  `;
  const start = (connections: number) =>
    new Deno.Command(requireProgram("sh"), {
      args: [
        "-c",
        `ulimit -n 128; exec "$0" "$@"`,
        Deno.execPath(),
        "eval",
        program,
        `${connections}`,
      ],
      stdout: "piped",
      stderr: "piped",
    }).spawn();
  // With fewer connections than descriptors, and with a setting that promises too many.
  for (const connections of [90, 5000]) {
    const child = start(connections);
    const errors = new Response(child.stderr).text();
    const output = child.stdout[Symbol.asyncIterator]();
    await output.next();
    {
      using idle = new DisposableStack();
      for (let i = 0; i < 300; i++) idle.use(await rawConnection(port));
      if (connections < 128) {
        const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
        assert.equal(text, "hello");
      }
    }
    assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), "hello");
    child.kill("SIGTERM");
    while (!(await output.next()).done);
    assert.equal((await child.status).code, 0, await errors);
    // Thousands of refused connections are no thousands of lines.
    assert.ok((await errors).split("\n").length < 10);
  }
});

Deno.test("a client that asks for 200 things at once by HTTP/2 is cut off, and others are answered", async () => {
  const never = Promise.withResolvers<Response>();
  let [running, most] = [0, 0];
  const handler = (request: Request) => {
    if (new URL(request.url).pathname === "/") return new Response("hello");
    most = Math.max(most, ++running);
    return never.promise;
  };
  await using server = setUp({ handler });
  const session = connect(`http://127.0.0.1:${server.port}`);
  const closed = new Promise<void>((resolve) => session.on("close", () => resolve()));
  session.on("error", () => {});
  for (let i = 0; i < 200; i++) {
    session.request({ ":path": "/slow", host: "localhost" }).on("error", () => {}).end();
  }
  await closed;
  using other = await rawConnection(server.port);
  await other.send(GET);
  assert.match(await other.until("hello"), / 200 /);
  assert.ok(most <= 17, `${most} ran at once`);
  never.resolve(new Response("late"));
});
