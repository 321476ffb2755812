import assert from "node:assert/strict";
import { DRAFT_LINK_MS } from "../../../lib/store/drafts/draft_links.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { everything } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";

async function withDraft(draftData: Record<string, unknown>) {
  let ahead = 0;
  const test = await testApp({ now: () => new Date(Date.now() + ahead) });
  const { clients } = await signInPeople(test);
  const made = await clients.owner.json("POST", "/api/drafts", { title: "The mill", draftData });
  const { id } = await made.json();
  const link = `/api/drafts/${id}/link`;
  const make = async (): Promise<string> =>
    (await (await clients.owner.request(link, { method: "POST" })).json()).path;
  const look = (path: string) => clients.anonymous.request(path);
  const seen = async (path: string) => (await look(path)).status;
  return { ...test, clients, id, link, make, look, seen, moveOn: (ms: number) => ahead += ms };
}

Deno.test("anyone with the link sees the draft without an account; search engines and caches do not store it", async () => {
  const { audioStops, ...tour } = makeTour({ title: "The mill", description: "It turned." });
  const routeLine = [{ latitude: 51, longitude: -1 }, { latitude: 51.0123, longitude: -1.0456 }];
  const recording = "https://example.org/wheel.mp3";
  const [stop] = audioStops;
  await using test = await withDraft({
    ...tour,
    routeLine,
    audioStops: [{ ...stop, title: "The wheel", audioUrl: recording }],
  });
  const path = await test.make();
  assert.match(path, /^\/preview\/[\w-]{43}$/);
  const response = await test.look(path);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  // The address is the key to the draft: other sites learn no more than ours.
  assert.equal(response.headers.get("referrer-policy"), "strict-origin-when-cross-origin");
  const html = await response.text();
  for (const text of ["The mill", "It turned.", "The wheel", recording, "This is a draft."]) {
    assert.ok(html.includes(text), text);
  }
  assert.ok(html.replaceAll("&quot;", '"').includes(JSON.stringify(routeLine)), "on the map");
  assert.ok(html.includes('<meta name="robots" content="noindex"/>'));
  const islands = Array.from(html.matchAll(/data-name="([\w-]+)"/g), ([, name]) => name);
  for (const name of ["start-tour", "stop-list", "keep-tour"]) {
    assert.ok(!islands.includes(name), `${name} would count what is played`);
  }
});

Deno.test("a draft with gaps, or with data of any kind, shows what there is, and no address that is not safe", async () => {
  const stops = [
    { title: "Only a title" },
    { title: "Wrong", latitude: 400, longitude: 0, audioUrl: "javascript:alert(1)" },
    { description: "Only a text", imageUrl: "http://plain.example/x.jpg" },
    {},
    "no stop",
  ];
  await using test = await withDraft({ audioStops: stops, imageUrl: "//evil.example/x", title: 7 });
  const html = await (await test.look(await test.make())).text();
  for (const text of ["Only a title", "Only a text", "no place yet", "no recording yet"]) {
    assert.ok(html.includes(text), text);
  }
  for (const text of ["javascript:", "evil.example", "plain.example"]) {
    assert.ok(!html.includes(text), text);
  }
  const odd = { length: { toString: 1 } };
  await using oddOne = await withDraft({ title: odd, routeLine: odd, audioStops: odd });
  assert.equal((await oddOne.look(await oddOne.make())).status, 200);
  await using empty = await withDraft({});
  const nothing = await (await empty.look(await empty.make())).text();
  assert.match(nothing, /There are no stops yet\./);
});

Deno.test("a link ends when it is switched off, when a new one is made, and after 30 days", async () => {
  await using test = await withDraft({});
  const first = await test.make();
  const second = await test.make();
  assert.deepEqual([await test.seen(first), await test.seen(second)], [404, 200]);
  const { expiresAt } = await (await test.clients.owner.request(test.link)).json();
  assert.ok(Math.abs(Date.parse(expiresAt) - Date.now() - DRAFT_LINK_MS) < 60_000);
  await test.clients.owner.request(test.link, { method: "DELETE" });
  assert.equal(await test.seen(second), 404);
  assert.deepEqual(await (await test.clients.owner.request(test.link)).json(), { expiresAt: null });
  const third = await test.make();
  test.moveOn(DRAFT_LINK_MS - 1000);
  assert.equal(await test.seen(third), 200);
  test.moveOn(1001);
  assert.equal(await test.seen(third), 404);
});

Deno.test("a link ends when its draft is deleted, and when it is published", async () => {
  await using deleted = await withDraft({});
  const one = await deleted.make();
  await deleted.clients.owner.request(`/api/drafts/${deleted.id}`, { method: "DELETE" });
  assert.equal(await deleted.seen(one), 404);
  const restored = await deleted.clients.owner.request(`/api/drafts/${deleted.id}/restore`, {
    method: "POST",
  });
  assert.ok(restored.ok);
  assert.equal(await deleted.seen(one), 404, "a draft that comes back is not shown again");
  await using published = await withDraft({});
  const two = await published.make();
  const form = { ...makeTour(), draftId: published.id };
  assert.equal((await published.clients.owner.json("POST", "/api/tours", form)).status, 201);
  assert.equal(await published.seen(two), 404);
});

Deno.test("nothing in the store opens a draft", async () => {
  await using test = await withDraft({});
  const secret = (await test.make()).split("/").at(-1)!;
  for (const { key, value } of await everything(test.kv)) {
    assert.ok(!`${key} ${Deno.inspect(value, { strAbbreviateSize: 1e6 })}`.includes(secret));
  }
  const stored = await test.kv.list({ prefix: ["draft_links"] }).next();
  assert.equal(await test.seen(`/preview/${String(stored.value!.key[1])}`), 404);
});
