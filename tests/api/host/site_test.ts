/** The host's own name, colours and texts, on everything that has the program's otherwise. */
import assert from "node:assert/strict";
import { OAI_PATH } from "../../../lib/model/web/oai.ts";
import type { SiteSettings, StoredSite } from "../../../lib/model/site/site_settings.ts";
import { listAudit } from "../../../lib/store/accounts/audit.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { createApp } from "../../../routes/app.ts";
import { readConfig } from "../../../lib/server/host/config.ts";
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { PAYLOADS } from "../../support/data/xss_payloads.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const PATH = "/api/admin/site";

const MUSEUM: SiteSettings = {
  name: "Mill Museum & Friends",
  shortName: "Mill",
  tagline: "What the river drove",
  accent: "#10205a",
  contact: "ada@mill.example",
  imprint: "Mill Museum e. V.\nAt the weir 1\n\nMore at https://mill.example/about.",
  privacy: "We keep the guest book for a year.",
};

/** A server with an administrator and a public archive. */
async function museum() {
  const it = await testApp();
  const people = await signInPeople(it);
  const id = await people.tourOf(people.ids.owner);
  const { admin, anonymous } = people.clients;
  const save = (settings: SiteSettings, revision = 0) =>
    admin.json("PUT", PATH, { revision, settings });
  const text = async (path: string) => await (await anonymous.request(path)).text();
  return { ...it, people, id, admin, save, text, [Symbol.asyncDispose]: it[Symbol.asyncDispose] };
}

/** Where the name stands, besides pages; `id` is an archive's. */
const placesOf = (id: string) => [
  "/",
  `/tour/${id}`,
  `/tour/${id}/poster`,
  `/tour/${id}/booklet`,
  `/embed/tour/${id}`,
  "/embed/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV",
  "/nowhere",
  "/feed.atom",
  `${OAI_PATH}?verb=Identify`,
  "/iiif/collection.json",
  `/oembed?url=${encodeURIComponent(`${ORIGIN}/tour/${id}`)}`,
  "/developers",
  "/api/openapi.json",
  "/manifest.webmanifest",
];

Deno.test("a name of the host stands in all places of the program’s, at once", async () => {
  await using it = await museum();
  for (const place of placesOf(it.id)) {
    const text = await it.text(place);
    assert.ok(place === "/iiif/collection.json" || text.includes("Animating the Archives"), place);
  }
  assert.deepEqual(await (await it.save(MUSEUM)).json(), { revision: 1 });
  for (const place of placesOf(it.id)) {
    const text = await it.text(place);
    assert.match(text, /Mill Museum (&|&amp;|&#38;) Friends/, place);
    assert.ok(!text.includes("Animating the Archives"), place);
  }
  const page = await it.text("/");
  assert.match(page, /What the river drove\.<\/p>/);
  assert.match(page, /<link rel="manifest" href="\/manifest\.webmanifest\?v=1"/);
  const manifest = JSON.parse(await it.text("/manifest.webmanifest?v=1"));
  assert.equal(manifest.short_name, "Mill");
  assert.equal(manifest.description, "What the river drove.");
});

Deno.test("the colours come in a style sheet of ours, after those of the build", async () => {
  await using it = await museum();
  assert.ok(!(await it.text("/")).includes("/assets/accent-"));
  await it.save(MUSEUM);
  for (const path of ["/", `/embed/tour/${it.id}`, `/tour/${it.id}/labels`]) {
    const sheets = [...(await it.text(path)).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    assert.equal(sheets.at(-1)?.[1], "/assets/accent-10205a.css", path);
    assert.ok(sheets.length > 1, path);
  }
  const sheet = await it.people.clients.anonymous.request("/assets/accent-10205a.css");
  assert.equal(sheet.headers.get("content-type"), "text/css; charset=utf-8");
  assert.match(await sheet.text(), /--accent:#10205a/);
  for (const wrong of ["accent-1020.css", "accent-10205A.css", "accent-10205a%7d.css"]) {
    assert.equal((await it.people.clients.anonymous.request(`/assets/${wrong}`)).status, 404);
  }
});

Deno.test("settings that are emptied leave every page as it was before them", async () => {
  await using it = await museum();
  const places = [
    ...placesOf(it.id).slice(0, -3),
    "/manifest.webmanifest",
    "/privacy",
    "/tours",
    "/q",
    "/kept",
    "/imprint",
  ];
  // It says when it was asked.
  const read = async () =>
    await Promise.all(places.map(async (place) => {
      return (await it.text(place)).replace(/<responseDate>[^<]*/, "");
    }));
  const before = await read();
  await it.save(MUSEUM);
  assert.notDeepEqual(await read(), before);
  assert.equal((await it.save({}, 1)).status, 200);
  assert.deepEqual(await read(), before);
});

Deno.test("the host’s imprint and privacy text are shown in paragraphs, with links", async () => {
  await using it = await museum();
  assert.equal((await it.people.clients.anonymous.request("/imprint")).status, 404);
  assert.ok(!(await it.text("/")).includes("/imprint"));
  await it.save(MUSEUM);
  assert.ok((await it.text("/")).includes('<a href="/imprint">Imprint</a>'));
  const imprint = await it.text("/imprint");
  assert.match(imprint, /<p>Mill Museum e\. V\.<br\/>At the weir 1<\/p>/);
  assert.match(imprint, /More at <a href="https:\/\/mill\.example\/about"[^>]*>[^<]*<\/a>\.<\/p>/);
  assert.ok(imprint.includes('<a href="mailto:ada@mill.example">'));
  const privacy = await it.text("/privacy");
  assert.ok(privacy.indexOf("guest book") > 0);
  assert.ok(privacy.indexOf("guest book") < privacy.indexOf("When you visit"));
});

Deno.test("of two administrators who change the site the second is told", async () => {
  await using it = await museum();
  await it.save({ name: "Mill Museum" });
  const refused = await it.save({ name: "Weir Museum" });
  assert.equal(refused.status, 409);
  const stored: StoredSite = await (await it.admin.request(PATH)).json();
  assert.deepEqual(stored.settings, { name: "Mill Museum" });
  assert.equal(stored.revision, 1);
  const both = await Promise.all([
    it.save({ name: "One" }, 1),
    it.save({ name: "Other" }, 1),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const { entries } = await listAudit(it.kv, { limit: 10 });
  const changes = entries.filter(({ action }) => action === "change-site");
  assert.equal(changes.length, 2);
  assert.equal(changes[1].name, "Mill Museum");
  assert.deepEqual(await Array.fromAsync(await checkStore(it.kv)), []);
});

Deno.test("another process shows a change two seconds later, also of what it has in memory", async () => {
  await using it = await museum();
  let time = 0;
  const other = createApp({
    kv: it.kv,
    config: readConfig(() => undefined),
    client: readManifest("dist"),
    now: () => new Date(),
    fetch,
    elapsed: () => time,
  });
  const read = async (path: string) => await (await other.request(ORIGIN + path)).text();
  const paths = ["/", `/tour/${it.id}`, "/q", "/manifest.webmanifest"];
  for (const path of paths) assert.ok((await read(path)).includes("Animating"), path);
  await it.save(MUSEUM);
  time = 1999;
  for (const path of paths) assert.ok((await read(path)).includes("Animating"), path);
  time = 2000;
  for (const path of paths) assert.ok((await read(path)).includes("Mill Museum"), path);
});

Deno.test("pages read the site from the store once in two seconds at most", async () => {
  await using it = await museum();
  let time = 0;
  const reads: string[] = [];
  const kv = new Proxy(it.kv, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (name === "get") reads.push(String(args[0]));
        return value.apply(target, args);
      };
    },
  });
  const app = createApp({
    kv,
    config: readConfig(() => undefined),
    client: readManifest("dist"),
    now: () => new Date(),
    fetch,
    elapsed: () => time,
  });
  for (time of [0, 1, 500, 1999, 2000, 3999]) {
    for (const path of ["/", "/q", "/privacy", `/tour/${it.id}`]) {
      await (await app.request(ORIGIN + path)).body?.cancel();
    }
  }
  assert.equal(reads.filter((key) => key === "site").length, 2);
});

Deno.test("no text of the site becomes mark-up or code", async () => {
  await using it = await museum();
  let revision = 0;
  // Twelve of each kind of break, and all that become code.
  for (const payload of PAYLOADS.filter((_, n) => n < 16 || n % 9 === 0)) {
    const line = payload.replaceAll(/[\p{Cc}\u2028\u2029]/gu, "").slice(0, 60);
    const settings = {
      name: line,
      shortName: line.slice(0, 20),
      tagline: line,
      imprint: `${payload}\n\nhttps://mill.example/${payload}`,
      privacy: payload,
    };
    const answer = await it.save(settings, revision);
    if (answer.status === 400) continue; // Control characters are refused.
    assert.equal(answer.status, 200, payload);
    revision++;
    for (const path of ["/", "/imprint", "/privacy", `/embed/tour/${it.id}`, "/feed.atom"]) {
      const html = await it.text(path);
      if (/[<"]/.test(payload)) assert.ok(!html.includes(payload), `${path}: ${payload}`);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
        assert.doesNotMatch(href, /^\s*(javascript|data|vbscript|blob):/i, path);
      }
    }
  }
  assert.ok(revision > 20, `${revision} were saved`);
});
