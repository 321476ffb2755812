import assert from "node:assert/strict";
import { Problem } from "../../../../lib/model/web/problem.ts";
import { ConfigError } from "../../../../lib/server/host/config.ts";
import { serve } from "../../../../lib/server/http/serve.ts";
import { freePort } from "../../../support/servers/process.ts";
import { rawConnection } from "../../../support/servers/raw_http.ts";

/** A server with one request under way; `finish` answers that request, `end` stops the server. */
async function setUp(graceMs: number) {
  const [started, answer, ended] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const port = freePort();
  const handler = async () => {
    started.resolve();
    await answer.promise;
    return new Response("done");
  };
  const host = "127.0.0.1";
  const served = serve(handler, { host, port }, { ended: ended.promise, graceMs });
  const text = fetch(`http://${host}:${port}`).then((response) => response.text());
  await started.promise;
  return { served, text, finish: answer.resolve, end: ended.resolve };
}

Deno.test("a server that is stopped lets the requests that run finish", async () => {
  const { served, text, finish, end } = await setUp(10_000);
  end();
  finish();
  assert.equal(await text, "done");
  assert.equal(await served, true);
});

Deno.test("a server that is stopped reports requests that do not finish in time", async () => {
  const { served, text, finish, end } = await setUp(10);
  end();
  assert.equal(await served, false);
  finish();
  await text;
});

Deno.test("a second Ctrl-C during the stop cuts nothing short", async () => {
  const port = freePort();
  const program = `
    import { serve } from "./lib/server/http/serve.ts";
    const answer = async () => {
      console.log("Asked");
      await Deno.stdin.read(new Uint8Array(1));
      return new Response("done");
    };
    console.log(await serve(answer, { host: "127.0.0.1", port: ${port} }));
  `;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["eval", program],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  let output = "";
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (text: string) => {
    while (!output.includes(text)) {
      const { done, value } = await lines.read();
      if (done) throw new Error(`It ended without "${text}": ${output}`);
      output += value;
    }
  };
  await until("Open http");
  const text = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  await until("Asked");
  child.kill("SIGINT");
  await until("Stopping");
  child.kill("SIGINT");
  const stdin = child.stdin.getWriter();
  await stdin.write(new TextEncoder().encode("1"));
  assert.equal(await text, "done");
  await until("true");
  await stdin.close();
  await lines.cancel();
  assert.equal((await child.status).code, 0);
});

Deno.test("a request with a malformed Host header is told of as one, and the next one is answered", async () => {
  const ended = Promise.withResolvers<void>();
  const port = freePort();
  const handler = (request: Request, { isMalformed }: { isMalformed?: true }) =>
    new Response(new URL(request.url).pathname, { status: isMalformed ? 400 : 200 });
  const served = serve(handler, { host: "127.0.0.1", port }, { ended: ended.promise });
  const ask = async (host: string) => {
    using connection = await Deno.connect({ hostname: "127.0.0.1", port });
    const text = `GET /here HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    await connection.write(new TextEncoder().encode(text));
    const chunks = [];
    const buffer = new Uint8Array(4096);
    for (let read; (read = await connection.read(buffer)) !== null;) {
      chunks.push(new TextDecoder().decode(buffer.slice(0, read)));
    }
    return chunks.join("");
  };
  for (
    const host of ["a b", "[::1", "exa<mple", "x:99999999", "%zz", "a/b?", "a#", "a@b", "a\\b"]
  ) {
    const answer = await ask(host);
    assert.match(answer, /^HTTP\/1\.1 400 /, host);
    assert.doesNotMatch(answer, /\bat .*\.ts:/);
  }
  assert.match(await ask("localhost"), /^HTTP\/1\.1 200 [\s\S]*\/here$/);
  ended.resolve();
  assert.equal(await served, true);
});

/** What a server whose `handler` answers says to these bytes, until it closes. */
async function answerTo(text: string, handler: (request: Request) => Promise<Response>) {
  const ended = Promise.withResolvers<void>();
  const port = freePort();
  const served = serve(handler, { host: "127.0.0.1", port }, { ended: ended.promise });
  using connection = await rawConnection(port);
  await connection.send(text);
  const answer = await connection.rest();
  ended.resolve();
  assert.equal(await served, true);
  return answer;
}

Deno.test("a method of which no Request can be made reaches the routes as one that nothing answers", async () => {
  const handler = ({ method, url }: Request) =>
    Promise.resolve(new Response(`${method} ${new URL(url).pathname}`));
  for (const method of ["TRACE", "TRACK", "get", "Head", "post"]) {
    const text = `${method} /tours HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    assert.match(await answerTo(text, handler), / 200 [\s\S]*UNKNOWN \/tours$/, method);
  }
});

Deno.test("a body that is no HTTP is the client's fault, and no failure of ours", async () => {
  const handler = async (request: Request) => {
    try {
      return new Response(await request.text());
    } catch (error) {
      return new Response(null, { status: error instanceof Problem ? error.status : 500 });
    }
  };
  const head = "POST /api/uploads/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n" +
    "Connection: close\r\n\r\n";
  assert.match(await answerTo(`${head}1\r\na\r\n0\r\n\r\n`, handler), / 200 [\s\S]*a$/);
  const extension = `1;${"x".repeat(100_000)}\r\na\r\n0\r\n\r\n`;
  assert.match(await answerTo(head + extension, handler), /^HTTP\/1\.1 400 /);
  // Of this the server reads no more, and closes the connection.
  assert.doesNotMatch(await answerTo(`${head}1\r\na\r\nzz\r\n`, handler), / 500 /);
});

Deno.test("a HOST that the machine does not know is named, without a stack", async () => {
  const at = { host: "no-such-machine.invalid", port: freePort() };
  await assert.rejects(serve(() => new Response(), at), (error: Error) => {
    assert.ok(error instanceof ConfigError);
    assert.match(error.message, /does not know the name HOST=no-such-machine\.invalid/);
    return true;
  });
});
