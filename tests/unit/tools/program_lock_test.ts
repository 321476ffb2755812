import assert from "node:assert/strict";
import { foldersOf, type Lock, programLock } from "../../../tools/program_lock.ts";

const LINUX = { os: "linux", cpu: "x64" };
const MAC = { os: "darwin", cpu: "arm64" };

const config: { imports: Record<string, string>; scopes: { "./": Record<string, string> } } = JSON
  .parse(await Deno.readTextFile("deno.json"));
const lock: Lock = JSON.parse(await Deno.readTextFile("deno.lock"));

const locked = (npm: Record<string, Partial<Lock["npm"][string]>>): Lock => ({
  version: "5",
  specifiers: { "npm:server@1": "1.0.0_peer@2.0.0", "npm:tester@1": "1.0.0" },
  npm: Object.fromEntries(
    Object.entries(npm).map(([id, rest]) => [id, { integrity: `sha512-${id}`, ...rest }]),
  ),
});

Deno.test("a start fetches what its imports need, as it is locked, and nothing of tests", () => {
  const made = programLock(
    locked({
      "server@1.0.0_peer@2.0.0": {
        dependencies: ["@scope/tool", "peer", "@types/peer"],
        optionalPeers: ["@types/peer"],
      },
      "@scope/tool@1.0.0": { dependencies: ["twice@2.0.0"] },
      "twice@1.0.0": {},
      "twice@2.0.0": {},
      "peer@2.0.0": {},
      "@types/peer@2.0.0": {},
      "tester@1.0.0": { dependencies: ["twice@1.0.0"] },
    }),
    ["npm:server@1"],
    LINUX,
  );
  assert.deepEqual(foldersOf(made, LINUX), [
    "@scope+tool@1.0.0",
    "peer@2.0.0",
    "server@1.0.0",
    "twice@2.0.0",
  ]);
  assert.deepEqual(made.specifiers, { "npm:server@1": "1.0.0_peer@2.0.0" });
  assert.equal(made.npm["twice@2.0.0"].integrity, "sha512-twice@2.0.0");
  assert.deepEqual(made.npm["server@1.0.0_peer@2.0.0"].dependencies, ["@scope/tool", "peer"]);
});

Deno.test("a start fetches programs of its own system alone", () => {
  const names = (system: typeof LINUX) =>
    foldersOf(programLock(lock, Object.values(config.imports), system), system)
      .filter((name) => /^(@rolldown\+binding|@esbuild\+|lightningcss-)/.test(name))
      .map((name) => name.replace(/@[\d.]+$/, ""));
  assert.deepEqual(names(LINUX), [
    "@esbuild+linux-x64",
    "@rolldown+binding-linux-x64-gnu",
    "lightningcss-linux-x64-gnu",
  ]);
  assert.deepEqual(names(MAC), [
    "@esbuild+darwin-arm64",
    "@rolldown+binding-darwin-arm64",
    "lightningcss-darwin-arm64",
  ]);
});

Deno.test("what only a program for another system needs is not looked for", () => {
  const made = locked({
    "server@1.0.0_peer@2.0.0": { optionalDependencies: ["wasm"] },
    "wasm@1.0.0": { cpu: ["wasm32"], dependencies: ["core"] },
    "core@1.0.0": {},
    "tester@1.0.0": {},
  });
  assert.deepEqual(foldersOf(made, LINUX), ["server@1.0.0", "tester@1.0.0"]);
});

Deno.test("nothing that the program imports is among the packages of developers", async () => {
  const found: string[] = [];
  for (
    const path of ["main.ts", "vite.config.ts", ...["lib", "routes", "islands"].flatMap(below)]
  ) {
    const text = await Deno.readTextFile(path);
    for (
      const [, name] of text.matchAll(/^(?!import type).*(?:from|import\(?) ?"(@?[a-z][^"]*)"/gm)
    ) {
      const of = name.split("/").slice(0, name.startsWith("@") ? 2 : 1).join("/");
      if (of in config.scopes["./"]) found.push(`${path}: ${name}`);
    }
  }
  assert.deepEqual(found, []);
});

const below = (folder: string): string[] =>
  Array.from(Deno.readDirSync(folder)).flatMap(({ name, isDirectory }) =>
    isDirectory ? below(`${folder}/${name}`) : /\.tsx?$/.test(name) ? [`${folder}/${name}`] : []
  );
