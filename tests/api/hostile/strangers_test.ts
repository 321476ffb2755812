/** People without an account cannot fill the store, whatever they ask for. */
import assert from "node:assert/strict";
import { newId } from "../../../lib/store/kv/new_id.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { Client } from "../../support/people/client.ts";
import { signInPeople, SPOKEN_STOP } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { everything } from "../../support/store/store.ts";

/** What is there is asked for as well as what is not; the demo has addresses of its own. */
const TIMES = 5;

const DEMO = [
  "auth?client_id=animating-the-archives&response_type=code&scope=openid&state=a&nonce=b" +
  "&redirect_uri=http://localhost:8000/api/callback&prompt=select_account" +
  "&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256",
  ".well-known/openid-configuration",
  "interaction/x",
  "token",
];

Deno.test("whatever strangers ask for, at every address, nothing is written to the store", async () => {
  await using test = await testApp({ settings: { DEMO_SIGN_IN: "on" } });
  const { ids, tourOf } = await signInPeople(test);
  const tour = await tourOf(ids.owner);
  const stranger = new Client(test.app);
  // The key by which sign-ins are encrypted is made once.
  await (await stranger.request("/api/login")).body?.cancel();
  const before = await everything(test.kv);
  let requests = 0;
  for (const [method, pattern] of ROUTES) {
    for (let i = 0; i < TIMES; i++) {
      const path = pattern.replace(":id", i % 2 ? tour : newId(new Date()))
        .replace(":secret", `${i}`.repeat(43)).replace(":name", `${"a".repeat(64)}.mp3`)
        .replace(":revision", "1").replace(":stopId", SPOKEN_STOP).replace(
          "*",
          DEMO[i % DEMO.length],
        );
      const body = { title: "A title", firebaseToken: "a.b.c", secret: "a", tourId: tour };
      const response = await (method === "GET"
        ? stranger.request(path + (path.includes("?") ? "" : `?state=${i}&q=${i}&lat=${i}&lng=1`))
        : stranger.json(method, path, body));
      await response.body?.cancel();
      requests++;
    }
  }
  const after = await everything(test.kv);
  console.log(
    `${requests} requests of strangers at ${ROUTES.length} addresses: ${before.length} entries ` +
      `before, ${after.length} after.`,
  );
  assert.deepEqual(after, before);
});
