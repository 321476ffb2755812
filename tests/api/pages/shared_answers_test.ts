import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { setVisibility } from "../../../lib/store/tours/tour_update.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { testIssuer } from "../../support/servers/issuer.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp, testServer } from "../../support/servers/server.ts";
import { openTestStore } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";

/** A server whose reads of the store are counted, with one archive. */
async function countingApp() {
  const store = await openTestStore();
  const counted = { reads: 0 };
  const count = <A extends unknown[], R>(method: (...args: A) => R) => (...args: A): R => {
    counted.reads++;
    return method(...args);
  };
  const { kv } = store;
  const app = await testApp({
    // The site is read again after two seconds.
    elapsed: () => 0,
    kv: withMethods(kv, {
      get: count(kv.get.bind(kv)),
      getMany: count(kv.getMany.bind(kv)),
      list: count(kv.list.bind(kv)),
    }),
  });
  const { id } = await createTour(kv, makeTour(), { userId: NOBODY });
  const get = async (path: string, headers: HeadersInit = {}) => {
    counted.reads = 0;
    const response = await app.app.request(path.replace("{id}", id), { headers });
    return { response, body: await response.bytes(), reads: counted.reads };
  };
  return {
    id,
    kv,
    get,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const SHARED = ["/", "/tours", "/tour/{id}", "/api/tours", "/api/tours/{id}"];
const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

/**
 * How often the first request reads the store: for the host's own site, for the content revision,
 * for what is shown, and of one archive for its owner, whose account may be hidden, and for what
 * people have released; its page also for its languages. The landing page shows a story, too.
 */
const READS: Record<string, number> = {
  "/": 6,
  "/tours": 4,
  "/tour/{id}": 7,
  "/api/tours": 3,
  "/api/tours/{id}": 6,
};

for (const path of SHARED) {
  Deno.test(`${path} reads the store ${READS[path]} times, and from then on once`, async () => {
    await using test = await countingApp();
    const first = await test.get(path);
    assert.equal(first.reads, READS[path]);
    const second = await test.get(path);
    assert.equal(second.reads, 1, "the content revision");
    assert.deepEqual(second.body, first.body);
    assert.deepEqual([...second.response.headers], [...first.response.headers]);
  });

  Deno.test(`${path} is the same whole, by gzip and by brotli, and says that it varies`, async () => {
    await using test = await countingApp();
    const whole = await test.get(path);
    for (
      const [encoding, unpack] of [["br", brotliDecompressSync], ["gzip", gunzipSync]] as const
    ) {
      const packed = await test.get(path, { "accept-encoding": encoding });
      const { headers } = packed.response;
      // What is smaller than a packet is not worth it.
      const isPacked = whole.body.length >= 1024;
      assert.equal(headers.get("content-encoding"), isPacked ? encoding : null);
      const unpacked = isPacked ? unpack(packed.body) : packed.body;
      assert.equal(textOf(unpacked), textOf(whole.body));
      assert.match(headers.get("vary")!, /cookie, authorization/);
      if (isPacked) assert.match(headers.get("vary")!, /accept-encoding/i);
      const etag = headers.get("etag")!;
      for (const tag of [etag, whole.response.headers.get("etag")!]) {
        const again = await test.get(path, { "accept-encoding": encoding, "if-none-match": tag });
        assert.equal(again.response.status, 304);
        assert.equal(again.body.length, 0);
        assert.equal(again.response.headers.get("content-encoding"), null);
        assert.equal(again.response.headers.get("cache-control"), headers.get("cache-control"));
      }
    }
  });
}

Deno.test("HEAD has the headers of GET, its length among them, and none that says 0", async () => {
  await using server = await testServer();
  const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
  const ask = async (method: string, path: string, headers: HeadersInit) => {
    const response = await fetch(server.origin + path, { method, headers });
    return { status: response.status, headers: response.headers, bytes: await response.bytes() };
  };
  const paths = [...SHARED.map((path) => path.replace("{id}", id)), "/manifest.webmanifest"];
  const encodings = ["identity", "br"].map((encoding) => ({ "accept-encoding": encoding }));
  // What is answered to one visitor alone is not known before it is made.
  const own = [["/create", { cookie: "session=x" }], ["/healthz", {}], ["/nowhere", {}]] as const;
  for (const path of paths) {
    for (const headers of encodings) {
      const [head, get] = [await ask("HEAD", path, headers), await ask("GET", path, headers)];
      assert.equal(head.status, get.status, path);
      assert.equal(head.bytes.length, 0);
      for (const name of ["content-length", "content-type", "etag", "vary", "cache-control"]) {
        assert.equal(head.headers.get(name), get.headers.get(name), `${name} of ${path}`);
      }
    }
  }
  for (const [path, headers] of own) {
    const [head, get] = [await ask("HEAD", path, headers), await ask("GET", path, headers)];
    assert.equal(head.status, get.status, path);
    assert.equal(head.headers.get("content-length"), null, path);
  }
});

Deno.test("a write shows on the next request, on every process that shares the store", async () => {
  await using one = await testApp();
  await using other = await testApp({ kv: one.kv });
  const titles = async () =>
    await Promise.all([one, other].map(async ({ app }) => {
      const tours: { title: string }[] = await (await app.request("/api/tours")).json();
      const page = await (await app.request("/tours")).text();
      for (const { title } of tours) assert.ok(page.includes(title));
      return tours.map(({ title }) => title);
    }));
  assert.deepEqual(await titles(), [[], []]);
  const first = await createTour(one.kv, makeTour({ title: "First" }), { userId: NOBODY });
  assert.deepEqual(await titles(), [["First"], ["First"]]);
  const by = { id: NOBODY, isAdmin: true };
  await setVisibility(one.kv, first.id, "private", { now: new Date(), by });
  assert.deepEqual(await titles(), [[], []]);
  for (const { app } of [one, other]) {
    assert.equal((await app.request(`/tour/${first.id}`)).status, 404);
    assert.equal((await app.request(`/api/tours/${first.id}`)).status, 404);
  }
});

Deno.test("who is signed in neither gets a shared page nor leaves one", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  for (const order of [["owner", "anonymous"], ["anonymous", "owner"]] as const) {
    await createTour(test.kv, makeTour(), { userId: NOBODY });
    for (const person of order) {
      const response = await clients[person].request("/tours");
      const isOwn = person === "owner";
      assert.match(response.headers.get("cache-control")!, isOwn ? /^private/ : /^public/);
      assert.equal((await response.text()).includes("data-user"), isOwn);
    }
  }
});

Deno.test("a request with an identity token neither gets a shared page nor stores one", async () => {
  await using issuer = await testIssuer();
  await using test = await testApp({ settings: issuer.settings });
  const authorization = `Bearer ${await issuer.sign()}`;
  for (const isOwn of [true, false, true]) {
    const headers = isOwn ? { authorization } : undefined;
    const response = await test.app.request(`${ORIGIN}/tours`, { headers });
    assert.match(response.headers.get("cache-control")!, isOwn ? /^private/ : /^public/);
    assert.equal((await response.text()).includes("data-user"), isOwn);
  }
});

Deno.test("parts of a query that mean nothing make no other page, and are on none", async () => {
  await using test = await countingApp();
  const plain = await test.get("/tours");
  const marked = await test.get("/tours?utm_source=mail&x=1");
  assert.equal(marked.reads, 1);
  assert.deepEqual(marked.body, plain.body);
});

Deno.test("a search is answered anew each time", async () => {
  await using test = await countingApp();
  await test.get("/tours?q=gate");
  assert.ok((await test.get("/tours?q=gate")).reads > 1);
});

Deno.test("a thousand requests at once render a page once", async () => {
  await using test = await countingApp();
  const before = await test.get("/tours");
  await createTour(test.kv, makeTour({ title: "Another" }), { userId: NOBODY });
  const { reads } = await (async () => {
    const all = await Promise.all(Array.from({ length: 1000 }, () => test.get("/tours")));
    for (const { body } of all) assert.notDeepEqual(body, before.body);
    return all.at(-1)!;
  })();
  assert.ok(reads < 10, `${reads} reads of the store`);
});

Deno.test("a file of the server is sent from memory, packed, without a look at the store", async () => {
  await using test = await countingApp();
  const whole = await test.get("/archives/harvard-yard/cover.svg");
  for (const encoding of ["br", "gzip"]) {
    await test.get("/archives/harvard-yard/cover.svg", { "accept-encoding": encoding });
    const packed = await test.get("/archives/harvard-yard/cover.svg", {
      "accept-encoding": encoding,
    });
    assert.equal(packed.reads, 0);
    assert.equal(packed.response.headers.get("content-encoding"), encoding);
    assert.ok(packed.body.length < whole.body.length / 2);
  }
  const part = await test.get("/archives/harvard-yard/cover.svg", { range: "bytes=0-9" });
  assert.deepEqual([part.response.status, part.body.length], [206, 10]);
});

Deno.test("somebody who opens a hundred pages for the first time makes no other visitor wait", async () => {
  await using store = await openTestStore();
  await using test = await testApp({ kv: store.kv });
  const order: string[] = [];
  const open = async (hostname: string) => {
    const { id } = await createTour(store.kv, makeTour(), { userId: NOBODY });
    return async () => {
      const remoteAddr = { hostname, port: 5000, transport: "tcp" as const };
      const request = new Request(`http://localhost/tour/${id}`);
      const response = await test.app.fetch(request, { remoteAddr });
      await response.body?.cancel();
      assert.equal(response.status, 200);
      order.push(hostname);
    };
  };
  const noisy = await Promise.all(Array.from({ length: 100 }, () => open("203.0.113.7")));
  const visitor = await open("198.51.100.1");
  await Promise.all([...noisy, visitor].map((ask) => ask()));
  const before = order.indexOf("198.51.100.1");
  assert.ok(before <= 5, `${before} of 100 pages were made before`);
});
