/** The examples in docstrings are programs that compile, and do what they say. */
import assert from "node:assert/strict";
import { globSync } from "node:fs";

Deno.test("each example of lib compiles and runs, its assertions included", async () => {
  const files = globSync("lib/**/*.ts")
    .filter((path) => /^ \* @example$/m.test(Deno.readTextFileSync(path)));
  assert.ok(files.length >= 25, `${files.length} files have examples`);
  const args = ["test", "-A", "--doc", "--quiet", ...files];
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  const said = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
  assert.equal(code, 0, said);
  assert.match(said, new RegExp(`\\b${files.length} passed`), said);
});
