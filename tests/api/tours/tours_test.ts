import assert from "node:assert/strict";
import { newId } from "../../../lib/store/kv/new_id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { withAuthor } from "../../support/people/author.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { PublicTours, UserTours } from "../../../lib/store/records/tours.ts";

const OWNER = { userId: NOBODY };

Deno.test("the list of tours is empty, not missing, in an empty store", async () => {
  await using server = await testApp();
  const response = await server.app.request("/api/tours");
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), []);
});

Deno.test("the list shows each tour without its stops and without its owner, newest first", async () => {
  await using server = await testApp();
  const older = await createTour(server.kv, makeTour(), OWNER);
  const newer = await createTour(server.kv, makeTour(), OWNER);
  const tours = await (await server.app.request("/api/tours")).json();
  assert.deepEqual(tours.map((tour: { id: string }) => tour.id), [newer.id, older.id]);
  assert.equal(tours[0].stopCount, 2);
  assert.equal("audioStops" in tours[0], false);
  assert.equal("userId" in tours[0], false);
});

Deno.test("a list by pages follows its links to the last tour and names each once", async () => {
  await using server = await testApp();
  const made = [];
  for (let i = 0; i < 7; i++) made.push((await createTour(server.kv, makeTour(), OWNER)).id);
  const seen: string[] = [];
  let url: string | undefined = "/api/tours?limit=3";
  while (url) {
    const response: Response = await server.app.request(url);
    seen.push(...(await response.json()).map((tour: { id: string }) => tour.id));
    url = /<(.+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  }
  assert.deepEqual(seen, made.reverse());
});

/** Puts the card of a tour straight into the lists: whole tours would take a minute. */
async function fillLists(kv: Deno.Kv, count: number, userId: string): Promise<string[]> {
  const { audioStops: _, ...tour } = makeTour();
  const ids = Array.from({ length: count }, () => newId());
  for (let start = 0; start < count; start += 300) {
    const operation = kv.atomic();
    for (const id of ids.slice(start, start + 300)) {
      const card = { ...tour, id, stopCount: 2, revision: 1, createdAt: "", updatedAt: "" };
      operation.set(PublicTours.key(id), card).set(UserTours.key(userId, id), card);
    }
    await operation.commit();
  }
  return ids.sort().reverse();
}

Deno.test("a list of more than 1,000 tours answers 1,000 and a link to the rest", async () => {
  await using it = await withAuthor();
  const userId = (await it.send("GET", "/api/auth/user")).body.id;
  const ids = await fillLists(it.kv, 1003, userId);
  for (const path of ["/api/tours", "/api/tours/user"]) {
    const first = await it.send("GET", path);
    assert.equal(first.body.length, 1000, path);
    const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.get("link")!)!;
    assert.ok(next.startsWith(`${path}?`), next);
    const second = await it.send("GET", next);
    assert.equal(second.headers.get("link"), null);
    const listed = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
    assert.deepEqual(listed, ids);
  }
});

Deno.test("the list of a user's tours comes in pages, too, and refuses a cursor that no page gave", async () => {
  await using it = await withAuthor();
  for (let i = 0; i < 3; i++) await it.send("POST", "/api/tours", makeTour());
  const page = await it.send("GET", "/api/tours/user?limit=2");
  assert.equal(page.body.length, 2);
  assert.match(page.headers.get("link")!, /^<\/api\/tours\/user\?limit=2&cursor=/);
  assert.equal((await it.send("GET", "/api/tours/user?cursor=nonsense")).status, 400);
});

Deno.test("HEAD of a list has the headers of GET and no body", async () => {
  await using server = await testApp();
  for (let i = 0; i < 2; i++) await createTour(server.kv, makeTour(), OWNER);
  const get = await server.app.request("/api/tours?limit=1");
  const head = await server.app.request("/api/tours?limit=1", { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), "");
  for (const name of ["link", "etag", "cache-control", "content-type"]) {
    assert.equal(head.headers.get(name), get.headers.get(name), name);
  }
});

Deno.test("a refusal is not stored by caches that store lists", async () => {
  await using server = await testApp();
  for (const path of ["/api/tours?cursor=nonsense", "/api/tours/map?zoom=1"]) {
    const response = await server.app.request(path);
    assert.equal(response.status, 400);
    assert.doesNotMatch(response.headers.get("cache-control") ?? "", /public/);
  }
});

Deno.test("one tour comes with its stops, and never with its owner", async () => {
  await using server = await testApp();
  const made = await createTour(server.kv, makeTour(), OWNER);
  const tour = await (await server.app.request(`/api/tours/${made.id}`)).json();
  assert.deepEqual(tour, JSON.parse(JSON.stringify(made)));
  assert.equal("userId" in tour, false);
});

for (const id of ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "nonsense", "%20", "1".repeat(300)]) {
  Deno.test(`the id ${id.slice(0, 30)} of no tour answers 'Tour not found' as problem details`, async () => {
    await using server = await testApp();
    const response = await server.app.request(`/api/tours/${id}`);
    assert.equal(response.status, 404);
    assert.equal(response.headers.get("content-type"), "application/problem+json");
    assert.equal((await response.json()).detail, "Tour not found");
  });
}

for (const id of ["%00", "%ED%A0%80"]) {
  Deno.test(`the id ${id}, which is no text, is refused as problem details`, async () => {
    await using server = await testApp();
    const response = await server.app.request(`/api/tours/${id}`);
    assert.equal(response.status, 400);
    assert.equal(response.headers.get("content-type"), "application/problem+json");
  });
}

Deno.test("nearby finds tours within 10 km by default, the nearest first, with their distance", async () => {
  await using server = await testApp();
  const at = (latitude: number) => makeTour({ latitude, longitude: 0 });
  const far = await createTour(server.kv, at(0.2), OWNER); // 22 km
  const near = await createTour(server.kv, at(0.05), OWNER); // 5.6 km
  const nearest = await createTour(server.kv, at(0.001), OWNER); // 111 m
  const ids = async (query: string) => {
    const response = await server.app.request(`/api/tours/nearby?lat=0&lng=0${query}`);
    return (await response.json()).map((tour: { id: string }) => tour.id);
  };
  assert.deepEqual(await ids(""), [nearest.id, near.id]);
  assert.deepEqual(await ids("&radius=25"), [nearest.id, near.id, far.id]);
  assert.deepEqual(await ids("&radius=0"), []);
  const [first] = await (await server.app.request("/api/tours/nearby?lat=0&lng=0")).json();
  assert.equal(Math.round(first.distance), 111);
});

const REFUSED = [
  ["", "lat"],
  ["lat=1", "lng"],
  ["lat=&lng=2", "lat"],
  ["lat=abc&lng=2", "lat"],
  ["lat=91&lng=2", "lat"],
  ["lat=1&lng=-180.5", "lng"],
  ["lat=NaN&lng=2", "lat"],
  ["lat=0x10&lng=2", "lat"],
  ["lat=1e3&lng=2", "lat"],
  ["lat=1&lng=2&radius=-1", "radius"],
  ["lat=1&lng=2&radius=Infinity", "radius"],
  ["lat=1&lng=2&radius=99999999", "radius"],
];
for (const [query, field] of REFUSED) {
  Deno.test(`nearby refuses "${query}" with the name of the field ${field}`, async () => {
    await using server = await testApp();
    const response = await server.app.request(`/api/tours/nearby?${query}`);
    assert.equal(response.status, 400);
    const problem = await response.json();
    assert.equal(problem.status, 400);
    assert.ok(problem.errors.some((error: { path: string }) => error.path === field));
  });
}

Deno.test("a list refuses a limit beyond 1,000 and a cursor that no answer gave", async () => {
  await using server = await testApp();
  for (const query of ["limit=1001", "limit=0", "limit=1.5", "cursor=nonsense"]) {
    const response = await server.app.request(`/api/tours?${query}`);
    assert.equal(response.status, 400, query);
    assert.equal((await response.json()).errors[0].path, query.split("=")[0]);
  }
});

Deno.test("an unchanged list answers 304 to a browser that has it already", async () => {
  await using server = await testApp();
  await createTour(server.kv, makeTour(), OWNER);
  const etag = (await server.app.request("/api/tours")).headers.get("etag")!;
  const again = () => server.app.request("/api/tours", { headers: { "if-none-match": etag } });
  assert.equal((await again()).status, 304);
  await createTour(server.kv, makeTour(), OWNER);
  assert.equal((await again()).status, 200);
});

Deno.test("an address of the API that does not exist answers problem details, not a page", async () => {
  await using server = await testApp();
  const response = await server.app.request("/api/nothing");
  assert.equal(response.status, 404);
  assert.equal(response.headers.get("content-type"), "application/problem+json");
});
