/** No page makes a browser ask the API by itself: for a picture, a recording, a frame, a script. */
import assert from "node:assert/strict";
import { ROUTES } from "../../../routes/table/routes.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { someOf } from "../../support/measure/length.ts";

/** What browsers ask for where a page names an address. */
const EMBEDDED = [
  "image",
  "audio",
  "video",
  "iframe",
  "object",
  "embed",
  "script",
  "style",
  "track",
];

const isAction = (path: string) => /^\/(api|demo-provider)\//.test(path);

/** The one thing of the API that a page may name. */
const isTrack = (path: string, purpose: string) =>
  purpose === "track" && path.endsWith("/transcript.vtt");

Deno.test("the API answers no request for a picture, a recording, a frame or a script", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  let refused = 0;
  for (const [turn, [method, path]] of ROUTES.entries()) {
    const at = path.replace("/*", "/auth").replace(/:\w+/g, "1");
    for (const purpose of someOf(EMBEDDED, 3, turn)) {
      const response = await client.request(at, { method, headers: { "sec-fetch-dest": purpose } });
      const text = await response.text();
      const isRefused = isAction(path) && !isTrack(path, purpose);
      assert.equal(
        /isn’t a file that a page can show/.test(text),
        isRefused,
        `${at} as ${purpose}`,
      );
      if (isRefused) assert.equal(response.status, 403);
      refused += Number(isRefused);
    }
  }
  assert.equal((await client.request("/api/auth/user")).status, 200, "the session stands");
  console.log(`${refused} requests were refused.`);
});

Deno.test("scripts and visits get the answers of the API, and so do browsers that say nothing", async () => {
  await using test = await testApp();
  for (const purpose of ["empty", "document", undefined]) {
    const headers: HeadersInit = purpose ? { "sec-fetch-dest": purpose } : {};
    const response = await test.app.request(`${ORIGIN}/api/tours`, { headers });
    assert.equal(response.status, 200, purpose);
    const login = await test.app.request(`${ORIGIN}/api/login`, { headers });
    assert.equal(login.status, 302, purpose);
  }
});

Deno.test("files and pages are for whatever a page wants of them", async () => {
  await using test = await testApp();
  for (const path of ["/icon.svg", "/manifest.webmanifest", "/tours"]) {
    const headers = { "sec-fetch-dest": "image" };
    assert.equal((await test.app.request(ORIGIN + path, { headers })).status, 200, path);
  }
});
