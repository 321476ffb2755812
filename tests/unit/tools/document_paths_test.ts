import assert from "node:assert/strict";
import { documentPaths } from "../../../tools/rules/document_paths.ts";
import { treeOf } from "../../../tools/rules/tree.ts";

const THERE = {
  "lib/geo/cover.ts": "export {};",
  "lib/styles/base/map.css": "",
  "docs/maps.md": "",
  "docs/deep/a.md": "",
};

/** What the rule reports of a document `docs/deep/b.md` with this text. */
const found = (text: string) =>
  documentPaths(treeOf({ ...THERE, "docs/deep/b.md": text })).map(({ message }) => message);

Deno.test("a document that names a file, a folder or a link that is missing is reported", () => {
  const missing = [
    "`lib/geo/gone.ts`",
    "`lib/gone`",
    "`lib/gone/{name}.ts`",
    "`geo/gone.ts`",
    "`gone.ts`",
    "`docs/gone.md`",
    "[maps](maps.md)",
    "[maps](../gone.md#tiles)",
  ];
  for (const text of missing) assert.match(found(text).join(), /^Names \S+, which/, text);
});

Deno.test("paths that exist, patterns below folders that exist, and other words are let pass", () => {
  const there = [
    "`lib/geo/cover.ts`",
    "`lib/geo/`",
    "`geo/cover.ts`",
    "`cover.ts`",
    "`base/map.css`",
  ];
  const patterns = ["`lib/geo/*_test.ts`", "`lib/{name}.ts`", "`lib/…`"];
  const links = [
    "[a](a.md)",
    "[maps](../maps.md#tiles)",
    "[x](https://x.example/gone.md)",
    "[y](#y)",
  ];
  const others = ["`/tour/{id}`", "`application/json`", "`deno task test lib/gone`", "lib/gone.ts"];
  for (const text of [...there, ...patterns, ...links, ...others]) {
    assert.deepEqual(found(text), [], text);
  }
  assert.deepEqual(found("```\n`lib/gone.ts`\n```\n"), []);
});
