import assert from "node:assert/strict";
import { takeOver } from "../../../tools/build_client.ts";

Deno.test("a new client takes the place of the one before file by file, whose assets stay until the next", () => {
  const dist = Deno.makeTempDirSync();
  const next = (...assets: string[]) => {
    const folder = `${dist}/.new`;
    Deno.mkdirSync(`${folder}/assets`, { recursive: true });
    for (const name of assets) Deno.writeTextFileSync(`${folder}/assets/${name}`, name);
    Deno.writeTextFileSync(`${folder}/manifest.json`, assets.join());
    Deno.writeTextFileSync(`${folder}/sw.js`, assets.join());
    takeOver(folder, dist);
    assert.deepEqual(namesIn(folder), ["assets"], "all is moved");
    const files = ["manifest.json", "sw.js"].map((name) =>
      Deno.readTextFileSync(`${dist}/${name}`)
    );
    assert.deepEqual(files, [assets.join(), assets.join()]);
    return namesIn(`${dist}/assets`);
  };
  assert.deepEqual(next("a", "b"), ["a", "b"]);
  assert.deepEqual(next("b", "c"), ["a", "b", "c"]);
  assert.deepEqual(next("d"), ["b", "c", "d"]);
  Deno.removeSync(dist, { recursive: true });
});

const namesIn = (folder: string) => Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();

Deno.test("the speech models lie in the build once as they are and once compressed", () => {
  // The folder may have files of earlier builds, too.
  const models = Deno.readTextFileSync("dist/.assets").split("\n").filter((name) =>
    /^(dict|mdef|means|variances|sendump)-/.test(name)
  ).sort();
  const plain = models.filter((name) => !/\.(br|gz)$/.test(name));
  assert.equal(plain.length, 10, "five files of each of two languages");
  assert.deepEqual(models, plain.flatMap((name) => [name, `${name}.br`]));
});

Deno.test("no chunks import each other in a circle, except those of the walk", () => {
  type Chunk = { name?: string; imports?: string[] };
  const manifest: Record<string, Chunk> = JSON.parse(Deno.readTextFileSync("dist/manifest.json"));
  /** All that a chunk imports, also by others; not what is loaded later. */
  const reached = (key: string, seen = new Set<string>()): Set<string> => {
    for (const next of manifest[key].imports ?? []) {
      if (!seen.has(next)) reached(next, seen.add(next));
    }
    return seen;
  };
  const keys = Object.keys(manifest);
  assert.ok(keys.some((key) => reached(key).size > 1), "chunks are followed");
  const circle = keys.filter((key) => reached(key).has(key)).map((key) => manifest[key].name);
  // A new circle may leave islands dead: put the module that closes it into another group of
  // vite.config.ts.
  assert.deepEqual(circle.sort(), ["small", "tour-parts", "walk"]);
});
