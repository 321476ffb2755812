import assert from "node:assert/strict";
import { earlyTexts } from "../../../tools/rules/early_texts.ts";
import { textAreas } from "../../../tools/rules/text_areas.ts";
import { textsOutside } from "../../../tools/rules/texts_outside.ts";
import { type Rule, treeOf } from "../../../tools/rules/tree.ts";
import { untranslated } from "../../../tools/rules/untranslated.ts";

const filesOf = (rule: Rule, texts: Record<string, string>) =>
  rule(treeOf(texts)).map(({ file }) => file);

/** What is found in a file of this text. */
const outside = (path: string, text: string) =>
  textsOutside(treeOf({ [path]: text }).sources[0]).map(({ what }) => what);

Deno.test("a text for people outside lib/texts is found", () => {
  const found = [
    "const a = () => <p>Hello</p>;",
    "const a = () => <p>of {n}</p>;",
    "const a = () => <p>{has ? 'of' : ''}</p>;",
    'const a = () => <button aria-label="play" />;',
    "const a = () => <input placeholder={`e.g. ${name}`} />;",
    'const a = () => <img alt={isOld ? "old" : other} />;',
    'const a = { title: "saved" };',
    'const a = () => toast({ title: name, description: "Saved it" });',
    'const a = () => showAlert("Done");',
    'const a = () => { throw new Problem(404, "There is no such stop."); };',
    'const a = z.string().min(1, "Give a title");',
    'const a = z.string().refine(isFit, { error: "Give a title" });',
    'const a = (n) => n === 1 ? "One stop is left" : `${n} stops are left`;',
    'const a = "There are no stops. " + "Add one.";',
    'row.append(createButton("Take it out"));',
  ];
  for (const text of found) {
    assert.notDeepEqual(outside("lib/store/a.tsx", text), [], text);
    assert.deepEqual(outside("tools/a.tsx", text), [], text);
    assert.deepEqual(outside("routes/developers/a.tsx", text), [], text);
  }
  const words = ["const a = 'Remove';", "const a = { draft: 'Draft' };"];
  for (const text of words) {
    assert.equal(outside("islands/a.tsx", text).length, 1, text);
    assert.deepEqual(outside("lib/store/a.tsx", text), [], text);
  }
});

Deno.test("names in code, texts for developers and texts of lib/texts are not found", () => {
  const quiet = [
    'const a = () => <p className="Big one">{t("hello")} · {n}</p>;',
    'const a = () => <Menu id="Large and small" data-state="Is open">{" "}</Menu>;',
    'if (event.key === "Escape") stop();',
    'const a = kinds["Archive of all"]; switch (a) { case "Archive one": stop(); }',
    'type A = "Archive of all"; const a = (b as "Archive of all");',
    'throw new Error("The store is closed.");',
    'log.info("The store is closed."); console.error("It is closed.");',
    'call({ summary: "Lists all archives.", path: "/api/a" });',
    'const all = db.prepare("SELECT id from tours where id");',
    'document.querySelector("Main of it"); text.replace("A word in it", "");',
    'import { a } from "./A file of it.ts";',
    'const a = { title: "columnTitle" };',
    'const a = inLanguage("en", "More archives of it");',
    'const a = { label: "home" } satisfies { label: TextKey<"shell"> };',
    'const a = () => <p title="Licence" translate="no">Creative Commons</p>;',
    'const a = { placeholder: "https://…" };',
    'const READERS_KEYS = ["Home", "End"];',
    'const FONT = \'"Source Sans 3", "Text of it", sans-serif\';',
    "document.querySelector(text); const a = `${panel} .entry input`;",
  ];
  for (const text of quiet) assert.deepEqual(outside("islands/a.tsx", text), [], text);
  const ofFormat = 'const column = "Sound recording";';
  assert.deepEqual(outside("lib/formats/foreign/property_names.ts", ofFormat), []);
  assert.equal(outside("lib/formats/a.ts", ofFormat).length, 1);
});

Deno.test("a text is found beside keys, names and selectors", () => {
  const found = [
    'const a = { label: "home" };',
    'const a = { label: "home" } satisfies { label: string };',
    'const a = { label: "Go home" } satisfies { label: TextKey<"shell"> };',
    'const a = () => <p translate="yes">Creative Commons</p>;',
    'const a = { placeholder: "https://… or a name" };',
    "const a = `${name} is here`;",
  ];
  for (const text of found) assert.equal(outside("islands/a.tsx", text).length, 1, text);
});

Deno.test("a row of the table of fields has keys, and another file's row has texts", () => {
  const row = 'const A = { label: "picture", column: "Image URL of it" };';
  assert.deepEqual(outside("lib/model/tour/fields/table.ts", row), []);
  assert.equal(outside("lib/model/tour/a.ts", row).length, 2);
});

Deno.test("constants in capitals describe the API in its modules alone, and its health is English", () => {
  const described = 'const GONE = { 404: "There is no such stop." };';
  assert.deepEqual(outside("routes/api/stops.ts", described), []);
  assert.equal(outside("routes/pages/stops.ts", described).length, 1);
  assert.equal(outside("routes/api/stops.ts", described.replace("GONE", "gone")).length, 1);
  const health = 'const sayWhy = () => "The store does not answer.";';
  assert.deepEqual(outside("routes/api/health.ts", health), []);
});

Deno.test("a link to a page without its language is found; one to a file or the API is not", () => {
  for (const link of ['href="/tours"', "href={`/tour/${id}`}", 'action="/q"', 'href="/"']) {
    assert.deepEqual(outside("islands/a.tsx", `const a = <a ${link} />;`), [
      "An address without to()",
    ], link);
  }
  const quiet = [
    'href={to("/tours")}',
    'href="https://a.org/b"',
    'href="#stops"',
    'href="/api/tours"',
    "href={`/media/${id}`}",
    'href="/icon.svg"',
    "href={url}",
  ];
  for (const link of quiet) {
    assert.deepEqual(outside("islands/a.tsx", `const a = <a ${link} />;`), [], link);
  }
});

Deno.test("a format in English or in the machine's language is found", () => {
  const formats = [
    'n.toLocaleString("en")',
    "n.toLocaleString()",
    'day.toLocaleDateString("en-GB", { dateStyle: "long" })',
    "day.toLocaleTimeString(undefined, {})",
    'new Intl.ListFormat("en")',
    "new Intl.DateTimeFormat()",
    '<html lang="en" />',
  ];
  for (const format of formats) {
    assert.equal(outside("islands/a.tsx", `const a = () => ${format};`).length, 1, format);
  }
  const quiet = [
    "n.toLocaleString(language())",
    'new Intl.ListFormat(language(), { type: "unit" })',
    'new Intl.Collator("en")',
    'word.toLocaleUpperCase("en")',
    "<p lang={tour.language} />",
  ];
  for (const format of quiet) {
    assert.deepEqual(outside("islands/a.tsx", `const a = () => ${format};`), [], format);
  }
});

Deno.test("a file with texts of its own is reported, with their lines", () => {
  const own = "const a = () => (\n  <p>Hello <b>you</b></p>\n);";
  const tree = treeOf({ "islands/a.tsx": own, "islands/b.tsx": "const b = <p>{t('hello')}</p>;" });
  const [violation, ...others] = untranslated(tree);
  assert.deepEqual(others, []);
  assert.equal(violation.file, "islands/a.tsx");
  assert.match(violation.message, /^2 texts.* Line 2: The text “Hello” Line 2: The text “you” /);
});

Deno.test("a text, a language or an address that is taken while a module loads is reported", () => {
  const imports = 'import { language, texts } from "../lib/texts/texts.ts";\n' +
    'import { to as path } from "../lib/texts/paths.ts";\nconst t = texts("player");\n';
  const early = [
    'const LABEL = { play: t("play") };',
    'export const label = t("play");',
    "const NUMBERS = new Intl.NumberFormat(language());",
    'const HOME = path("/");',
    "const LABELS = KEYS.map((key) => t(key));",
    'const label = make(); function make() { return t("play"); }',
    'const make = () => t("play"); const label = make();',
    'class A { static label = t("play"); }',
  ];
  for (const text of early) {
    const violations = earlyTexts(treeOf({ "islands/a.ts": imports + text }));
    assert.equal(violations.length, 1, text);
    assert.match(violations[0].message, /Line 4/, text);
  }
  const later = [
    'const labelOf = () => t("play");',
    'const schema = z.string({ error: () => t("play") });',
    'const make = () => () => t("play"); const label = make();',
    'class A { label = t("play"); say() { return t("play"); } }',
    'addEventListener("load", () => t("play"));',
  ];
  for (const text of later) {
    assert.deepEqual(filesOf(earlyTexts, { "islands/a.ts": imports + text }), [], text);
  }
  const other = 'import "../lib/texts/paths.ts"; import { to } from "./mail.ts"; to("Ann");';
  assert.deepEqual(filesOf(earlyTexts, { "islands/a.ts": other }), []);
});

Deno.test("an island that reaches texts which its page does not load is reported with the way", () => {
  const tree = (how: string, section: string) => ({
    "lib/texts/en/visitors/player.ts": "",
    "lib/texts/en/people/account.ts": "",
    "lib/texts/en/authors/form.ts": "",
    "lib/texts/en/server/problems.ts": "",
    "islands/tour/walk/island.tsx": how,
    "islands/author/tour-form/island.tsx": how.replaceAll("/tour/", "/author/"),
    "lib/walk/a.ts": `export const t = texts("${section}");`,
  });
  const ways = ['import "../../../lib/walk/a.ts";', 'await import("../../../lib/walk/a.ts");'];
  const [walk, form] = ["islands/tour/walk/island.tsx", "islands/author/tour-form/island.tsx"];
  for (const way of ways) {
    assert.deepEqual(filesOf(textAreas, tree(way, "player")), []);
    assert.deepEqual(filesOf(textAreas, tree(way, "account")), [walk]);
    assert.deepEqual(filesOf(textAreas, tree(way, "form")), [walk]);
    assert.deepEqual(filesOf(textAreas, tree(way, "problems")), [walk, form]);
    assert.match(
      textAreas(treeOf(tree(way, "form")))[0].message,
      /“form” of authors.*: islands\/tour\/walk\/island\.tsx → lib\/walk\/a\.ts\./,
    );
  }
  const type = 'import type { A } from "../../../lib/walk/a.ts";';
  assert.deepEqual(filesOf(textAreas, tree(type, "form")), []);
});

Deno.test("every page's script has the visitors' texts, and a worker has none", () => {
  const entry = (path: string, section: string) => ({
    "lib/texts/en/visitors/player.ts": "",
    "lib/texts/en/people/account.ts": "",
    [path]: `const t = texts("${section}");`,
  });
  assert.deepEqual(filesOf(textAreas, entry("islands/client.ts", "player")), []);
  assert.deepEqual(filesOf(textAreas, entry("islands/client.ts", "account")), [
    "islands/client.ts",
  ]);
  assert.deepEqual(filesOf(textAreas, entry("lib/device/pdf/pdf_worker.ts", "player")), [
    "lib/device/pdf/pdf_worker.ts",
  ]);
});
