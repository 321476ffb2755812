/** Bytes that are no request as HTTP wants it, sent to the whole app on a port. */
import assert from "node:assert/strict";
import http2 from "node:http2";
import { createLog } from "../../../lib/server/host/log.ts";
import { noFigures, serve } from "../../../lib/server/http/serve.ts";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { freePort } from "../../support/servers/process.ts";
import { rawConnection } from "../../support/servers/raw_http.ts";
import { testApp } from "../../support/servers/server.ts";

/** The app as the program serves it, with the lines of its log. */
async function setUp() {
  const lines: string[] = [];
  const log = createLog({ write: (_, line) => lines.push(line), isJson: true });
  const [port, connections] = [freePort(), noFigures()];
  const origin = `http://localhost:${port}`;
  const settings = { METRICS_TOKEN, APP_ORIGIN: origin };
  const test = await testApp({ settings, log, connections });
  const ended = Promise.withResolvers<void>();
  const served = serve(test.app.fetch, { host: "127.0.0.1", port }, {
    ended: ended.promise,
    figures: connections,
  });
  return {
    port,
    lines,
    figures: () => readFigures((path, init) => fetch(origin + path, init)),
    /** What is answered to these bytes, until the server closes. */
    async answerTo(text: string) {
      using connection = await rawConnection(port);
      await connection.send(text.replaceAll("{host}", `localhost:${port}`));
      return await connection.rest();
    },
    async [Symbol.asyncDispose]() {
      ended.resolve();
      await served;
      await test[Symbol.asyncDispose]();
    },
  };
}

/** Requests without an address: their Host header is missing or invalid. */
const HOSTS = [
  ...["", "Host:\r\n", "Host:   \r\n"],
  ...["a b", "[::1", "exa<mple", "x:99999999", "%zz", "a/b?", "a#", "a@b", "a\\b", "a, b"]
    .map((host) => `Host: ${host}\r\n`),
];

Deno.test("a request whose Host header is missing or malformed gets 400 with all headers and one line, and the next one is answered", async () => {
  await using server = await setUp();
  for (const path of ["/tours", "/healthz", "/api/tours"]) {
    for (const host of HOSTS) {
      server.lines.length = 0;
      const answer = await server.answerTo(
        `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      );
      assert.match(answer, /^HTTP\/1\.1 400 /, host);
      for (
        const header of [
          /content-security-policy: default-src 'none'/i,
          /x-content-type-options: nosniff/i,
          /x-frame-options: DENY/i,
          /referrer-policy: /i,
          /permissions-policy: /i,
          /cache-control: private, no-store/,
          /content-type: application\/problem\+json/,
          /x-request-id: [\w-]{36}/,
        ]
      ) assert.match(answer, header, host);
      assert.doesNotMatch(answer + server.lines, /\bat .*\.ts:|99999999/);
      assert.equal(server.lines.length, 1, server.lines.join("\n"));
      assert.ok(server.lines[0].length < 250, server.lines[0]);
      assert.match(server.lines[0], /"route":"malformed","status":400/);
    }
  }
  for (const line of ["GET / HTTP/1.0", "GET http://localhost/ HTTP/1.1"]) {
    assert.match(await server.answerTo(`${line}\r\nConnection: close\r\n\r\n`), / 400 /, line);
  }
  const next = await server.answerTo(
    "GET /tours HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n",
  );
  assert.match(next, /^HTTP\/1\.1 200 /);
  const figures = await server.figures();
  const name = 'http_requests_total{method="other",route="malformed",status="400"}';
  assert.equal(figures.get(name), 3 * HOSTS.length + 2);
});

const POST = "POST /api/drafts HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n" +
  "Content-Type: application/json\r\n";
const SECOND = "GET /robots.txt HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n";

/** What two servers could read as one request and as two. */
const AMBIGUOUS = [
  "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
  "Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}",
  "Content-Length: 2, 40\r\n\r\n{}",
  "Content-Length: -1\r\n\r\n",
  "Content-Length: +2\r\n\r\n{}",
  "Content-Length: 0x2\r\n\r\n{}",
  "Content-Length: 2 0\r\n\r\n{}",
  "Content-Length : 2\r\n\r\n{}",
  "Content-Length:\r\n\r\n{}",
  "Content-Length:\x0b2\r\n\r\n{}",
  "Content-Length: 99999999999999999999999\r\n\r\n{}",
  "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n2;a\n{}\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n",
  "Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n10000000000000002\r\n{}\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n2\r\n{}X\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nbad trailer\r\n\r\n",
];

Deno.test("a body whose length can be read in two ways hides no second request", async () => {
  await using server = await setUp();
  const plain = await server.answerTo(`${POST}Content-Length: 2\r\n\r\n{}${SECOND}`);
  assert.match(plain, /User-agent/, "one that shows would be seen");
  server.lines.length = 0;
  for (const ambiguous of AMBIGUOUS) {
    const answer = await server.answerTo(POST + ambiguous + SECOND);
    assert.ok(answer === "" || answer === "reset" || / 400 /.test(answer), ambiguous);
    assert.doesNotMatch(answer, /User-agent/, ambiguous);
  }
  assert.deepEqual(server.lines, []);
});

Deno.test("connections that end before a request could be read are counted", async () => {
  await using server = await setUp();
  await server.figures();
  const name = "http_connections_without_request_total";
  const before = (await server.figures()).get(name)!;
  assert.match(await server.answerTo("GET /\u0001 HTTP/1.1\r\n\r\n"), /^HTTP\/1\.1 400 /);
  assert.match(await server.answerTo("\u0016\u0003\u0001 TLS\r\n\r\n"), /^HTTP\/1\.1 400 /);
  const after = await server.figures();
  assert.equal(after.get(name)! - before, 2);
  assert.ok(after.get("http_connections_open")! >= 1);
});

Deno.test("HTTP/2 without TLS gets 400, and a connection that asks for much at once is closed", async () => {
  await using server = await setUp();
  const host = `localhost:${server.port}`;
  const ask = async (headers: http2.OutgoingHttpHeaders, times: number) => {
    const session = http2.connect(`http://127.0.0.1:${server.port}`);
    session.on("error", () => {});
    const statuses = await Promise.all(Array.from({ length: times }, () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const stream = session.request({ ":path": "/tours?q=mill", ...headers });
      stream.on("response", (head) => resolve(head[":status"] ?? 0));
      stream.on("error", () => resolve(0));
      stream.on("close", () => resolve(0));
      stream.resume();
      return promise;
    }));
    session.destroy();
    return statuses;
  };
  assert.deepEqual(await ask({}, 1), [400]);
  const statuses = await ask({ host }, 150);
  assert.ok(statuses.includes(0), "the connection was closed");
  assert.ok(statuses.filter((status) => status === 200).length <= 16);
  assert.equal(
    (await fetch(`http://${host}/healthz`).then((r) => r.text().then(() => r))).status,
    200,
  );
});
