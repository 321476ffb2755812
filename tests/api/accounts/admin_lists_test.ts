import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { demoteUser, setRole } from "../../../lib/store/accounts/users.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";

async function people() {
  const test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const get = async (path: string) => {
    const response = await clients.admin.request(path);
    return { rows: await response.json(), next: nextOf(response) };
  };
  const titles = async (query: string) =>
    (await get(`/api/admin/tours?${query}`)).rows.map(({ title }: { title: string }) => title);
  const names = async (query: string) =>
    (await get(`/api/admin/users?${query}`)).rows.map(({ name }: { name: string }) => name);
  const page = async (path: string) => await (await clients.admin.request(path)).text();
  return { ...test, clients, ids, tourOf, get, titles, names, page };
}

const nextOf = ({ headers }: Response) => headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1];

Deno.test("administrators see all archives with their owners, private ones too, search and sort them", async () => {
  await using test = await people();
  const { ids, kv, tourOf } = test;
  await tourOf(ids.owner, { title: "The mill", visibility: "private" });
  await tourOf(ids.other, { title: "Älter als die Brücke" });
  await createTour(kv, makeTour({ title: "The bridge", visibility: "unlisted" }), {
    userId: NOBODY,
  });
  const { rows } = await test.get("/api/admin/tours");
  assert.deepEqual(
    rows.map(({ title, visibility, owner }: Record<string, unknown>) => [title, visibility, owner]),
    [
      ["The bridge", "unlisted", undefined],
      ["Älter als die Brücke", "public", { name: "Vera Visitor", email: "visitor@demo.example" }],
      ["The mill", "private", { name: "Arthur Author", email: "author@demo.example" }],
    ],
  );
  const byTitle = ["Älter als die Brücke", "The bridge", "The mill"];
  assert.deepEqual(await test.titles("sort=title"), byTitle);
  assert.deepEqual(await test.titles("sort=owner"), ["The bridge", "The mill", byTitle[0]]);
  assert.deepEqual(await test.titles("q=bruck"), [byTitle[0]]);
  assert.deepEqual(await test.titles("q=arthur+mill"), ["The mill"]);
  assert.deepEqual(await test.titles("q=author%40demo"), ["The mill"]);
  assert.deepEqual(await test.titles("q=arthur+bridge"), []);
});

Deno.test("lists of administrators come in pages, each row once, also where titles are alike or rows come meanwhile", async () => {
  await using test = await people();
  for (let i = 0; i < 7; i++) {
    await test.tourOf(test.ids.owner, { title: i % 2 ? "Same" : `${"Long ".repeat(30)}${i}` });
  }
  for (const sort of ["newest", "title", "changed", "owner"]) {
    const ids: string[] = [];
    let path: string | undefined = `/api/admin/tours?limit=3&sort=${sort}`;
    while (path && ids.length < 20) {
      const { rows, next }: { rows: { id: string }[]; next?: string } = await test.get(path);
      ids.push(...rows.map(({ id }) => id));
      path = next;
    }
    assert.deepEqual([ids.length, new Set(ids).size], [7, 7], sort);
  }
  for (const [i, { id }] of (await test.get("/api/admin/tours")).rows.entries()) {
    await deleteTour(test.kv, id, { now: new Date(Date.now() - i) });
  }
  const deleted = await test.get("/api/admin/deleted?limit=4");
  const rest = await test.get(deleted.next!);
  assert.equal(new Set([...deleted.rows, ...rest.rows].map(({ id }) => id)).size, 7);
  assert.equal(rest.next, undefined);
  const wrong = await test.clients.admin.request("/api/admin/tours?cursor=x");
  assert.equal(wrong.status, 400);
  assert.equal((await test.clients.admin.request("/api/admin/tours?sort=size")).status, 400);
});

Deno.test("administrators see people with their role, archives, storage and when they were last here", async () => {
  await using test = await people();
  await test.clients.owner.login("author");
  await test.tourOf(test.ids.owner);
  await test.kv.set(["media_usage", test.ids.owner], { bytes: 34_000_000, uploads: 0 });
  const { rows } = await test.get("/api/admin/users?q=arthur");
  const [{ role, tours, bytes, lastSeen, email }] = rows;
  assert.deepEqual([role, tours, bytes, email], ["user", 1, 34_000_000, "author@demo.example"]);
  assert.ok(Date.now() - Date.parse(lastSeen) < 60_000);
  assert.deepEqual(await test.names("sort=tours&limit=1"), ["Arthur Author"]);
  assert.deepEqual(await test.names("sort=storage&limit=1"), ["Arthur Author"]);
  const others = ["Person 900", "Person 901", "Person 902"];
  assert.deepEqual(await test.names(""), ["Ada Admin", "Arthur Author", ...others, "Vera Visitor"]);
  assert.deepEqual(await test.names("q=admin+ada"), ["Ada Admin"]);
  const html = await test.page("/admin/users");
  for (const text of ["Arthur Author", "author@demo.example", "34 MB", "just now"]) {
    assert.ok(html.includes(text), `${text} reads without script`);
  }
});

Deno.test("an administrator is demoted, but not the last one, and not two by each other at once", async () => {
  await using test = await people();
  const { clients, ids, kv } = test;
  const demote = (id: string) =>
    clients.admin.request(`/api/admin/users/${id}/demote`, { method: "POST" });
  const refused = await demote(ids.admin);
  assert.equal(refused.status, 409);
  assert.match((await refused.json()).detail, /last administrator/);
  const now = new Date();
  await setRole(kv, ids.other, "admin", { actor: ids.other, now });
  assert.equal((await demote(ids.other)).status, 204);
  assert.equal((await clients.other.request("/api/admin/users")).status, 403);
  const [entry] = await (await clients.admin.request("/api/admin/audit")).json();
  assert.deepEqual([entry.action, entry.target, entry.name], ["demote", ids.other, "Vera Visitor"]);
  await setRole(kv, ids.other, "admin", { actor: ids.other, now });
  const both = await Promise.allSettled([
    demoteUser(kv, ids.other, { actor: ids.admin, now }),
    demoteUser(kv, ids.admin, { actor: ids.other, now }),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
});

Deno.test("an administrator signs somebody out on all devices", async () => {
  await using test = await people();
  const { clients, ids } = test;
  const path = `/api/admin/users/${ids.owner}/sign-out`;
  assert.equal((await clients.admin.request(path, { method: "POST" })).status, 204);
  assert.equal((await clients.owner.request("/api/auth/user")).status, 401);
  assert.equal((await clients.other.request("/api/auth/user")).status, 200);
});

Deno.test("the audit log names archives and people, also those that are gone, and entries of older versions as far as it can", async () => {
  await using test = await people();
  const { clients, ids, kv, tourOf } = test;
  const gone = await tourOf(ids.owner, { title: "The mill" });
  await clients.admin.request(`/api/tours/${gone}`, { method: "DELETE" });
  const old = await tourOf(ids.owner, { title: "The old bridge" });
  const act = { actor: ids.admin, action: "update-tour", target: old };
  await kv.set(["audit", "01ARZ3NDEKTSV4RRFFQ69G5FAV"], {
    ...act,
    id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    at: new Date().toISOString(),
  });
  await clients.admin.json("PUT", `/api/tours/${old}/owner`, { email: "visitor@demo.example" });
  const text = (await test.page("/admin")).replaceAll(/<[^>]*>/g, "").replaceAll("&nbsp;", " ");
  for (
    const said of [
      "Ada Admin deleted the archive The mill",
      "Ada Admin changed the archive The old bridge",
      "Ada Admin moved the archive The old bridge of Arthur Author to Vera Visitor",
    ]
  ) assert.ok(text.includes(said), said);
});

Deno.test("a user who returns hours after a sign-in is noted as seen", async () => {
  let ahead = 0;
  await using test = await testApp({ now: () => new Date(Date.now() + ahead) });
  const { clients, ids } = await signInPeople(test);
  await clients.other.login("visitor");
  ahead = 2 * 3600 * 1000;
  await clients.owner.request("/api/auth/user");
  const rows = await (await clients.admin.request("/api/admin/users")).json();
  const seenOf = (id: string) =>
    Date.parse(rows.find((row: { id: string }) => row.id === id).lastSeen) - Date.now();
  assert.ok(seenOf(ids.owner) > 1.9 * 3600 * 1000);
  assert.ok(seenOf(ids.other) < 60_000);
});

Deno.test("deleted archives of everybody are listed with their owners, searched, and restored by an administrator", async () => {
  await using test = await people();
  const { ids, clients, tourOf, kv } = test;
  const mill = await tourOf(ids.owner, { title: "The mill" });
  const bridge = await tourOf(ids.other, { title: "The bridge" });
  await deleteTour(kv, mill, { now: new Date(Date.now() - 5000) });
  await deleteTour(kv, bridge);
  const rowsOf = async (query = "") => {
    const rows = (await test.page(`/admin/deleted${query}`)).matchAll(/scope="row"[^>]*>([^<]+)</g);
    return [...rows].map(([, title]) => title);
  };
  assert.deepEqual(await rowsOf(), ["The bridge", "The mill"]);
  assert.deepEqual(await rowsOf("?q=arthur"), ["The mill"]);
  assert.deepEqual(await rowsOf("?limit=1"), ["The bridge"]);
  const shown = (await test.page("/admin/deleted")).replaceAll(/<[^>]+>/g, "");
  assert.match(shown, /Vera Visitor \(visitor@demo\.example\)/);
  assert.equal((await clients.admin.json("POST", `/api/trash/${mill}/restore`, {})).status, 200);
  assert.deepEqual(await rowsOf(), ["The bridge"]);
  const others = await (await clients.owner.request("/admin/deleted")).text();
  assert.ok(!others.includes("The bridge"));
});

for (const path of ["/admin?q=mill", "/api/admin/tours?sort=title"]) {
  Deno.test(`visitors are answered while an administrator's list is read: ${path}`, async () => {
    await using test = await people();
    await test.tourOf(test.ids.owner, { title: "The mill" });
    const [isRead, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const list = test.kv.list.bind(test.kv);
    test.kv.list = ((...args: Parameters<typeof list>) => {
      const entries = list(...args);
      const [selector] = args;
      if (!("prefix" in selector) || selector.prefix[0] !== "tours_by_user") return entries;
      const next = entries.next.bind(entries);
      entries.next = async () => {
        isRead.resolve();
        await goOn.promise;
        return await next();
      };
      return entries;
    }) as typeof list;
    const answer = test.clients.admin.request(path);
    await isRead.promise;
    const nearby = await test.clients.anonymous.request("/api/tours/nearby?lat=0&lng=0");
    assert.equal(nearby.status, 200);
    goOn.resolve();
    assert.match(await (await answer).text(), /The mill/);
  });
}
