import assert from "node:assert/strict";

const FOLDER = "lib/styles";

/** What a whole page is asked for, by its root: `:root:has(> body > .sheet)`. */
const ASKED_OF_THE_PAGE = /(?::root|html|body|#page)\S*?:has\(([^{]*)/g;

Deno.test("no style sheet of visitors searches the whole page for what the shell shows", async () => {
  let found = 0;
  const sheets = [...Deno.readDirSync(FOLDER)].flatMap(({ name, isDirectory }) =>
    !isDirectory
      ? [name]
      : name === "authors"
      ? []
      : [...Deno.readDirSync(`${FOLDER}/${name}`)].map((sheet) => `${name}/${sheet.name}`)
  );
  for (const name of sheets) {
    const text = await Deno.readTextFile(`${FOLDER}/${name}`);
    for (const [, condition] of text.matchAll(ASKED_OF_THE_PAGE)) {
      const path = condition.slice(0, condition.indexOf(")"));
      assert.match(path, /^> [^ ]+( > [^ ]+)*$/, `${name}: has(${path})`);
      found++;
    }
  }
  assert.ok(found > 0);
});
