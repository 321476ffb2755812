import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createLoopLag } from "../../../lib/server/host/loop_lag.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeCards } from "../../bench/nearby/million_tours.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { testApp } from "../../support/servers/server.ts";
import { openTestStore } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";
import { PublicTours } from "../../../lib/store/records/tours.ts";

Deno.test("a server whose store fails lives, but is not ready", async () => {
  await using store = await openTestStore();
  let fails = false;
  const get = (...args: Parameters<Deno.Kv["get"]>) =>
    fails ? Promise.reject(new Error("gone")) : store.kv.get(...args);
  await using test = await testApp({ kv: withMethods(store.kv, { get }) });
  const statuses = async () => {
    const answers = await Promise.all(
      ["/healthz", "/readyz"].map((path) => test.app.request(path)),
    );
    for (const { headers } of answers) assert.equal(headers.get("cache-control"), "no-store");
    return answers.map(({ status }) => status);
  };
  assert.deepEqual(await statuses(), [200, 200]);
  fails = true;
  assert.deepEqual(await statuses(), [200, 503]);
  fails = false;
  assert.deepEqual(await statuses(), [200, 200]);
});

Deno.test("a server whose loop is late for long, or whose disk is full, says so and is not ready", async () => {
  const loop = createLoopLag();
  let fault: string | undefined = undefined;
  const disk = () => Promise.resolve(fault);
  await using test = await testApp({ loop, disk, settings: { METRICS_TOKEN } });
  const ask = async (path: string) => {
    const response = await test.app.request(path);
    return [response.status, await response.text()];
  };
  assert.deepEqual(await ask("/readyz"), [200, "ok"]);
  for (let n = 0; n < 20; n++) loop.note(250, 2000);
  const [status, text] = await ask("/readyz");
  assert.equal(status, 503);
  assert.match(String(text), /too busy: requests wait for [12]\.\d s/);
  const figures = await readFigures((path, init) => test.app.request(ORIGIN + path, init));
  assert.ok(figures.get("event_loop_lag_seconds")! > 1);
  assert.equal(figures.get("event_loop_lag_longest_seconds"), 2);
  assert.deepEqual(await ask("/healthz"), [200, "ok"]);
  for (let n = 0; n < 4 * 60; n++) loop.note(250, 0);
  fault = "The disk of the data folder is full: 3 MB are free.";
  assert.deepEqual(await ask("/readyz"), [503, fault]);
});

Deno.test("search engines find each public archive and no other, at the next request", async () => {
  const origin = "https://tours.example.org";
  await using test = await testApp({ settings: { APP_ORIGIN: origin } });
  const sitemap = async () => await (await test.app.request("/sitemap.xml")).text();
  assert.match(await (await test.app.request("/robots.txt")).text(), /Disallow: \/api\/\n/);
  assert.ok((await sitemap()).includes(`<loc>${origin}/tours</loc>`));
  const ids = [];
  for (const visibility of ["public", "unlisted", "private"] as const) {
    ids.push((await createTour(test.kv, makeTour({ visibility }), { userId: NOBODY })).id);
  }
  const xml = await sitemap();
  const listed = ids.map((id) => xml.includes(`<loc>${origin}/tour/${id}</loc>`));
  assert.deepEqual(listed, [true, false, false]);
});

Deno.test("the sitemap of very many archives has the newest, and is read from the store once", async () => {
  await using store = await openTestStore();
  let lists = 0;
  const list: Deno.Kv["list"] = (...args) => {
    lists++;
    return store.kv.list(...args);
  };
  const APP_ORIGIN = "https://archives.a-school-with-a-long-name.example.org";
  const kv = withMethods(store.kv, { list });
  await using test = await testApp({ kv, settings: { APP_ORIGIN } });
  const cards = makeCards(15_500).sort((a, b) => a.id < b.id ? -1 : 1);
  for (let start = 0; start < cards.length; start += 500) {
    const operation = kv.atomic();
    for (const card of cards.slice(start, start + 500)) {
      operation.set(PublicTours.key(card.id), card);
    }
    await operation.commit();
  }
  const addresses = async () =>
    (await (await test.app.request("/sitemap.xml")).text()).match(/<loc>[^<]+/g)!;
  const all = await addresses();
  assert.equal(all.length, 15_000);
  assert.ok(all.some((address) => address.endsWith(cards.at(-1)!.id)));
  const before = lists;
  assert.deepEqual(await addresses(), all);
  assert.equal(lists, before, "the second answer is from memory");
});

Deno.test("at an https address browsers are told to ask for no other, and all that is loaded is named", async () => {
  for (
    const [APP_ORIGIN, expected] of [
      ["https://tours.example.org", "max-age=63072000"],
      ["http://localhost:8000", null],
    ] as const
  ) {
    await using test = await testApp({ settings: { APP_ORIGIN } });
    const { headers } = await test.app.request("/");
    assert.equal(headers.get("strict-transport-security"), expected);
    assert.match(headers.get("content-security-policy")!, /(^|; ?)default-src 'none'/);
  }
});

Deno.test("security.txt names the contact for reports of weaknesses, valid for half a year", async () => {
  const origin = "https://tours.example.org";
  const now = () => new Date("2026-05-04T09:30:00Z");
  for (
    const [given, contact] of [
      ["security@example.org", "mailto:security@example.org"],
      ["mailto:security@example.org", "mailto:security@example.org"],
      ["https://example.org/report", "https://example.org/report"],
    ]
  ) {
    const settings = { APP_ORIGIN: origin, SECURITY_CONTACT: given };
    await using test = await testApp({ settings, now });
    const response = await test.app.request(`${origin}/.well-known/security.txt`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-type")!, /^text\/plain; charset=utf-8$/i);
    assert.deepEqual((await response.text()).trim().split("\n"), [
      `Contact: ${contact}`,
      "Expires: 2026-11-02T09:30:00.000Z",
      "Preferred-Languages: en",
      `Canonical: ${origin}/.well-known/security.txt`,
    ]);
  }
  await using silent = await testApp();
  const response = await silent.app.request("/.well-known/security.txt");
  assert.equal(response.status, 404, "a host who named nobody");
});
