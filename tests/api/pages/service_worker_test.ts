import assert from "node:assert/strict";
import { testApp } from "../../support/servers/server.ts";

async function get(path: string) {
  await using test = await testApp();
  const response = await test.app.request(path);
  return { response, text: await response.text() };
}

const policyOf = ({ headers }: Response) => headers.get("content-security-policy")!;

Deno.test("the service worker is asked for anew each time, from the root of the site", async () => {
  const { response } = await get("/sw.js");
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type")!, /javascript/);
  assert.equal(response.headers.get("cache-control"), "no-cache");
});

Deno.test("the worker may fetch foreign pictures and recordings for a page, which may not", async () => {
  const { response: worker } = await get("/sw.js");
  const { response: page } = await get("/");
  assert.match(policyOf(worker), /connect-src 'self' https:/);
  assert.match(policyOf(page), /connect-src 'self';/);
  assert.match(policyOf(page), /worker-src 'self'/);
});

Deno.test("all files that the worker stores beforehand are there, and none is an author's", async () => {
  const { text } = await get("/sw.js");
  const paths = [...text.matchAll(/url:"([^"]+)"/g)].map(([, path]) => path);
  assert.ok(paths.length > 40, `${paths.length} files`);
  for (const path of paths) {
    assert.ok(!/tour-form|authorStyles|profile-tabs|admin-tours/.test(path), path);
    assert.equal((await get(path)).response.status, 200, path);
  }
});

Deno.test("the page for times without a connection has nothing of an account", async () => {
  const { response, text } = await get("/offline");
  assert.match(response.headers.get("cache-control")!, /public/);
  assert.match(text, /No connection/);
});
