/** What visitors get from the proxies whose configurations we ship while no process answers. */
import assert from "node:assert/strict";
import { orSkipped } from "../../support/skipped.ts";
import { freePort } from "../../support/servers/process.ts";
import { missingForProxy, PROXY_NAMES, startProxy } from "../../support/servers/proxies.ts";

/** Far less than the proxies wait for a process that is slow. */
const SOON_MS = 7000;

const PAGE = "text/html,application/xhtml+xml,*/*;q=0.8";

for (const name of PROXY_NAMES) {
  const title =
    `while the only process is down, ${name} answers people by a page and programs by a problem, and the process once it is back`;
  Deno.test(orSkipped(title, missingForProxy(name)), async () => {
    const port = freePort();
    await using proxy = await startProxy(name, [`127.0.0.1:${port}`]);
    const ask = async (path: string, accept: string, init: RequestInit = {}) => {
      const began = performance.now();
      const options: RequestInit & { client: Deno.HttpClient } = { ...init, client: proxy.client };
      const response = await fetch(proxy.origin + path, { ...options, headers: { accept } });
      const text = await response.text();
      assert.ok(performance.now() - began < SOON_MS, `${path} took too long`);
      return { response, text };
    };
    const assertDown = ({ response: { status, headers } }: { response: Response }) => {
      assert.equal(status, 503);
      assert.equal(headers.get("retry-after"), "10");
      assert.equal(headers.get("cache-control"), "no-store");
      assert.match(headers.get("proxy-status")!, /; error=destination_unavailable$/);
      assert.equal(headers.get("x-content-type-options") ?? "nosniff", "nosniff");
    };

    for (const path of ["/", "/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV", "/api/login", "/media/a.mp3"]) {
      const page = await ask(path, PAGE);
      assertDown(page);
      assert.match(page.response.headers.get("content-type")!, /^text\/html/);
      assert.match(page.response.headers.get("content-security-policy")!, /^default-src 'none'/);
      assert.match(page.text, /<meta http-equiv="refresh" content="10">[^]*<h1>Back in a minute</);
    }
    const asked: [string, RequestInit?][] = [
      ["/api/tours"],
      ["/media/a.mp3"],
      ["/api/drafts", { method: "POST", body: "{}" }],
      ["/api/uploads/1", { method: "PATCH", body: "x" }],
      ["/api/location?q=mill"],
    ];
    for (const [path, init] of asked) {
      const problem = await ask(path, "application/json, */*", init);
      assertDown(problem);
      assert.equal(problem.response.headers.get("content-type"), "application/problem+json");
      const { status, title, detail } = JSON.parse(problem.text);
      assert.deepEqual([status, title], [503, "Service Unavailable"]);
      assert.match(detail, /Nothing was lost\. Try again in a minute\.$/);
    }

    const said = () => new Response("own words", { status: 503, headers: { "retry-after": "7" } });
    await using server = Deno.serve(
      { hostname: "127.0.0.1", port, onListen: () => {} },
      (request) => new URL(request.url).pathname === "/healthz" ? new Response("ok") : said(),
    );
    void server;
    let answer = await ask("/", PAGE);
    while (answer.response.headers.has("proxy-status")) answer = await ask("/", PAGE);
    assert.deepEqual([answer.text, answer.response.headers.get("retry-after")], ["own words", "7"]);
  });
}
