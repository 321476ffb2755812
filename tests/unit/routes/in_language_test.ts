import assert from "node:assert/strict";
import { language } from "../../../lib/texts/texts.ts";
import { leadToLanguage, speaking } from "../../../routes/in_language.ts";

const ORIGIN = "https://a.example";

type Asked = { accept?: string; wants?: string; cookie?: string; method?: string };

const request = (path: string, { accept = "text/html", wants, cookie, method }: Asked) =>
  new Request(ORIGIN + path, {
    method,
    headers: {
      accept,
      ...wants !== undefined && { "accept-language": wants },
      ...cookie && { cookie },
    },
  });

/** Where a reader is led from a page; undefined for somebody who stays. */
const led = (path: string, asked: Asked) =>
  leadToLanguage(request(path, asked), true)?.headers.get("location") ?? undefined;

/** The language of an answer, and the path that the app saw. */
async function answered(path: string, wants?: string) {
  const answer = speaking(({ url }) => new Response(`${language()} ${url.slice(ORIGIN.length)}`));
  return await (await answer(request(path, { wants }))).text();
}

Deno.test("a first visit is led to the best language that the browser accepts", () => {
  const wanted = {
    "de": "/de/tours",
    "de-AT,de;q=0.9,en;q=0.8": "/de/tours",
    "pt,fr-CA;q=0.7,en;q=0.3": "/fr/tours",
    "es-419": "/es/tours",
    "IT": "/it/tours",
  };
  for (const [wants, location] of Object.entries(wanted)) {
    assert.equal(led("/tours", { wants }), location, wants);
  }
  const staying = ["en-GB,de;q=0.9", "pt", "*", "", "de;q=0", "x", "de_DE", "-,;q=,é", "a-b-c-d-e"];
  for (const wants of [...staying, "xx-".repeat(9000)]) {
    assert.equal(led("/tours", { wants }), undefined, wants);
  }
  assert.equal(led("/tours", {}), undefined);
});

Deno.test("the language that was chosen on the device goes before the browser's", () => {
  const cookie = (tag: string) => `a=b; interface-language=${tag}; c=d`;
  assert.equal(led("/", { wants: "fr", cookie: cookie("de") }), "/de");
  assert.equal(led("/tours?page=2", { cookie: cookie("it") }), "/it/tours?page=2");
  assert.equal(led("/tours", { wants: "fr", cookie: cookie("en") }), undefined);
  for (const nonsense of ["pt", "__proto__", "de/..", ""]) {
    assert.equal(led("/tours", { wants: "fr", cookie: cookie(nonsense) }), "/fr/tours", nonsense);
  }
});

Deno.test("a choice is remembered for a year, and the address loses it", () => {
  const answer = leadToLanguage(
    request("/de/tours?page=2&interface-language=fr", { cookie: "interface-language=it" }),
    true,
  )!;
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get("location"), "/fr/tours?page=2");
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.match(
    answer.headers.get("set-cookie")!,
    /^interface-language=fr; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
  );
  assert.equal(led("/de/tours?interface-language=en", {}), "/tours");
  assert.equal(led("/tours?interface-language=pt", {}), undefined, "a language that there is not");
});

Deno.test("an address that names a language stays, as do calls, files and what is not read", () => {
  const wants = "de";
  assert.equal(led("/fr/tours", { wants, cookie: "interface-language=it" }), undefined);
  const paths = ["/api/tours", "/media/a.mp3", "/embed/tour/1", "/feed.atom", "/developers"];
  for (const path of paths) assert.equal(led(path, { wants }), undefined, path);
  assert.equal(led("/tours", { wants, accept: "*/*" }), undefined);
  assert.equal(led("/tours", { wants, method: "POST" }), undefined);
});

Deno.test("a page is answered in the language of its address, a call in that of its header", async () => {
  assert.equal(await answered("/de/tours?a=/fr"), "de /tours?a=/fr");
  assert.equal(await answered("/de"), "de /");
  assert.equal(await answered("/tours", "fr"), "en /tours");
  assert.equal(await answered("/api/tours", "fr;q=0.9, de"), "de /api/tours");
  assert.equal(await answered("/api/tours"), "en /api/tours");
  assert.equal(await answered("/pt/tours"), "en /pt/tours");
  for (const path of ["/de/api/tours", "/de/media/a.mp3", "/de/de/tours"]) {
    assert.equal(await answered(path), `de ${path}`, "there is no such page");
  }
});
