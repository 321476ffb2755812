import assert from "node:assert/strict";

const text = await Deno.readTextFile("docs/asvs.md");
const rows = text.matchAll(/^\| (\d+\.\d+\.\d+) .*? \| +(\d) +\| (.+?) +\| (.+?) +\|$/gm)
  .map(([, id, level, state, why]) => ({ id, level, state, why })).toArray();

Deno.test("the table of ASVS 5.0 has each requirement of levels 1 and 2 once, with its state", () => {
  assert.equal(rows.filter(({ level }) => level === "1").length, 70);
  assert.equal(rows.filter(({ level }) => level === "2").length, 183);
  assert.equal(new Set(rows.map(({ id }) => id)).size, 253);
  const counts = Map.groupBy(rows, ({ state }) => state);
  const sizes = ["met", "not applicable", "**open**"].map((state) => counts.get(state)?.length);
  assert.deepEqual([...counts.keys()].length, 3);
  assert.ok(
    text.replace(/\s+/g, " ").includes(
      `${sizes[0]} are met, ${sizes[1]} do not apply, ${sizes[2]} are open`,
    ),
  );
});

Deno.test("what the table names is there: files, and tests by their titles", async () => {
  for (const { id, why } of rows) {
    const paths = why.matchAll(
      /`((?:tests|lib|routes|islands|tools|docs)\/[^`]+)`(?: \("([^"]+)"\))?/g,
    );
    for (const [, path, title] of paths) {
      const source = await Deno.readTextFile(path).catch(() => null) ??
        ((await Deno.stat(path).catch(() => null))?.isDirectory ? "" : null);
      assert.ok(source !== null, `${id}: ${path} is missing`);
      const parts = title?.split("…").map((part) => part.trim()).filter(Boolean) ?? [];
      for (const part of parts) assert.ok(source.includes(part), `${id}: no "${part}" in ${path}`);
    }
  }
});
