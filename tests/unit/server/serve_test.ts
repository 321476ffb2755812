import assert from "node:assert/strict";
import { serve } from "../../../lib/server/serve.ts";
import { freePort } from "../../support/process.ts";

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
