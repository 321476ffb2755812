import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { type Areas, LANGUAGES } from "../../../lib/texts/catalogue.ts";
import { fromLocal } from "../../../lib/texts/local_paths.ts";
import { to } from "../../../lib/texts/paths.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { translation } from "../../../lib/texts/translation.ts";
import { rich } from "../../../lib/ui/rich.tsx";

/** A section of this test's own, in the place of one of the program. */
const english = {
  hello: "Hello {name}",
  stops: { one: "{count} stop", other: "{count} stops" },
  left: { one: "{count} stop in {place}", other: "{count} stops in {place}" },
  read: "Read the <link>page of {name}</link>, {name}.",
  both: "<b>One</b> & <b>two</b>",
  year: "In {year}",
} as const;
const polish = {
  ...english,
  stops: { one: "{count} sto", few: "{count} sta", many: "{count} sten", other: "{count} stu" },
};

for (const [tag, player] of Object.entries({ "en-XT": english, "de-XT": english, pl: polish })) {
  LANGUAGES.set(tag, { ...LANGUAGES.get("en"), visitors: { player } } as unknown as Areas);
}

// deno-lint-ignore no-explicit-any
const t = texts("player") as any;
const said = (tag: string, key: keyof typeof english, values?: Record<string, unknown>): string =>
  inLanguage(tag, () => t(key, values));

Deno.test("a text's gaps are filled, and numbers are written as the language does it", () => {
  assert.equal(said("en-XT", "hello", { name: "{name} $1" }), "Hello {name} $1");
  assert.equal(said("en-XT", "stops", { count: 1234 }), "1,234 stops");
  assert.equal(said("de-XT", "stops", { count: 1234 }), "1.234 stops");
  assert.equal(said("de-XT", "year", { year: "1896" }), "In 1896");
});

Deno.test("a plural has the form of its number by the rules of the language", () => {
  const forms = (tag: string, counts: number[]) =>
    counts.map((count) => said(tag, "stops", { count }));
  assert.deepEqual(forms("en-XT", [0, 1, 2]), ["0 stops", "1 stop", "2 stops"]);
  assert.deepEqual(forms("pl", [1, 3, 5]), ["1 sto", "3 sta", "5 sten"]);
  assert.equal(said("pl", "left", { count: 3, place: "Ely" }), "3 stops in Ely", "no form for few");
});

Deno.test("outside of an answer the language is English, and two answers at once have their own", async () => {
  assert.equal(language(), "en");
  const said = await Promise.all(["de", "fr"].map((tag) =>
    inLanguage(tag, async () => {
      await Promise.resolve();
      return [language(), to("/tours")];
    })
  ));
  assert.deepEqual(said, [["de", "/de/tours"], ["fr", "/fr/tours"]]);
});

Deno.test("a sentence with elements has them in its marks and gaps, escaped as other texts", () => {
  const html = (key: string, values: Record<string, unknown>) =>
    inLanguage("de-XT", () => renderToStaticMarkup(rich(t, key as never, values as never)));
  const link = (words: string) => <a href="/x">{words}</a>;
  assert.equal(
    html("read", { link, name: "A<b" }),
    'Read the <a href="/x">page of A&lt;b</a>, A&lt;b.',
  );
  assert.equal(html("read", { link, name: <i>A</i> }).split("<i>A</i>").length, 2);
  assert.equal(
    html("both", { b: (words: string) => <b>{words}</b> }),
    "<b>One</b> &amp; <b>two</b>",
  );
  assert.equal(html("left", { count: 1, place: <i>Ely</i> }), "1 stop in <i>Ely</i>");
  assert.equal(html("left", { count: 2000, place: "Ely" }), "2.000 stops in Ely");
});

Deno.test("a page's address in a language leads back to the page", () => {
  const local = {
    "/": "/de",
    "/?page=2": "/de?page=2",
    "/#a": "/de#a",
    "/tours": "/de/tours",
    "/tour/1/print?a=/b": "/de/tour/1/print?a=/b",
  };
  for (const [path, address] of Object.entries(local)) {
    assert.equal(to(path, "de"), address);
    assert.deepEqual(fromLocal(address), { path, language: "de" });
    assert.equal(to(path, "en"), path);
    assert.deepEqual(fromLocal(path), { path, language: "en" });
  }
  for (const path of ["/des", "/q/de", "/DE/tours", "/deu"]) {
    assert.deepEqual(fromLocal(path), { path, language: "en" });
  }
});

/** Never called: its lines must not compile, which `deno check` makes sure of. */
export function refusedByTheCompiler() {
  const say = texts("shell");
  // @ts-expect-error There is no such text.
  say("noSuchText");
  // @ts-expect-error The gap {version} has no value.
  say("version");
  // @ts-expect-error The gap has another name.
  say("version", { versions: "1" });
  // @ts-expect-error There is no such section.
  texts("noSuchSection");

  const translated = translation<typeof english>();
  translated({ ...english, hello: "Hallo {name}", year: "{year}" });
  // @ts-expect-error A gap is missing.
  translated({ ...english, hello: "Hallo" });
  // @ts-expect-error A gap has another name.
  translated({ ...english, hello: "Hallo {Name}" });
  // @ts-expect-error A mark is missing.
  translated({ ...english, read: "Siehe Seite von {name}, {name}." });
  // @ts-expect-error A plural has no form for all other numbers.
  translated({ ...english, stops: { one: "{count} Station" } });
  // @ts-expect-error A plural is one text only.
  translated({ ...english, stops: "{count} Stationen" });
  // @ts-expect-error A text has no plural.
  translated({ ...english, hello: { one: "{name}", other: "{name}" } });
  const { year: _, ...rest } = english;
  // @ts-expect-error A text is missing.
  translated(rest);
  // @ts-expect-error There is a text too many.
  translated({ ...english, more: "Mehr" });
}
