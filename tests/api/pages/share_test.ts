/** What the server says to files that a phone shares where no service worker takes them. */
import assert from "node:assert/strict";
import { testServer } from "../../support/servers/server.ts";

const MEBIBYTE = 1024 * 1024;

Deno.test("shared files that reach the server are not read, and lead to the page that says so", async () => {
  await using server = await testServer();
  const { share_target: { action, method, params } } =
    await (await fetch(`${server.origin}/manifest.webmanifest`)).json();
  for (const bytes of [10, 8 * MEBIBYTE]) {
    const body = new FormData();
    body.append(params.files[0].name, new File([new Uint8Array(bytes)], "mill.mp3"));
    const headers = { origin: "null", "sec-fetch-site": "none" };
    const response = await fetch(server.origin + action, {
      ...{ method, body, headers },
      redirect: "manual",
    });
    assert.deepEqual([response.status, response.headers.get("location")], [
      303,
      "/share#not-kept",
    ]);
    assert.equal(response.headers.get("set-cookie"), null);
    assert.equal(await response.text(), "");
  }
  const page = await fetch(server.origin + action);
  assert.match(page.headers.get("cache-control")!, /public/);
  assert.match(await page.text(), /Share a recording or a photo with the installed program/);
});
