import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeTour } from "../../support/data/tours.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";

const GERMAN = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };

const pathOf = (response: Response) => response.headers.get("location");

Deno.test("redirects of a German page lead to German pages", async () => {
  await using test = await testApp();
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  const form = {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" },
  };
  const led: [from: string, to: string, status: number, init?: RequestInit][] = [
    ["/de/", "/de", 308],
    ["/de/tours/", "/de/tours", 308],
    [`/de/tours/${id}`, `/de/tour/${id}`, 308],
    [`/de/tour/${id.toLowerCase()}?a=b`, `/de/tour/${id}?a=b`, 308],
    [`/de/tour/${id.toLowerCase()}/poster`, `/de/tour/${id}/poster`, 308],
    ["/de/create-tour", "/de/create", 308],
    ["/de/join", "/de/join", 303, { ...form, body: "leave=yes" }],
    ["/de/share", "/de/share#not-kept", 303, form],
  ];
  for (const [from, to, status, init] of led) {
    const response = await test.app.request(ORIGIN + from, init);
    assert.equal(response.status, status, from);
    assert.equal(pathOf(response) ?? "", to, from);
  }
});

Deno.test("an address that is no page of ours has no German one", async () => {
  await using test = await testApp();
  for (const path of ["/de//evil.example", "/de/\\evil.example", "/de/api/tours", "/xx/tours"]) {
    const response = await test.app.request(ORIGIN + path, { redirect: "manual" });
    assert.equal(response.status, 404, path);
  }
});

Deno.test("a code that was typed on a German page opens the German page of its archive", async () => {
  await using test = await testApp();
  const { id, audioStops: [{ code }] } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  for (const path of [`/de/q/${code}`, `/de/q?code=${code}`]) {
    assert.equal(pathOf(await test.app.request(path)), `/de/tour/${id}#stop-1`);
  }
});

Deno.test("a sign-in that began on a German page returns to it, and fails in German", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const page = await (await client.request("/de/tours?q=mill")).text();
  const next = encodeURIComponent("/de/tours?q=mill");
  assert.ok(page.includes(`href="/api/login?next=${next}"`));
  assert.match(page, /href="\/fr\/tours\?q=mill&amp;interface-language=fr"/);
  const failed = await client.login(null, `?next=${next}`);
  assert.equal(pathOf(failed), `/de/sign-in-failed?reason=cancelled&next=${next}`);
  const popup = await (await client.login(null, `?popup=1&next=${next}`)).text();
  assert.match(popup, /<html lang="de">[^]*Sie können dieses Fenster schließen/);
  const done = await client.login("author", `?next=${next}`);
  assert.equal(pathOf(done), "/de/tours?q=mill");
});

Deno.test("a sign-out on a German page leads to the German start page", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const response = await client.request("/api/auth/logout", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      referer: `${ORIGIN}/de/profile`,
    },
  });
  assert.equal(pathOf(response), "/de");
});

Deno.test("the page that ends a session leads to the start page after a new sign-in", async () => {
  await using test = await testApp();
  const page = await (await test.app.request("/de/logout")).text();
  assert.match(page, /href="\/api\/login\?next=%2Fde"/);
});

Deno.test("a reader without a choice is led by the browser's languages, other programs are not", async () => {
  await using test = await testApp();
  const lead = async (path: string, headers: HeadersInit) =>
    pathOf(await test.app.request(path, { headers }));
  assert.equal(await lead("/tours?q=a", { accept: "text/html", ...GERMAN }), "/de/tours?q=a");
  assert.equal(await lead("/tours?q=a", GERMAN), null);
  assert.equal(await lead("/fr/tours", { accept: "text/html", ...GERMAN }), null);
  const english = { accept: "text/html", cookie: "interface-language=en", ...GERMAN };
  assert.equal(await lead("/tours", english), null);
});
