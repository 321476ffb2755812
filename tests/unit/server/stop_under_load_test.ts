import assert from "node:assert/strict";
import { sendBurst } from "../../support/measure/burst.ts";
import { byLength } from "../../support/measure/length.ts";
import { freePort } from "../../support/servers/process.ts";
import { rawConnection } from "../../support/servers/raw_http.ts";

/** `deno task stress:stop` does the same with the whole program. */
const ROUNDS = byLength(4, 40);
const REQUESTS = 1600;

Deno.test("a server that is told to stop amid a burst of 1,600 answers every request that it has taken, again and again", async () => {
  const sum = { answered: 0, refused: 0, dropped: 0 };
  let longest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const port = freePort();
    await using server = await startServer(
      `
      at.connections = ${2 * REQUESTS};
      Deno.exit(await serve(async (request) => new Response(await request.text()), at) ? 0 : 1);
    `,
      port,
    );
    let stopped = 0;
    const burst = await sendBurst({
      port,
      path: "/",
      requests: REQUESTS,
      midway() {
        stopped = performance.now();
        server.child.kill("SIGTERM");
      },
    });
    assert.equal(await server.end(), 0);
    longest = Math.max(longest, performance.now() - stopped);
    for (const [what, count] of Object.entries(burst)) sum[what as keyof typeof sum] += count;
  }
  console.log(
    `${ROUNDS} stops amid ${REQUESTS} requests: ${JSON.stringify(sum)}, ` +
      `the longest took ${Math.round(longest)} ms.`,
  );
  assert.equal(sum.dropped, 0);
  assert.ok(longest < 10_000);
});

Deno.test("a server that is busy for seconds while it stops drops nothing that came meanwhile", async () => {
  const port = freePort();
  await using server = await startServer(
    `
    const stop = Promise.withResolvers();
    const answer = async (request) => {
      if (new URL(request.url).pathname !== "/stop") return new Response("hello");
      stop.resolve();
      await new Promise((done) => setTimeout(done, 50));
      console.log("busy");
      for (const began = performance.now(); performance.now() - began < 3500;);
      return new Response("stops");
    };
    Deno.exit(await serve(answer, at, { ended: stop.promise }) ? 0 : 1);
  `,
    port,
  );
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const connect = () => rawConnection(port);
  using opened = new DisposableStack();
  const known = await Promise.all(Array.from({ length: 100 }, connect));
  const [first] = known;
  await first.send(request("/stop"));
  await server.prints("busy");
  const unknown = await Promise.all(Array.from({ length: 100 }, connect));
  const asking = [...known.slice(1), ...unknown];
  await Promise.all(asking.map((one) => one.send(request("/"))));
  const answers = await Promise.all(asking.map((one) => opened.use(one).rest()));
  assert.equal(answers.filter((answer) => !answer.endsWith("hello")).length, 0);
  assert.match(await opened.use(first).rest(), /stops$/);
  assert.equal(await server.end(), 0);
});

/** A process that runs `program`, which serves `at` this port. */
async function startServer(program: string, port: number) {
  const code = `
    import { serve } from "./lib/server/http/serve.ts";
    const at = { host: "127.0.0.1", port: ${port} };
    ${program}
  `;
  const child = new Deno.Command(Deno.execPath(), { args: ["eval", code], stdout: "piped" })
    .spawn();
  const output = child.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let text = "";
  async function prints(what: string) {
    while (!text.includes(what)) {
      const { value, done } = await output.next();
      if (done) throw new Error(`It ended: ${text}`);
      text += value;
    }
  }
  async function end(): Promise<number> {
    while (!(await output.next()).done);
    return (await child.status).code;
  }
  await prints("Open ");
  return {
    child,
    prints,
    end,
    async [Symbol.asyncDispose]() {
      try {
        child.kill("SIGKILL");
      } catch {
        // It has ended.
      }
      await child.status;
    },
  };
}
