/** The demo's accounts have no passwords, so they are for this machine only. */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { freePort, start } from "../../support/servers/process.ts";
import { shutDown } from "../../support/servers/shut_down.ts";

/** A proxy on this machine that asks for `to` and leaves no sign of itself. */
function silentProxy(to: string) {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, body } = request;
    const headers = new Headers(request.headers);
    headers.delete("host");
    return fetch(to + pathname + search, { method, headers, body, redirect: "manual" });
  });
  const origin = `http://127.0.0.1:${server.addr.port}`;
  return { origin, [Symbol.asyncDispose]: () => shutDown(server) };
}

/** Asks, and follows nothing. */
async function get(url: string, headers: HeadersInit = {}) {
  const response = await fetch(url, { headers, redirect: "manual" });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get("location") };
}

Deno.test("behind a proxy without headers strangers reach no demo account, and local users still sign in", async ({ step }) => {
  const dataDir = await Deno.makeTempDir();
  await using program = await start({ PORT: String(freePort()), DATA_DIR: dataDir });
  await using proxy = silentProxy(program.origin);

  await step(
    "through the proxy a sign-in leads to a port of the stranger's own machine",
    async () => {
      const { status, location } = await get(`${proxy.origin}/api/login?next=/create`);
      assert.equal(status, 302);
      const { hostname, host } = new URL(location!);
      assert.equal(hostname, "127.0.0.1");
      assert.ok(![program.origin, proxy.origin].some((origin) => origin.endsWith(host)));
    },
  );

  await step("without what that port gives, nothing of the demo is there", async () => {
    const none = "A".repeat(43);
    for (
      const path of [
        ".well-known/openid-configuration",
        "auth",
        "token",
        "local-browser",
        "local-browser?key=",
        `local-browser?key=${none}`,
      ]
    ) {
      const cookie = `local-browser=${none}`;
      const { status } = await get(`${proxy.origin}/demo-provider/${path}`, { cookie });
      assert.equal(status, 404, path);
    }
    const forged = await get(`${proxy.origin}/api/login`, { cookie: `local-browser=${none}` });
    assert.doesNotMatch(forged.location!, /demo-provider/);
  });

  await step("the port gives nothing to a page of another name that leads there", async () => {
    const { location } = await get(`${program.origin}/api/login`);
    const elsewhere = location!.replace("127.0.0.1", "localhost");
    assert.deepEqual(await get(elsewhere), { status: 421, location: null });
  });

  await step("a browser of this machine is led to the accounts, and to its page", async () => {
    const browser = new Client({
      request: (url, init) => fetch(url, { ...init, redirect: "manual" }),
    }, program.origin);
    const signedIn = await browser.login("author", "?next=%2Fcreate");
    await signedIn.body?.cancel();
    assert.equal(signedIn.headers.get("location"), "/create");
    const user = await browser.request("/api/auth/user");
    assert.equal((await user.json()).email, "author@demo.example");
  });

  await Deno.remove(dataDir, { recursive: true });
});
