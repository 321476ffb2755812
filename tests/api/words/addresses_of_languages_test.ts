/** What search engines and link previews get of an archive in several languages. */
import assert from "node:assert/strict";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { translate } from "../../support/data/words.ts";

async function withValley(languages: string[]) {
  const it = await testApp();
  const words = { title: "The valley", description: "A walk.", language: "en" };
  const tour = makeTour({ ...words, record: { creators: ["A Teacher"] } });
  const { id } = await createTour(it.kv, tour, { userId: NOBODY });
  for (const language of languages) {
    await translate(it.kv, id, language, { "The valley": `The valley, ${language}` });
  }
  const read = async (path: string) => await (await it.app.request(path)).text();
  return { ...it, id, read };
}

/** The addresses and languages in a page's head, without the site. */
function headOf(html: string) {
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value]) => value);
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, "");
  return {
    canonical: path(/rel="canonical" href="([^"]+)"/.exec(html)![1]),
    hreflang: Object.fromEntries(
      Array.from(
        html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
        ([, tag, url]) => [tag, path(url)],
      ),
    ),
    locale: all(/og:locale" content="([^"]+)/g)[0],
    others: all(/og:locale:alternate" content="([^"]+)/g),
  };
}

Deno.test("a page names the address of its words, and those of the archive in other languages", async () => {
  await using it = await withValley(["de", "nl"]);
  const at = `/tour/${it.id}`;
  const english = headOf(await it.read(at));
  assert.deepEqual([english.canonical, english.locale], [at, "en_US"]);
  assert.deepEqual(english.others, ["de_DE", "nl_NL"]);
  assert.equal(english.hreflang.nl, `${at}?lang=nl`);
  assert.equal(english.hreflang.de, `/de${at}`);
  assert.equal(headOf(await it.read(`${at}?lang=de`)).canonical, `/de${at}`);
  const dutch = headOf(await it.read(`/de${at}?lang=nl`));
  assert.deepEqual([dutch.canonical, dutch.locale], [`${at}?lang=nl`, "nl_NL"]);
  assert.deepEqual(dutch.others, ["en_US", "de_DE"]);
});

Deno.test("the sitemap lists an archive in languages that pages do not have", async () => {
  await using it = await withValley(["de", "nl"]);
  const addresses = async (path: string) =>
    Array.from(
      (await it.read(path)).matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g),
      ([, path]) => path,
    ).filter((path) => path.includes("/tour/"));
  const at = `/tour/${it.id}`;
  assert.deepEqual(await addresses("/sitemap.xml"), [at, `${at}?lang=nl`]);
  assert.deepEqual(await addresses("/de/sitemap.xml"), [`/de${at}`]);
});

Deno.test("JSON-LD of an original names its translations, and JSON-LD of a translation names its original", async () => {
  await using it = await withValley(["de"]);
  const work = async (path: string) => {
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;
    const { subjectOf } = JSON.parse(json.exec(await it.read(path))![1]);
    const { inLanguage, workTranslation, translationOfWork } = subjectOf;
    const languages = workTranslation?.map((one: { inLanguage: string }) => one.inLanguage);
    return [inLanguage, languages, translationOfWork?.inLanguage];
  };
  assert.deepEqual(await work(`/tour/${it.id}`), ["en", ["de"], undefined]);
  assert.deepEqual(await work(`/de/tour/${it.id}`), ["de", undefined, "en"]);
});

Deno.test("another site shows an archive in the language of the address that it is given", async () => {
  await using it = await withValley(["de"]);
  const at = `/tour/${it.id}`;
  const origin = /canonical" href="(https?:\/\/[^/]+)/.exec(await it.read(at))![1];
  const oembed = async (path: string) => {
    const url = encodeURIComponent(origin + path);
    const { title, html } = JSON.parse(await it.read(`/oembed?url=${url}`));
    return [title, /src="[^"]*(\?lang=\w+)"/.exec(html)?.[1]];
  };
  assert.deepEqual(await oembed(at), ["The valley", "?lang=en"]);
  assert.deepEqual(await oembed(`${at}?lang=de`), ["The valley, de", "?lang=de"]);
  assert.deepEqual(await oembed(`/de${at}`), ["The valley, de", "?lang=de"]);
  const frame = await it.read(`/embed${at}?lang=de`);
  assert.match(frame, /lang="de"[^>]*>The valley, de/);
});

Deno.test("the feed has the titles of its language, and a citation the address of its words", async () => {
  await using it = await withValley(["de"]);
  assert.match(await it.read("/de/feed.atom"), /xml:lang="de">The valley, de</);
  assert.match(await it.read("/feed.atom"), /xml:lang="en">The valley</);
  const cited = await it.read(`/api/tours/${it.id}/citation?format=ris&lang=de`);
  assert.match(cited, /TI {2}- The valley, de\r\n[^]*LA {2}- de\r\nUR[^]*\?lang=de\r\n/);
  assert.match(cited, /N1 {2}- Originaltitel: The valley\r\n/);
  // The links of the page lead to the citation of what it shows.
  const page = await it.read(`/de/tour/${it.id}`);
  const links = page.match(/\/api\/tours\/\w+\/citation\?[^"]*/g)!;
  assert.ok(links.length > 0 && links.every((link) => link.includes("lang=de")), links.join());
});
