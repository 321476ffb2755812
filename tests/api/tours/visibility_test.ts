import assert from "node:assert/strict";
import { getContentRevision } from "../../../lib/store/index/revisions.ts";
import { VISIBILITIES, type Visibility } from "../../../lib/model/tour/visibility.ts";
import { listAudit } from "../../../lib/store/accounts/audit.ts";
import { countTours, listToursByUser } from "../../../lib/store/index/tour_lists.ts";
import { restoreRevision } from "../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { Tours, UserTours } from "../../../lib/store/records/tours.ts";

const AT = { latitude: 48.137, longitude: 11.575 };
const BOX = "south=48&west=11&north=49&east=12";

async function people() {
  const test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const change = (id: string, visibility: Visibility, revision?: number) =>
    clients.owner.json("PATCH", `/api/tours/${id}/visibility`, { visibility, revision });
  const read = async (path: string) => await (await clients.anonymous.request(path)).json();
  /** In which public lists a tour with this title stands. */
  const whereIs = async (title: string) => {
    const query = new URLSearchParams({ q: title });
    const nearby = `lat=${AT.latitude}&lng=${AT.longitude}`;
    const answers: Record<string, unknown> = {
      list: await read("/api/tours"),
      nearby: await read(`/api/tours/nearby?${nearby}`),
      map: await read(`/api/tours/map?${BOX}&zoom=12`),
      "filtered map": await read(`/api/tours/map?${BOX}&zoom=12&${query}`),
      landing: await (await clients.anonymous.request("/")).text(),
      home: await (await clients.other.request("/")).text(),
      "list page": await (await clients.anonymous.request("/tours")).text(),
      "by title": await (await clients.anonymous.request("/tours?sort=title")).text(),
    };
    const found = Object.entries(answers).filter(([, answer]) =>
      JSON.stringify(answer).includes(title)
    ).map(([name]) => name);
    const { total } = await read(`/api/tours/extent?${query}`);
    const search = await (await clients.anonymous.request(`/tours?${query}`)).text();
    return [
      ...found,
      ...(total > 0 ? ["extent"] : []),
      ...(/1 archive found/.test(search) ? ["search"] : []),
    ];
  };
  return { ...test, clients, ids, tourOf, change, read, whereIs };
}

const EVERYWHERE = [
  "list",
  "nearby",
  "map",
  "filtered map",
  "landing",
  "home",
  "list page",
  "by title",
  "extent",
  "search",
];

Deno.test("only public tours stand in lists, counts, maps and search, and changing that takes effect at once", async () => {
  await using test = await people();
  const { kv, ids } = test;
  await test.tourOf(ids.other, { latitude: 0, longitude: 0 });
  const id = await test.tourOf(ids.owner, { title: "Xylophone", ...AT });
  for (const visibility of ["public", "unlisted", "public", "private", "public"] as const) {
    assert.equal((await test.change(id, visibility)).status, 200);
    const isPublic = visibility === "public";
    assert.deepEqual(await test.whereIs("Xylophone"), isPublic ? EVERYWHERE : [], visibility);
    assert.deepEqual(
      await countTours(kv),
      isPublic ? { tours: 2, stops: 4 } : { tours: 1, stops: 2 },
    );
    const { tours: [own] } = await listToursByUser(kv, ids.owner, { limit: 9 });
    assert.equal(own.visibility, visibility);
  }
});

Deno.test("a tour that is created private is nowhere to be seen, and its saves and its deletion change nothing that visitors see", async () => {
  await using test = await people();
  const { clients, kv } = test;
  const before = await getContentRevision(kv);
  const form = makeTour({ title: "Xylophone", ...AT, visibility: "private" });
  const { id } = await (await clients.owner.json("POST", "/api/tours", form)).json();
  await clients.owner.json("PUT", `/api/tours/${id}`, { ...form, description: "More of it." });
  assert.deepEqual(await test.whereIs("Xylophone"), []);
  await clients.owner.request(`/api/tours/${id}`, { method: "DELETE" });
  assert.equal(await getContentRevision(kv), before);
  assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
});

Deno.test("an edit that does not name the visibility keeps it, and one that names it changes it", async () => {
  await using test = await people();
  const { visibility: _, ...form } = makeTour();
  const id = await test.tourOf(test.ids.owner, { visibility: "unlisted" });
  const save = async (form: object) =>
    (await (await test.clients.owner.json("PUT", `/api/tours/${id}`, form)).json()).visibility;
  assert.equal(await save(form), "unlisted");
  assert.equal(await save({ ...form, visibility: "private" }), "private");
  const { errors } = await (await test.clients.owner.json("PUT", `/api/tours/${id}`, {
    ...form,
    visibility: "secret",
  })).json();
  const message = "Visibility must be public, unlisted or private";
  assert.deepEqual(errors, [{ path: "visibility", message }]);
});

Deno.test("a change of visibility sent twice is one save, and one that began from an older revision is refused", async () => {
  await using test = await people();
  const id = await test.tourOf(test.ids.owner);
  const first = await (await test.change(id, "private", 1)).json();
  assert.deepEqual([first.visibility, first.revision], ["private", 2]);
  const again = await (await test.change(id, "private", 1)).json();
  assert.deepEqual(again, first);
  const late = await test.change(id, "public", 1);
  assert.equal(late.status, 409);
  const { current } = await late.json();
  assert.deepEqual([current.visibility, current.revision], ["private", 2]);
  assert.equal((await getTour(test.kv, id))!.tour.visibility, "private");
});

Deno.test("a restored version is seen by those who see the tour now", async () => {
  await using test = await people();
  const id = await test.tourOf(test.ids.owner);
  await test.change(id, "private");
  assert.equal((await restoreRevision(test.kv, id, 1)).visibility, "private");
});

Deno.test("a tour that was stored before there were visibilities is public", async () => {
  await using test = await people();
  const { kv, ids, clients } = test;
  const id = await test.tourOf(ids.owner, { title: "Xylophone", ...AT });
  for (const key of [Tours.key(id), UserTours.key(ids.owner, id)]) {
    const { visibility: _, ...older } = (await kv.get<{ visibility: string }>(key)).value!;
    await kv.set(key, older);
  }
  assert.equal((await test.read(`/api/tours/${id}`)).visibility, "public");
  const [own] = await (await clients.owner.request("/api/tours/user")).json();
  assert.equal(own.visibility, "public");
  await test.change(id, "private");
  assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
  assert.deepEqual(await test.whereIs("Xylophone"), []);
});

Deno.test("search engines are told to leave out archives that are not public, and no cache stores private ones", async () => {
  await using test = await people();
  const page = async (visibility: Visibility) => {
    const id = await test.tourOf(test.ids.owner, { visibility });
    const response = await test.clients.owner.request(`/tour/${id}`);
    const html = await response.text();
    return {
      noindex: html.includes('<meta name="robots" content="noindex"/>'),
      described: html.includes("application/ld+json"),
      stored: response.headers.get("cache-control") !== "no-store",
      kept: html.includes('data-name="keep-tour"'),
    };
  };
  assert.deepEqual(await Promise.all(VISIBILITIES.map(page)), [
    { noindex: false, described: true, stored: true, kept: true },
    { noindex: true, described: false, stored: true, kept: true },
    { noindex: true, described: false, stored: false, kept: false },
  ]);
});

Deno.test("a tour that becomes private during a walk is gone for its visitor, and continues at the same stop once it is public again", async () => {
  await using test = await people();
  const { clients: { other, owner } } = test;
  const id = await test.tourOf(test.ids.owner, { title: "Xylophone" });
  const progress = await (await other.request(`/api/tours/${id}/start`, { method: "POST" })).json();
  const patch = () => other.json("PATCH", `/api/progress/${progress.id}`, { currentStopIndex: 1 });
  const seen = async () => [
    (await other.request(`/api/tours/${id}/progress`)).status,
    (await patch()).status,
    (await (await other.request("/api/user/progress")).json()).length,
    (await (await other.request("/")).text()).includes("Xylophone"),
    (await (await other.request("/profile")).text()).includes("Xylophone"),
  ];
  await test.change(id, "private");
  assert.deepEqual(await seen(), [404, 404, 0, false, false]);
  await owner.request(`/api/tours/${id}/start`, { method: "POST" });
  assert.equal((await owner.request(`/api/tours/${id}/progress`)).status, 200);
  await test.change(id, "public");
  assert.deepEqual(await seen(), [200, 200, 1, true, true]);
});

Deno.test("the audit log holds an administrator's change of who sees another's archive", async () => {
  await using test = await people();
  const { clients, ids, kv } = test;
  const id = await test.tourOf(ids.owner);
  await clients.admin.json("PATCH", `/api/tours/${id}/visibility`, { visibility: "private" });
  const { entries: [entry] } = await listAudit(kv, { limit: 1 });
  assert.deepEqual([entry.actor, entry.target], [ids.admin, id]);
});

Deno.test("a missing archive and a private one look the same to strangers, who may sign in to find theirs", async () => {
  await using test = await people();
  const { clients, ids } = test;
  const id = await test.tourOf(ids.owner, { visibility: "private" });
  const gone = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  const bodies = async (client: typeof clients.owner, path: (id: string) => string) =>
    await Promise.all(
      [id, gone].map(async (one) =>
        (await (await client.request(path(one))).text()).replaceAll(one, "ID")
      ),
    );
  for (const path of [(id: string) => `/tour/${id}`, (id: string) => `/api/tours/${id}`]) {
    for (const client of [clients.anonymous, clients.other]) {
      const [hidden, missing] = await bodies(client, path);
      assert.equal(hidden, missing);
    }
  }
  const [page] = await bodies(clients.anonymous, (id) => `/tour/${id}`);
  assert.match(page, /one of your private archives/);
  const [other] = await bodies(clients.other, (id) => `/tour/${id}`);
  assert.doesNotMatch(other, /one of your private archives/);
});

Deno.test("those who may edit find Edit on an archive's page, others do not, and the form leads back to where it was opened", async () => {
  await using test = await people();
  const { clients, ids } = test;
  const id = await test.tourOf(ids.owner);
  for (const [person, client] of Object.entries(clients)) {
    const html = await (await client.request(`/tour/${id}`)).text();
    const isOwner = person === "owner" || person === "admin";
    const mayEdit = isOwner || person === "editor";
    assert.equal(html.includes(`href="/tour/${id}/edit"`), mayEdit, person);
    assert.equal(html.includes('data-name="tour-owner"'), isOwner, person);
  }
  const back = async (query: string) => {
    const html = await (await clients.owner.request(`/tour/${id}/edit${query}`)).text();
    return html.match(/<a class="back" href="([^"]+)" data-back="">/)?.[1];
  };
  assert.equal(await back("?from=admin"), "/admin");
  assert.equal(await back("?from=profile"), "/profile");
  assert.equal(await back(""), `/tour/${id}`);
  assert.equal(await back("?from=https://elsewhere.example"), `/tour/${id}`);
});
