import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeTour } from "../../support/data/tours.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testApp, testServer } from "../../support/servers/server.ts";

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

Deno.test("every link of a German page leads to a page that exists", async () => {
  await using test = await testApp();
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  for (const page of ["/de", "/de/tours", `/de/tour/${id}`, "/de/nothing", "/de/kept"]) {
    const html = await (await test.app.request(page)).text();
    const links = Array.from(html.matchAll(/<a [^>]*href="(\/[^"#]*)/g), ([, href]) => href);
    assert.ok(links.length > 5);
    for (const href of new Set(links.filter((href) => !href.startsWith("/api/")))) {
      const { status } = await test.app.request(href.replaceAll("&amp;", "&"));
      const isItself = href.split("?")[0].endsWith("/nothing");
      assert.equal(status, isItself ? 404 : 200, href);
    }
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

Deno.test("a language that was chosen on one device is the account's on the next, unless that has its own", async () => {
  await using test = await testApp();
  const phone = new Client(test.app);
  await phone.login("author");
  phone.cookies.push({ name: "interface-language", value: "de", path: "/" });
  await phone.request("/de/tours");
  const desk = new Client(test.app);
  assert.equal(pathOf(await desk.login("author", "?next=%2Ftours")), "/de/tours");
  assert.equal(desk.cookies.find(({ name }) => name === "interface-language")?.value, "de");
  const other = new Client(test.app);
  other.cookies.push({ name: "interface-language", value: "fr", path: "/" });
  assert.equal(pathOf(await other.login("author", "?next=%2Ftours")), "/tours");
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

/** The `href` or `content` of the tags in a page's head that have `attributes`. */
const tagsOf = (html: string, attributes: string): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<(?:link|meta) ${attributes} (?:href|content)="([^"]*)"`, "g")),
    ([, value]) => value,
  );

Deno.test("start page, archives and archive name their address, and those in other languages", async () => {
  await using test = await testApp();
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  for (
    const [path, german] of [["/", "/de"], ["/tours", "/de/tours"], [
      `/tour/${id}`,
      `/de/tour/${id}`,
    ]]
  ) {
    const html = await (await test.app.request(german)).text();
    assert.deepEqual(tagsOf(html, 'rel="canonical"'), [ORIGIN + german]);
    assert.deepEqual(tagsOf(html, 'property="og:url"'), [ORIGIN + german]);
    assert.deepEqual(tagsOf(html, 'rel="alternate" hrefLang="de"'), [ORIGIN + german]);
    for (const tag of ["en", "x-default"]) {
      assert.deepEqual(tagsOf(html, `rel="alternate" hrefLang="${tag}"`), [ORIGIN + path]);
    }
    assert.deepEqual(tagsOf(html, 'property="og:locale"'), ["de_DE"]);
    const others = tagsOf(html, 'property="og:locale:alternate"');
    assert.deepEqual(others, ["en_US", "fr_FR", "es_ES", "it_IT"]);
  }
});

Deno.test("a page that search engines leave out, and a search, name no other language", async () => {
  await using test = await testApp();
  for (const path of ["/de/join", "/de/tours?q=mill"]) {
    const html = await (await test.app.request(path)).text();
    assert.ok(!html.includes('hrefLang="fr" href'), path);
  }
});

Deno.test("the installed program is the same in each language, and starts in that of its manifest", async () => {
  await using test = await testApp();
  const page = await (await test.app.request("/de")).text();
  const [path] = tagsOf(page, 'rel="manifest"');
  assert.match(path, /^\/de\/manifest\.webmanifest/);
  const manifest = await (await test.app.request(path)).json();
  const { id, lang, scope, start_url, share_target, shortcuts } = manifest;
  assert.deepEqual([id, lang, scope, start_url], ["/", "de", "/", "/de"]);
  assert.equal(share_target.action, "/de/share");
  const named = shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url]);
  assert.deepEqual(named, [["Entdecken", "/de/tours"], ["Archiv erstellen", "/de/create"]]);
});

Deno.test("the German feed is called so in German, and leads to German pages under the same ids", async () => {
  await using test = await testApp();
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  const [path] = tagsOf(
    await (await test.app.request("/de/tours")).text(),
    'rel="alternate" type="application/atom\\+xml" title="Neue Archive"',
  );
  const feed = await (await test.app.request(path)).text();
  assert.match(feed, /<title>Animating the Archives: neue Archive<\/title>/);
  assert.ok(feed.includes(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/de/feed.`));
  assert.ok(feed.includes(`<id>${ORIGIN}/tour/${id}</id>`));
  assert.ok(feed.includes(`href="${ORIGIN}/de/tour/${id}"`));
});

Deno.test("search engines get a sitemap in each language, and keep off the same pages in all", async () => {
  await using test = await testApp();
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  const robots = await (await test.app.request("/robots.txt")).text();
  for (const line of ["Disallow: /profile", "Disallow: /de/profile", "Disallow: /api/"]) {
    assert.ok(robots.includes(`${line}\n`), line);
  }
  assert.ok(!robots.includes("/de/api/"));
  for (const [prefix, home] of [["", "/"], ["/de", "/de"], ["/it", "/it"]]) {
    assert.ok(robots.includes(`Sitemap: ${ORIGIN}${prefix}/sitemap.xml\n`));
    const sitemap = await (await test.app.request(`${prefix}/sitemap.xml`)).text();
    const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, address]) => address);
    const paths = [home, `${prefix}/tours`, `${prefix}/tour/${id}`];
    assert.deepEqual(addresses, paths.map((path) => ORIGIN + path));
  }
});

Deno.test("an embedded archive is in the language of its query, and its links lead to that one", async () => {
  await using test = await testApp();
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  const frame = async (query: string) =>
    await (await test.app.request(`/embed/tour/${id}${query}`, { headers: GERMAN })).text();
  for (const query of ["", "?lang=xx", "?lang="]) {
    assert.match(await frame(query), new RegExp(`<html lang="en">[^]*href="${ORIGIN}/tour/${id}"`));
  }
  const german = await frame("?lang=de");
  assert.match(german, new RegExp(`<html lang="de">[^]*href="${ORIGIN}/de/tour/${id}"`));
});

Deno.test("a page is kept in memory for each language", async () => {
  await using test = await testApp();
  const languageOf = async (path: string) =>
    /<html lang="(..)"/.exec(await (await test.app.request(path)).text())?.[1];
  const said = [];
  for (const path of ["/tours", "/de/tours", "/tours", "/fr/tours", "/de/tours"]) {
    said.push(await languageOf(path));
  }
  assert.deepEqual(said, ["en", "de", "en", "fr", "de"]);
});

Deno.test("a call is answered in the language of the page that sends it, to others in theirs", async () => {
  await using test = await testApp();
  const from = (path: string) => ({ "sec-fetch-site": "same-origin", referer: ORIGIN + path });
  const calls: [headers: Record<string, string>, language: string][] = [
    [{}, "en"],
    [{ "accept-language": "*" }, "en"],
    [GERMAN, "de"],
    [{ ...GERMAN, ...from("/fr/create") }, "fr"],
    [{ ...GERMAN, ...from("/create") }, "en"],
    [{ ...GERMAN, ...from("/xx/create") }, "de"],
    [{ ...GERMAN, ...from("/sw.js") }, "de"],
    [{ ...GERMAN, ...from("/fr/create"), "sec-fetch-site": "cross-site" }, "de"],
  ];
  for (const [headers, language] of calls) {
    const response = await test.app.request("/api/auth/user", { headers });
    assert.equal(response.status, 401);
    const given = JSON.stringify(headers);
    assert.equal(response.headers.get("content-language"), language, given);
    assert.equal(response.headers.get("cache-control"), "private, no-store", given);
  }
});

Deno.test("caches know a page's language, and what decides whether a reader is led on", async () => {
  await using test = await testApp();
  for (const [path, language] of [["/tours", "en"], ["/de/tours", "de"], ["/de/nothing", "de"]]) {
    const { headers } = await test.app.request(path);
    assert.equal(headers.get("content-language"), language, path);
  }
  const vary = async (path: string) => (await test.app.request(path)).headers.get("vary") ?? "";
  assert.match(await vary("/tours"), /accept-language/);
  for (const path of ["/de/tours", "/api/tours"]) {
    assert.doesNotMatch(await vary(path), /accept-language/, path);
  }
});

Deno.test("a page after one in another language is in its own, on a server that listens", async () => {
  await using server = await testServer();
  const asked = [["/de/tours?q=mill", "de"], ["/tours?q=mill", "en"], ["/fr/join", "fr"], [
    "/join",
    "en",
  ], ["/nowhere", "en"]];
  for (const [path, language] of asked) {
    const html = await (await fetch(server.origin + path)).text();
    assert.match(html, new RegExp(`<html lang="${language}"`), path);
  }
});

Deno.test("the program's own tagline is in the reader's language", async () => {
  await using test = await testApp();
  const titleOf = async (path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await test.app.request(ORIGIN + path)).text())?.[1];
  assert.equal(
    await titleOf("/de"),
    "Animating the Archives: Geschichte wird lebendig, wenn Orte erzählen",
  );
});
