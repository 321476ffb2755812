import assert from "node:assert/strict";
import { ROUTES } from "../../../routes/table/routes.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testIssuer } from "../../support/servers/issuer.ts";
import { testApp } from "../../support/servers/server.ts";

/** Where a request that our pages did not make may say that it is from. */
const FOREIGN: [what: string, headers: Record<string, string>][] = [
  ["another site", { origin: "https://evil.example" }],
  ["another port", { origin: "http://localhost:8001" }],
  ["another scheme", { origin: "https://localhost:8000" }],
  ["a host that begins like ours", { origin: `${ORIGIN}.evil.example` }],
  ["a sandboxed page", { origin: "null" }],
  ["an empty origin", { origin: "" }],
  ["a page whose browser says cross-site", { "sec-fetch-site": "cross-site" }],
  ["a neighbour in the domain", { "sec-fetch-site": "same-site" }],
  ["no page", { "sec-fetch-site": "none" }],
  ["two that contradict each other", { origin: ORIGIN, "sec-fetch-site": "cross-site" }],
  ["nowhere", {}],
  ["a referer alone", { referer: `${ORIGIN}/` }],
];

const BODIES: [type: string | undefined, body: BodyInit | undefined][] = [
  ["application/json", "{}"],
  ["application/json; charset=utf-8", "{}"],
  ["application/x-www-form-urlencoded", "a=b"],
  ["multipart/form-data; boundary=x", "--x--"],
  ["text/plain", "{}"],
  [undefined, undefined],
];

const PATHS = ["/api/auth/logout", "/api/auth/logout-everywhere", "/api/admin/promote", "/nowhere"];

Deno.test("a request that changes something is refused when it is not from our pages", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const cookie = `session=${client.cookie("session")}`;
  for (const [from, origin] of FOREIGN) {
    for (const [type, body] of BODIES) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        for (const path of PATHS) {
          const headers = { cookie, ...origin, ...(type ? { "content-type": type } : {}) };
          const response = await test.app.request(ORIGIN + path, { method, headers, body });
          assert.equal(response.status, 403, `${method} ${path} from ${from} as ${type}`);
        }
      }
    }
  }
  assert.equal((await client.request("/api/auth/user")).status, 200, "the session stands");
});

Deno.test("no route that changes something accepts a request from another site, from any user", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const cookie = `session=${client.cookie("session")}`;
  // Harvesters ask by POST what others ask by GET; files shared by a phone are not read.
  const harmless = ["/oai", "/share"];
  const unsafe = ROUTES.filter(([method, path]) => method !== "GET" && !harmless.includes(path));
  for (const [method, path] of unsafe) {
    const address = ORIGIN + path.replace("/*", "/auth").replace(/:\w+/g, "1");
    for (const origin of ["https://evil.example", "null"]) {
      const headers = { cookie, origin, "content-type": "application/json" };
      const response = await test.app.request(address, { method, headers, body: "{}" });
      assert.equal(response.status, 403, `${method} ${path}`);
      assert.match(await response.text(), /didn’t come from a page of/, `${method} ${path}`);
    }
  }
});

Deno.test("our own pages may, whether the browser sends Origin or Sec-Fetch-Site alone", async () => {
  await using test = await testApp();
  for (const [name, value] of [["origin", ORIGIN], ["sec-fetch-site", "same-origin"]]) {
    const init = { method: "POST", headers: { [name]: value } };
    assert.equal((await test.app.request(`${ORIGIN}/api/auth/logout`, init)).status, 204);
  }
});

Deno.test("a program with an identity token needs no origin, unless it brings a session along", async () => {
  await using issuer = await testIssuer();
  await using test = await testApp({ settings: issuer.settings });
  const client = new Client(test.app);
  await client.json("POST", "/api/auth/login", { firebaseToken: await issuer.sign() });
  const authorization = `Bearer ${await issuer.sign()}`;
  const post = async (headers: Record<string, string>) =>
    (await test.app.request(`${ORIGIN}/api/auth/logout-everywhere`, { method: "POST", headers }))
      .status;
  const cookie = `session=${client.cookie("session")}`;
  assert.equal(await post({ authorization, cookie }), 403);
  assert.equal(await post({ authorization, origin: "https://evil.example" }), 403);
  assert.equal(await post({ authorization, "sec-fetch-site": "cross-site" }), 403);
  assert.equal(await post({ authorization: "Basic eDp5" }), 403);
  assert.equal(await post({ authorization: "Bearer x.y.z" }), 401);
  assert.equal(await post({ authorization }), 204);
});

Deno.test("a body must be JSON and say so, and not be larger than a mebibyte", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const post = async (type: string | undefined, body?: BodyInit) => {
    const headers: Record<string, string> = type ? { "content-type": type } : {};
    return (await client.request("/api/auth/login", { method: "POST", headers, body })).status;
  };
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
    assert.equal(await post(type, '{"firebaseToken":"x.y.z"}'), 415);
  }
  assert.equal(await post(undefined), 415);
  assert.equal(await post("application/json", ""), 400);
  assert.equal(await post("application/json", "{"), 400);
  assert.equal(await post("application/json", '{"firebaseToken":7}'), 400);
  assert.equal(await post("application/json", `"${"x".repeat(5 * 1024 * 1024)}"`), 413);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
  });
  assert.equal(await post("application/json", endless), 413);
});
