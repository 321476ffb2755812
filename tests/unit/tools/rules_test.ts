import assert from "node:assert/strict";
import { circles } from "../../../tools/rules/circles.ts";
import { commentWidth } from "../../../tools/rules/comment_width.ts";
import { earlyUse } from "../../../tools/rules/early_use.ts";
import { fileSizes, measureSizes, shortFiles } from "../../../tools/rules/file_sizes.ts";
import { foundPrograms } from "../../../tools/rules/found_programs.ts";
import { folderSizes } from "../../../tools/rules/folder_sizes.ts";
import { importDirections } from "../../../tools/rules/import_directions.ts";
import { storeOnly } from "../../../tools/rules/store_only.ts";
import { storeRooms } from "../../../tools/rules/store_rooms.ts";
import { styleTokens } from "../../../tools/rules/style_tokens.ts";
import { type Rule, treeOf } from "../../../tools/rules/tree.ts";
import { visibleWords } from "../../../tools/rules/visible_words.ts";
import { visitorsScripts } from "../../../tools/rules/visitors_scripts.ts";
import { zodOptions } from "../../../tools/rules/zod_options.ts";

const filesOf = (rule: Rule, texts: Record<string, string>) =>
  rule(treeOf(texts)).map(({ file }) => file);

Deno.test("an import against the direction of the folders is reported, types and dynamic ones too", () => {
  const imports = [
    'import { a } from "../store/a.ts";',
    'import type { A } from "../store/a.ts";',
    'export { a } from "../store/a.ts";',
    'export * from "../store/a.ts";',
    'export type A = import("../store/a.ts").A;',
    'export const a = () => import("../store/a.ts");',
  ];
  for (const text of imports) {
    const violations = importDirections(treeOf({ "lib/model/b.ts": text }));
    assert.equal(violations.length, 1, text);
    assert.match(violations[0].message, /lib\/model must not import lib\/store/);
    assert.deepEqual(filesOf(importDirections, { "lib/server/b.ts": text }), [], text);
  }
});

Deno.test("an island may import what runs in the browser, and nothing of the server", () => {
  for (const folder of ["model", "geo", "formats", "ui", "browser", "audio", "progress", "walk"]) {
    const text = `import "../lib/${folder}/a.ts";`;
    assert.deepEqual(filesOf(importDirections, { "islands/a.tsx": text }), [], folder);
  }
  for (const folder of ["store", "media", "auth", "server"]) {
    const text = `import "../lib/${folder}/a.ts";`;
    assert.deepEqual(
      filesOf(importDirections, { "islands/a.tsx": text }),
      ["islands/a.tsx"],
      folder,
    );
  }
});

Deno.test("no part of the program imports a test or a tool; tests and tools import anything", () => {
  for (const free of ["tests/support/a.ts", "tools/a.ts"]) {
    const text = `import "../${free}";`;
    assert.deepEqual(filesOf(importDirections, { "routes/a.ts": text }), ["routes/a.ts"]);
    assert.deepEqual(
      filesOf(importDirections, { "tools/b.ts": 'import "../lib/store/a.ts";' }),
      [],
    );
  }
});

Deno.test("packages are no folders: any file may import them", () => {
  assert.deepEqual(filesOf(importDirections, { "lib/model/a.ts": 'import { z } from "zod";' }), []);
});

Deno.test("a folder that the table of directions does not know is reported", () => {
  assert.deepEqual(filesOf(importDirections, { "lib/attic/a.ts": "" }), ["lib/attic/a.ts"]);
});

Deno.test("of two rooms of the store at most one imports the other, types included, and none the files above", () => {
  const down = {
    "lib/store/tours/a.ts": 'import "../kv/a.ts"; import "./b.ts"; import "zod";',
    "lib/store/open.ts": 'import "./tours/a.ts"; import "./compact.ts";',
  };
  assert.deepEqual(filesOf(storeRooms, down), []);
  const up = ['import type { A } from "../tours/a.ts";', 'import "../open.ts";'];
  for (const text of up) {
    assert.deepEqual(filesOf(storeRooms, { "lib/store/kv/a.ts": text }), ["lib/store/kv/a.ts"]);
  }
  assert.deepEqual(filesOf(storeRooms, { "lib/store/attic/a.ts": "" }), ["lib/store/attic/a.ts"]);
});

Deno.test("a circle of imports is reported once with all of its files, types included", () => {
  const texts = {
    "lib/geo/a.ts": 'import { b } from "./b.ts";',
    "lib/geo/b.ts": 'import type { C } from "./c.ts";',
    "lib/geo/c.ts": 'export const load = () => import("./a.ts");',
    "lib/geo/d.ts": 'import "./a.ts"; import "./e.ts";',
    "lib/geo/e.ts": "",
  };
  const violations = circles(treeOf(texts));
  assert.equal(violations.length, 1);
  assert.match(violations[0].message, /lib\/geo\/a\.ts, lib\/geo\/b\.ts, lib\/geo\/c\.ts\./);
  assert.deepEqual(circles(treeOf({ ...texts, "lib/geo/c.ts": "" })), []);
});

Deno.test("a constant that a function reads which is called above it is reported", () => {
  const runAll = "async function all() { return await inFolder(); }\n" +
    "function inFolder() { return [FOLDER]; }\n";
  const early = {
    "waiting": `await all();\nconst FOLDER = "tests";\n${runAll}`,
    "at once": `export const found = inFolder();\nconst FOLDER = "tests";\n${runAll}`,
    "handed on": `await Promise.all(["a"].map(inFolder));\nconst FOLDER = "tests";\n${runAll}`,
    "a class": "await make();\nclass A {}\nfunction make() { return new A(); }",
  };
  for (const [what, text] of Object.entries(early)) {
    assert.deepEqual(filesOf(earlyUse, { "tools/a.ts": text }), ["tools/a.ts"], what);
  }
  const good = {
    "above": `const FOLDER = "tests";\nawait all();\n${runAll}`,
    "its own": 'run();\nconst name = "a";\nfunction run() { const name = "b"; return name; }',
    "a field": 'run();\nconst name = "a";\nfunction run() { return { name: 1 }.name; }',
    "a type": "run();\nclass A {}\nfunction run(a?: A): A | undefined { return a; }",
    "later": "const f = make();\nconst A = 1;\nfunction make() { return () => A; }",
    "never": 'const f = () => inFolder();\nconst FOLDER = "tests";\n' + runAll,
  };
  for (const [what, text] of Object.entries(good)) {
    assert.deepEqual(filesOf(earlyUse, { "tools/a.ts": text }), [], what);
  }
});

Deno.test("a file or style sheet of more than 300 lines is reported", () => {
  const long = "\n".repeat(301);
  assert.deepEqual(filesOf(fileSizes, { "lib/styles/a.css": long }), ["lib/styles/a.css"]);
  assert.ok(filesOf(fileSizes, { "lib/geo/a.ts": long }).includes("lib/geo/a.ts"));
  assert.deepEqual(filesOf(fileSizes, { "tests/a.ts": long }), []);
  assert.deepEqual(filesOf(fileSizes, { "lib/styles/a.css": "\n".repeat(300) }), []);
});

Deno.test("a folder with one file is reported, and one with more than 24", () => {
  const texts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`lib/geo/${i}.ts`, ""]));
  assert.deepEqual(filesOf(folderSizes, texts(1)), ["lib/geo"]);
  assert.deepEqual(filesOf(folderSizes, { ...texts(1), "lib/geo/location/a.ts": "" }), [
    "lib/geo/location",
  ]);
  assert.deepEqual(filesOf(folderSizes, texts(24)), []);
  assert.deepEqual(filesOf(folderSizes, texts(25)), ["lib/geo"]);
  const tests = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`tests/unit/geo/${i}_test.ts`, ""]),
    );
  assert.deepEqual(filesOf(folderSizes, tests(1)), [], "tests mirror what they test");
  assert.deepEqual(filesOf(folderSizes, tests(25)), ["tests/unit/geo"]);
});

Deno.test("a folder whose files have a median of 80 lines or more is reported", () => {
  const texts = (middle: number) => ({
    "islands/a.ts": "\n".repeat(5),
    "islands/b.ts": "\n".repeat(middle),
    "islands/c.ts": "\n".repeat(200),
  });
  assert.deepEqual(filesOf(fileSizes, texts(80)), ["islands"]);
  assert.deepEqual(filesOf(fileSizes, texts(79)), []);
  assert.deepEqual(measureSizes(treeOf(texts(79))), [
    { folder: "islands", files: 3, median: 79, most: 200 },
  ]);
});

Deno.test("a file of fewer than 20 lines of code with one user of its folder is reported", () => {
  const code = (lines: number) => "// a comment\n\n" + "export {};\n".repeat(lines);
  const short = (user: string, lines = 19) => ({
    "lib/geo/a.ts": code(lines),
    "lib/geo/b.ts": user,
  });
  const user = 'import "./a.ts";';
  assert.deepEqual(filesOf(shortFiles, short(user)), ["lib/geo/a.ts"]);
  assert.deepEqual(filesOf(shortFiles, { ...short(user), "tests/a.ts": user }), ["lib/geo/a.ts"]);

  assert.deepEqual(filesOf(shortFiles, short(user, 20)), [], "it is long enough");
  assert.deepEqual(filesOf(shortFiles, { ...short(user), "lib/geo/c.ts": user }), [], "two users");
  assert.deepEqual(filesOf(shortFiles, short('await import("./a.ts");')), [], "a chunk");
  assert.deepEqual(
    filesOf(shortFiles, { "lib/geo/a.ts": code(1), "routes/b.ts": 'import "../lib/geo/a.ts";' }),
    [],
    "its user belongs to another folder",
  );
});

Deno.test("a call on Deno KV outside lib/store is reported with its line; its type is not", () => {
  const calls = [
    'const kv = await Deno.openKv(":memory:");',
    'await kv.get(["tours"]);',
    'for await (const entry of c.var.kv.list({ prefix: ["tours"] })) entry;',
    "const operation = context.kv.atomic();",
  ];
  for (const call of calls) {
    const violations = storeOnly(treeOf({ "routes/a.ts": `\n${call}` }));
    assert.equal(violations.length, 1, call);
    assert.match(violations[0].message, /Line 2/);
    assert.deepEqual(filesOf(storeOnly, { "lib/store/a.ts": call }), []);
  }
  const passedOn = "export const find = (kv: Deno.Kv) => listTours(kv, headers.get('a'));";
  assert.deepEqual(filesOf(storeOnly, { "routes/a.ts": passedOn }), []);
});

Deno.test("zod on the static way from a visitors' island is reported with that way", () => {
  const texts = (how: string) => ({
    "islands/tour/walk/island.tsx": 'import "../../../lib/walk/a.ts";',
    "lib/walk/a.ts": how,
    "lib/model/b.ts": 'import { z } from "zod";',
  });
  const violations = visitorsScripts(treeOf(texts('import { b } from "../model/b.ts";')));
  assert.match(
    violations[0].message,
    /islands\/tour\/walk\/island.tsx → lib\/walk\/a.ts → lib\/model\/b.ts → zod/,
  );
  assert.deepEqual(filesOf(visitorsScripts, texts('import type { B } from "../model/b.ts";')), []);
  assert.deepEqual(filesOf(visitorsScripts, texts('await import("../model/b.ts");')), []);
});

Deno.test("zod in what every page loads is reported; in an island of authors it is allowed", () => {
  const zod = 'import { z } from "zod";';
  assert.deepEqual(filesOf(visitorsScripts, { "islands/client.ts": zod }), ["islands/client.ts"]);
  assert.deepEqual(filesOf(visitorsScripts, { "islands/author/tour-form/island.tsx": zod }), []);
});

Deno.test("zod without its options is reported in what may reach the browser, and not on the server", () => {
  const zod = 'import { z } from "zod";';
  for (const path of ["lib/model/a.ts", "lib/player/a.ts", "islands/a.tsx"]) {
    assert.deepEqual(filesOf(zodOptions, { [path]: zod }), [path]);
    assert.deepEqual(filesOf(zodOptions, { [path]: 'import type { z } from "zod";' }), []);
  }
  assert.deepEqual(filesOf(zodOptions, { "lib/server/a.ts": zod, "lib/model/zod.ts": zod }), []);
});

Deno.test("a comment that runs past column 100 is reported with its line; code and strings are not", () => {
  const wide = "x".repeat(98);
  for (const text of [`\n// ${wide}`, `\n/**\n * ${wide}x\n */`]) {
    const violations = commentWidth(treeOf({ "tests/a.ts": text }));
    assert.equal(violations.length, 1, text);
    assert.match(violations[0].message, /Line [23]/);
  }
  assert.deepEqual(filesOf(commentWidth, { "lib/styles/a.css": `/* ${wide} */` }), [
    "lib/styles/a.css",
  ]);
  assert.deepEqual(filesOf(commentWidth, { "tests/a.ts": `const text =\n  "// ${wide}";` }), []);
});

Deno.test("a colour, a duration or a layer without a name is reported in style sheets", () => {
  const sheet = (declaration: string) => ({ "lib/styles/a.css": `.a { ${declaration}; }` });
  const literals = [
    "color: #fff",
    "background: rgb(16 14 12 / 0.6)",
    "transition: opacity 200ms",
    "animation: turn 1.2s linear",
    "z-index: 20",
    "z-index: -1",
  ];
  for (const literal of literals) {
    assert.deepEqual(filesOf(styleTokens, sheet(literal)), ["lib/styles/a.css"], literal);
    const text = sheet(literal)["lib/styles/a.css"];
    assert.deepEqual(filesOf(styleTokens, { "lib/styles/base/tokens.css": text }), []);
  }
  for (const named of ["color: var(--ink)", "z-index: var(--layer-bar)", "inset: 1.5rem 20px"]) {
    assert.deepEqual(filesOf(styleTokens, sheet(named)), [], named);
  }
  assert.deepEqual(filesOf(styleTokens, { "lib/styles/a.css": "/* #fff */ #page {}" }), []);
});

Deno.test("a media query with its own width is reported, as is a fourth width", () => {
  const media = (query: string) => ({ "lib/styles/a.css": `@media ${query} { a {} }` });
  for (const query of ["(min-width: 40rem)", "(width >= 40rem)", "print and (max-height: 1rem)"]) {
    assert.deepEqual(filesOf(styleTokens, media(query)), ["lib/styles/a.css"], query);
  }
  for (const query of ["(--phone)", "print", "(prefers-reduced-motion: reduce)"]) {
    assert.deepEqual(filesOf(styleTokens, media(query)), [], query);
  }
  const breakpoints = (...widths: number[]) => ({
    "lib/styles/base/breakpoints.css": widths.map((width) =>
      `@custom-media --a${width} (width < ${width}rem);`
    ).join(""),
  });
  assert.deepEqual(filesOf(styleTokens, breakpoints(20, 40, 60, 40)), []);
  assert.deepEqual(filesOf(styleTokens, breakpoints(20, 40, 60, 80)), [
    "lib/styles/base/breakpoints.css",
  ]);
});

Deno.test("a visible text with a word that is not to be used is reported; the specification's stay", () => {
  const reported = [
    "const a = <p>Go to this\n  narrative</p>;",
    'const a = "Ask whoever runs this site.";',
    "const a = (n) => `This tour has ${n} stops.`;",
  ];
  for (const text of reported) {
    assert.deepEqual(filesOf(visibleWords, { "islands/a.tsx": text }), ["islands/a.tsx"], text);
    assert.deepEqual(filesOf(visibleWords, { "tools/a.tsx": text }), [], text);
  }
  const quiet = [
    "const a = <h2>Historical Narratives</h2>;",
    'const a = <div className="tour-map tour" />;',
    "const a = (id) => `/tour/${id}`; // Whoever opens it.",
    'import { tour } from "./tour.ts"; const a = <p>{tour}</p>;',
  ];
  for (const text of quiet) {
    assert.deepEqual(filesOf(visibleWords, { "islands/a.tsx": text }), [], text);
  }
});

Deno.test("a program that is started by its bare name is reported, and one by a path is not", () => {
  const command = (program: string) => `const { output } = new Deno.Command(${program}, { args });`;
  for (const program of ['"zbarimg"', 'path ?? "zbarimg"', 'isOld ? path : "zbarimg"']) {
    for (const file of ["tests/a_test.ts", "tools/a.ts", "lib/server/a.ts"]) {
      assert.deepEqual(filesOf(foundPrograms, { [file]: command(program) }), [file], program);
    }
  }
  for (const program of ["Deno.execPath()", 'requireProgram("sh")', "path!", '"/bin/sh"']) {
    assert.deepEqual(filesOf(foundPrograms, { "tests/a_test.ts": command(program) }), [], program);
  }
});

Deno.test("a file that is no TypeScript is named", () => {
  assert.throws(() => treeOf({ "lib/geo/a.ts": "const = 1;" }), /lib\/geo\/a\.ts cannot be parsed/);
});
