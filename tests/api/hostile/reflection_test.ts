/** Texts from request headers appear in no answer, because caches may give answers to others. */
import assert from "node:assert/strict";
import { ROUTES } from "../../../routes/table/routes.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";

const FOREIGN = "foreign.example";

/** Headers by which programs have been led to believe something of a request. */
const HEADERS = {
  "x-forwarded-host": FOREIGN,
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "70",
  "x-forwarded-prefix": `/${FOREIGN}`,
  "forwarded": `host=${FOREIGN};proto=gopher`,
  "x-original-url": `/${FOREIGN}`,
  "x-rewrite-url": `/${FOREIGN}`,
  "x-host": FOREIGN,
  "x-http-method-override": "DELETE",
  "x-request-id": FOREIGN,
  "referer": `https://${FOREIGN}/`,
  "user-agent": FOREIGN,
  "accept-language": FOREIGN,
  "accept-encoding": `${FOREIGN}, gzip;q=0`,
};

Deno.test("no answer repeats a header of its request, or the host that it names", async () => {
  // The demo is closed to such requests: an open one is another program's.
  await using test = await testApp({ settings: { DEMO_SIGN_IN: "on", APP_ORIGIN: ORIGIN } });
  const client = new Client(test.app);
  await client.login("author");
  const { id } = await (await client.json("POST", "/api/tours", makeTour())).json();
  const remoteAddr = { hostname: "203.0.113.7", port: 5000, transport: "tcp" as const };
  let answers = 0;
  for (const cookie of ["", `session=${client.cookie("session")}`]) {
    for (const [method, path] of ROUTES) {
      if (method !== "GET") continue;
      const named = path.replace(":id", id).replace("/*", "/auth").replace(/:\w+/, "1");
      for (const base of [ORIGIN, `http://${FOREIGN}`]) {
        const request = new Request(base + named, { headers: { ...HEADERS, cookie } });
        const response = await test.app.fetch(request, { remoteAddr });
        const text = JSON.stringify([...response.headers]) + await response.text();
        assert.doesNotMatch(text, /foreign\.example|gopher/, `${named} at ${base}`);
        answers++;
      }
    }
  }
  assert.ok(answers > 150, `${answers} answers`);
});
