import assert from "node:assert/strict";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import type { FieldError } from "../../../lib/model/web/problem.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { PAYLOADS } from "../../support/data/xss_payloads.ts";
import { leastMs } from "../../support/measure/machine.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

Deno.test("every address refuses the methods that it does not take with 405, and says which it takes", async () => {
  await using test = await testApp();
  const byPath = Map.groupBy(ROUTES, ([, path]) => path);
  let refused = 0;
  for (const [path, rows] of byPath) {
    const taken = rows.map(([method]) => method as string);
    for (const method of METHODS.filter((one) => !taken.includes(one))) {
      const at = path.replaceAll(/:\w+/g, "x").replace("*", "x");
      const headers = { origin: ORIGIN };
      const response = await test.app.request(ORIGIN + at, { method, headers });
      await response.body?.cancel();
      assert.equal(response.status, 405, `${method} ${at}`);
      const allowed = response.headers.get("allow")!.split(", ");
      assert.deepEqual(allowed.filter((one) => one !== "HEAD"), taken, at);
      assert.equal(allowed.includes("HEAD"), taken.includes("GET"));
      assert.ok(response.headers.get("content-security-policy"));
      refused++;
    }
  }
  console.log(`${refused} wrong methods at ${byPath.size} addresses were refused.`);
});

Deno.test("files refuse methods that write as all addresses do, and an unknown file stays missing", async () => {
  await using test = await testApp();
  const [asset] = Array.from(Deno.readDirSync("dist/assets"), ({ name }) => name);
  const at = async (path: string, method: string) => {
    const response = await test.app.request(ORIGIN + path, { method, headers: { origin: ORIGIN } });
    await response.body?.cancel();
    return [response.status, response.headers.get("allow")];
  };
  for (const path of ["/icon.svg", `/assets/${asset}`]) {
    assert.deepEqual(await at(path, "OPTIONS"), [204, "GET, HEAD"], path);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      assert.deepEqual(await at(path, method), [405, "GET, HEAD"], `${method} ${path}`);
    }
  }
  for (const path of ["/missing.svg", "/assets/missing.js", "/", "/archives"]) {
    const [status] = await at(path, "OPTIONS");
    assert.equal(status, path === "/" ? 204 : 404, path);
  }
});

Deno.test("an address that reads as a pattern of the table is answered, without a delay for others", async () => {
  await using test = await testApp();
  const patterns = ["/*", "/%2A", "/**", "/x/*", "/api/*", "/assets/*", "*", "/:id", "/{x}", "/?"];
  for (const path of [...patterns, ...ROUTES.map(([, path]) => path)]) {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const response = await test.app.request(new URL(path, ORIGIN).href, { method });
      await response.body?.cancel();
      assert.ok(response.status < 500, `${method} ${path}: ${response.status}`);
    }
    const next = await test.app.request(`${ORIGIN}/tours?q=gate`);
    await next.body?.cancel();
    assert.equal(next.status, 200, `a page after ${path}`);
  }
});

Deno.test("a page with a truncated address names the missing part, and opens without it", async () => {
  await using test = await testApp();
  const page = async (path: string) => {
    const response = await test.app.request(ORIGIN + path);
    return { status: response.status, html: await response.text() };
  };
  const { status, html } = await page("/tours?lat=abc&lng=7");
  assert.equal(status, 400);
  assert.match(html, /missing or damaged: lat must be a number\./);
  assert.match(html, /href="\/tours"[^>]*>Open the page without that part/);
  assert.doesNotMatch(html, /The request isn’t valid/);
  assert.equal((await page("/tours")).status, 200);
});

Deno.test("input without a message of its own is refused in plain words", async () => {
  await using test = await testApp();
  const { clients: { other } } = await signInPeople(test);
  const refusals: [method: string, path: string, body: unknown, message: string][] = [
    ["POST", "/api/auth/login", {}, "firebaseToken: This is required"],
    ["POST", "/api/auth/login", { firebaseToken: 7 }, "firebaseToken: This must be a text"],
    [
      "POST",
      "/api/auth/login",
      { firebaseToken: "x".repeat(10_001) },
      "firebaseToken: At most 10,000 characters",
    ],
    ["POST", "/api/admin/promote", { userId: "a" }, "adminPassword: This is required"],
    ["POST", "/api/admin/promote", { adminPassword: "a" }, "userId: This is required"],
    ["POST", "/api/admin/promote", [], ": This must be an object with fields"],
  ];
  for (const [method, path, body, expected] of refusals) {
    const response = await other.json(method, path, body);
    const { errors = [] } = await response.json();
    assert.equal(response.status, 400, path);
    const said = errors.map(({ path, message }: FieldError) => `${path}: ${message}`);
    assert.ok(said.includes(expected), `${expected} in ${said}`);
  }
});

Deno.test("names longer than a file system takes are missing files, and no failure", async () => {
  await using test = await testApp();
  for (
    const path of [
      `/${"a".repeat(256)}`,
      `/${"a".repeat(256)}.svg`,
      `/assets/${"a".repeat(300)}.js`,
      `/archives/${"a".repeat(254)}.svg`,
      `/${"a/".repeat(3000)}x.svg`,
      `/media/${"a".repeat(300)}.mp3`,
      `/tour/${"a".repeat(5000)}`,
      `/api/tours/${"a".repeat(5000)}`,
    ]
  ) {
    const response = await test.app.request(ORIGIN + path);
    await response.body?.cancel();
    assert.equal(response.status, 404, path.slice(0, 60));
  }
});

Deno.test("60,000 digits where a number belongs are refused at once", async () => {
  await using test = await testApp();
  const digits = `${"1".repeat(60_000)}x`;
  for (const path of [`/tours?lat=${digits}&lng=1`, `/api/tours/nearby?lat=1&lng=${digits}`]) {
    const refused = async () => assert.equal((await test.app.request(ORIGIN + path)).status, 400);
    const least = await leastMs(refused, 500);
    assert.ok(least < 500, `${least} ms`);
  }
});

Deno.test("texts that are no texts are refused with the name of their field", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const stop = makeTour().audioStops[0];
  const cases: [string, unknown][] = [
    ["title", { ...makeTour(), title: "half \ud83d" }],
    ["description", { ...makeTour(), description: "a\u0000b" }],
    ["audioStops.0.description", {
      ...makeTour(),
      audioStops: [{ ...stop, description: "bell \u0007" }],
    }],
    ["creatorName", { ...makeTour(), creatorName: "\udc00" }],
  ];
  for (const [path, body] of cases) {
    const response = await clients.owner.json("POST", "/api/tours", body);
    assert.equal(response.status, 400, path);
    assert.deepEqual((await response.json()).errors.map((one: { path: string }) => one.path), [
      path,
    ]);
  }
  const breaks = { ...makeTour(), description: "one\r\n\ttwo\n\nthree 🎧" };
  assert.equal((await clients.owner.json("POST", "/api/tours", breaks)).status, 201);
});

Deno.test("an object that says to be as long as an object is refused where a text or a list belongs", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const odd = { length: { toString: 1, valueOf: 2 } };
  const cases: [method: string, path: string, body: unknown, at: string][] = [
    ["POST", "/api/tours", { ...makeTour(), title: odd }, "title"],
    ["POST", "/api/tours", { ...makeTour(), audioStops: odd }, "audioStops"],
    ["POST", "/api/drafts", { draftData: odd, formId: odd, templateUsed: odd }, "draftData"],
    ["POST", "/api/auth/login", { firebaseToken: odd }, "firebaseToken"],
    ["DELETE", "/api/account", { email: odd }, "email"],
  ];
  for (const [method, path, body, at] of cases) {
    const response = await clients.owner.json(method, path, body);
    assert.equal(response.status, 400, `${method} ${path}`);
    assert.deepEqual((await response.json()).errors.map((one: { path: string }) => one.path), [at]);
  }
});

Deno.test("a megabyte of faults is refused with few words, and at once", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const many = (what: string, most: number) => `[${Array(most).fill(what).join(",")}]`;
  const tour = (stops: string) =>
    JSON.stringify({ ...makeTour(), audioStops: 0 }).replace(
      '"audioStops":0',
      `"audioStops":${stops}`,
    );
  const keys = Array.from({ length: 15_000 }, (_, n) => `"${n}":1`).join(",");
  const bodies: [path: string, body: string, status: number][] = [
    ["/api/tours", tour(many("{}", 300_000)), 413],
    ["/api/tours", tour(many("1", 400_000)), 413],
    ["/api/tours", tour(many("{}", 15_000)), 400],
    ["/api/tours", `{${keys}}`, 400],
    ["/api/drafts", `{"draftData":{"audioStops":${many("{}", 300_000)}}}`, 413],
    ["/api/drafts", `${"[".repeat(500_000)}${"]".repeat(500_000)}`, 400],
    ["/api/drafts", `${'{"draftData":'.repeat(70_000)}1${"}".repeat(70_000)}`, 400],
  ];
  for (const [path, body, status] of bodies) {
    const headers = { "content-type": "application/json" };
    const response = await clients.owner.request(path, { method: "POST", headers, body });
    assert.equal(response.status, status, body.slice(0, 40));
    const { length } = await response.text();
    assert.ok(length < 20_000, `${length} letters are answered to ${body.slice(0, 40)}`);
  }
});

Deno.test("texts are looked at as deep as a draft may be nested", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const nested = (text: string) => {
    let data: Record<string, unknown> = { text };
    for (let level = 0; level < 30; level++) data = { a: data };
    return { draftData: data };
  };
  assert.equal((await clients.owner.json("POST", "/api/drafts", nested("fine"))).status, 201);
  assert.equal((await clients.owner.json("POST", "/api/drafts", nested("\ud800"))).status, 400);
});

Deno.test("a form that is sent again after its archive was deleted is told so", async () => {
  await using test = await testApp();
  const { clients, ids } = await signInPeople(test);
  const form = JSON.stringify(makeTour());
  const send = (client: Client, key: string) =>
    client.request("/api/tours", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: form,
    });
  const { id } = await (await send(clients.owner, "one")).json();
  assert.equal((await (await send(clients.owner, "one")).json()).id, id);
  await deleteTour(test.kv, id, { now: new Date(), by: { id: ids.owner, isAdmin: false } });
  const again = await send(clients.owner, "one");
  assert.equal(again.status, 409);
  assert.match((await again.json()).detail, /has been deleted.*new Idempotency-Key/);
  assert.equal((await send(clients.owner, "two")).status, 201);
});

Deno.test("texts that are no texts are refused in addresses, too, with the name of their field", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const cases: [string, string[]][] = [
    ["/api/tours?cursor=a%00b", ["cursor"]],
    ["/tours?q=bell%07", ["q"]],
    ["/tours?q=mill%ED%A0%80", []],
    ["/api/tours/nearby?lat=1&lng=%1B", ["lng"]],
    ["/api/location?q%00=x", ["q\u0000"]],
    ["/api/tours/%00", []],
    ["/tour/%ED%B0%80", []],
    ["/archives/a%1fb.svg", []],
    ["/sign-in-failed?reason=%7F", ["reason"]],
  ];
  for (const [path, fields] of cases) {
    const response = await clients.owner.request(path);
    assert.equal(response.status, 400, path);
    assert.ok(response.headers.get("content-security-policy"), path);
    const text = await response.text();
    if (!path.startsWith("/api/")) continue;
    const { errors = [] } = JSON.parse(text);
    assert.deepEqual(errors.map((one: { path: string }) => one.path), fields, path);
  }
  for (const path of ["/tours?q=a%0Ab%09c", "/tours?q=%F0%9F%8E%A7", "/tours?q=100%25"]) {
    assert.equal((await clients.owner.request(path)).status, 200, path);
  }
});

Deno.test("no picture or recording is an address of our own API, with our origin or without", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const stop = makeTour().audioStops[0];
  const refused = [
    "/api/auth/logout",
    "https://localhost:8000/api/auth/logout",
    "https://LOCALHOST:8000/%61pi/admin/status",
    "https://localhost.:8000/demo-provider/x",
    "https://localhost..:8000/api/auth/logout",
    "https://localhost:8000//api/tours",
  ];
  for (const imageUrl of refused) {
    const form = makeTour({ imageUrl, audioStops: [{ ...stop, audioUrl: imageUrl }] });
    const response = await client.json("POST", "/api/tours", form);
    assert.equal(response.status, 400, imageUrl);
    const { errors } = await response.json();
    const paths = errors.map((one: { path: string }) => one.path);
    assert.deepEqual(paths, ["imageUrl", "audioStops.0.audioUrl"], imageUrl);
  }
  const imageUrl = "https://localhost:8000/archives/mill.svg";
  const made = await client.json("POST", "/api/tours", makeTour({ imageUrl }));
  const { id } = await made.json();
  assert.equal(made.status, 201);
  const changed = await client.json("PUT", `/api/tours/${id}`, makeTour({ imageUrl: refused[1] }));
  assert.equal(changed.status, 400);
});

Deno.test("no address that runs a script is taken for a picture or a recording", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const [stop] = makeTour().audioStops;
  for (const address of PAYLOADS) {
    const audioStops = [{ ...stop, imageUrl: address, audioUrl: address }];
    const form = makeTour({ imageUrl: address, audioStops });
    const answer = await clients.owner.json("POST", "/api/tours", form);
    assert.equal(answer.status, 400, address);
    const { errors } = await answer.json();
    const paths = errors.map((one: { path: string }) => one.path);
    const fields = ["audioStops.0.audioUrl", "audioStops.0.imageUrl", "imageUrl"];
    assert.deepEqual(paths.sort(), fields, address);
  }
});

Deno.test("of a name that an address gives twice the first counts", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  for (let n = 0; n < 3; n++) await tourOf(ids.owner);
  for (const [query, count] of [["limit=1&limit=2", 1], ["limit=2&limit=1", 2]] as const) {
    for (const path of ["/api/tours", "/api/tours/user"]) {
      const tours = await (await clients.owner.request(`${path}?${query}`)).json();
      assert.equal(tours.length, count, `${path}?${query}`);
    }
  }
});

Deno.test("the page for an invalid address links to other pages, and not to itself", async () => {
  await using test = await testApp();
  for (const path of ["/%00", "/tours/%ed%a0%80", "/a*b"]) {
    const response = await test.app.request(ORIGIN + path);
    const html = await response.text();
    assert.equal(response.status, 400, path);
    assert.match(html, /This link is broken/);
    assert.match(html, /characters that aren’t allowed/);
    assert.match(html, /href="\/tours"[^>]*>Explore All Tours/);
    assert.doesNotMatch(html, /Try again/);
  }
});
