/** The page of licences names all that browsers get of other people's work. */
import assert from "node:assert/strict";
import { readLicences } from "../../../lib/server/http/licences.ts";
import { createBundledFiles } from "../../../tools/licences/bundled_packages.ts";
import { readRepository } from "../../../tools/rules/tree.ts";
import { testApp } from "../../support/servers/server.ts";

const packages = await readLicences("dist");
const names = packages.map(({ name }) => name);

/** Loaded by other names: of the service worker, of workers, and of style sheets. */
const OF_EACH_BUNDLE = [
  "workbox-core",
  "soundswallower",
  "libheif-js",
  "@mediabunny/mp3-encoder",
  "@fontsource-variable/fraunces",
  "lucide-react",
  "scheduler",
];

/**
 * Packages that only pass on what other packages contain, so that no file of their own is in the
 * build; each with a package that must be listed for it.
 */
const OF_PARTS: Record<string, string> = { "radix-ui": "@radix-ui/react-toast" };

/** The packages that the sources of the browser import by their names, types left out. */
function imported(): Set<string> {
  const { sources } = readRepository();
  const ofBrowsers = sources.filter(({ path }) =>
    /^(islands|lib\/(device|offline|player|walk|progress))\//.test(path)
  );
  const found = ofBrowsers.flatMap(({ imports }) => imports)
    .filter(({ target, typeOnly }) =>
      !typeOnly && !/^(\.|\/|islands\/|lib\/|routes\/|node:)/.test(target)
    )
    .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)![0]);
  return new Set(found.map((name) => OF_PARTS[name] ?? name));
}

Deno.test("each package that the scripts of the browser import is listed, and one of each bundle", () => {
  const missing = [...imported(), ...OF_EACH_BUNDLE].filter((name) => !names.includes(name));
  assert.deepEqual(missing, []);
  assert.ok(!names.includes("oidc-provider"), "what stays on the server is not");
});

Deno.test("each package of the bundles is on the page, with its licence and its text", async () => {
  await using test = await testApp();
  const response = await test.app.request("/licences");
  assert.equal(response.status, 200);
  const page = (await response.text()).replaceAll("<!-- -->", "");
  assert.match(page, /GeoNames<\/a>, under <a href="[^"]+">CC BY 4\.0/);
  for (const { name, version, licence, text } of packages) {
    assert.ok(page.includes(`<strong>${name}</strong> ${version}, ${licence}</summary>`), name);
    assert.match(text, /Permission|Redistribution|License|LICENSE|licen[cs]e/, name);
    assert.ok(text.length > 500, name);
    const word = text.split(/[^\w ]+/).sort((a, b) => b.length - a.length)[0];
    assert.ok(page.includes(word), `${name}: ${word}`);
  }
});

Deno.test("a package without the text of its licence stops the build", () => {
  const folder = Deno.makeTempDirSync();
  const path = `${folder}/node_modules/nameless`;
  Deno.mkdirSync(path, { recursive: true });
  const about = { name: "nameless", version: "1.0.0", license: "MIT" };
  Deno.writeTextFileSync(`${path}/package.json`, JSON.stringify(about));
  const files = createBundledFiles();
  files.add(`${path}/index.js`);
  assert.throws(() => files.packages(), /nameless has no file with its licence/);
  Deno.writeTextFileSync(`${path}/package.json`, JSON.stringify({ ...about, author: "N. N." }));
  assert.match(files.packages()[0].text, /^Copyright \(c\) N\. N\.\n\nPermission is hereby/);
  Deno.removeSync(folder, { recursive: true });
});
