/**
 * Builds the client into dist/, if its sources have changed since the last build. It is built in a
 * separate folder, then moved file by file, the manifest last: a program that starts meanwhile
 * finds one complete client, and a running one keeps the files that its pages name.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { LICENCES_FILE } from "../lib/server/http/licences.ts";
import { CLASSIC_TARGET, STYLE_TARGETS, TARGETS } from "./targets.ts";

/** The sources of the client: a change in any of these needs a new build. */
const SOURCES = [
  "islands",
  "lib/model",
  "lib/geo",
  "lib/formats",
  "lib/player",
  "lib/walk",
  "lib/progress",
  "lib/device",
  "lib/offline",
  "lib/styles",
  "lib/ui",
  "lib/texts",
];
const SINGLE = [
  "vite.config.ts",
  "deno.lock",
  "static/icon.svg",
  "tools/build.ts",
  "tools/build_embed.ts",
  "tools/build_texts.ts",
  "tools/build_worker.ts",
  "tools/licences/bundled_packages.ts",
  "tools/licences/texts.ts",
  "tools/targets.ts",
];
const DIST = "dist";
const STAMP = `${DIST}/.sources`;

/** The names of the last build's assets, which a running program may still send. */
const ASSETS = ".assets";

/**
 * Builds if needed, in a process of its own, since a build takes 800 MB that a process would keep;
 * returns whether it did. Throws an Error if the build fails, which has printed the reason.
 */
export async function build(): Promise<boolean> {
  if (readText(STAMP) === hashSources()) return false;
  const args = ["run", "-A", "tools/build.ts"];
  const child = new Deno.Command(Deno.execPath(), { args, stdout: "null" }).spawn();
  if ((await child.status).success) return true;
  throw new Error("The client could not be built; the lines above say why.");
}

/** Builds if needed, in this process; returns whether it did. */
async function buildHere(): Promise<boolean> {
  const now = hashSources();
  if (readText(STAMP) === now) return false;
  const vite = await import("vite");
  const { default: config } = await import("../vite.config.ts");
  const { createBundledFiles } = await import("./licences/bundled_packages.ts");
  const { buildTexts } = await import("./build_texts.ts");
  const { buildEmbed } = await import("./build_embed.ts");
  const { buildWorker } = await import("./build_worker.ts");
  // Two builds at once have a folder each.
  const folder = `${DIST}/.new-${Deno.pid}`;
  Deno.mkdirSync(folder, { recursive: true });
  try {
    const bundled = createBundledFiles();
    await vite.build({
      ...config,
      configFile: false,
      plugins: [...config.plugins, bundled.plugin],
      worker: { plugins: () => [...config.worker.plugins(), bundled.plugin] },
      build: { ...config.build, outDir: folder, target: TARGETS, cssTarget: STYLE_TARGETS },
    });
    await finishClassicScript(folder);
    await buildEmbed(folder, bundled.plugin);
    buildTexts(folder);
    await buildWorker(folder, bundled.add);
    Deno.writeTextFileSync(`${folder}/${LICENCES_FILE}`, JSON.stringify(bundled.packages()));
    const assets = namesIn(`${folder}/assets`).map((name) => `${folder}/assets/${name}`);
    await Promise.all([`${folder}/sw.js`, ...assets].map(compress));
    takeOver(folder, DIST);
    Deno.writeTextFileSync(STAMP, now);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
  return true;
}

/** Moves a new client from `folder` to `dist`, and removes files of neither it nor the last one. */
export function takeOver(folder: string, dist: string): void {
  Deno.mkdirSync(`${dist}/assets`, { recursive: true });
  const names = namesIn(`${folder}/assets`);
  for (const name of names) Deno.renameSync(`${folder}/assets/${name}`, `${dist}/assets/${name}`);
  const others = namesIn(folder).filter((name) => name !== "assets" && name !== "manifest.json");
  for (const name of [...others, "manifest.json"]) {
    Deno.renameSync(`${folder}/${name}`, `${dist}/${name}`);
  }
  const kept = new Set([...names, ...(readText(`${dist}/${ASSETS}`)?.split("\n") ?? [])]);
  for (const name of namesIn(`${dist}/assets`)) {
    if (!kept.has(name)) Deno.removeSync(`${dist}/assets/${name}`);
  }
  Deno.writeTextFileSync(`${dist}/${ASSETS}`, names.join("\n"));
}

const namesIn = (folder: string) => Array.from(Deno.readDirSync(folder), ({ name }) => name);

/**
 * Lowers the syntax of the script before the first paint further than all else, because it runs in
 * old browsers. Throws an Error when it imports something: pages load it as a classic script.
 */
async function finishClassicScript(folder: string) {
  const manifest = JSON.parse(Deno.readTextFileSync(`${folder}/manifest.json`));
  const { file, imports = [] } = manifest["islands/before_first_paint.ts"];
  if (imports.length === 0) {
    const { transformSync } = await import("esbuild");
    const before = Deno.readTextFileSync(`${folder}/${file}`);
    const { code } = transformSync(before, { target: CLASSIC_TARGET, minify: true });
    return Deno.writeTextFileSync(`${folder}/${file}`, code);
  }
  throw new Error(
    `islands/before_first_paint.ts imports ${imports}, which a classic script cannot. ` +
      "Let it import constants only; vite.config.ts inlines them.",
  );
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const path of [...SOURCES.flatMap(filesBelow), ...SINGLE].sort()) {
    hash.update(path).update(Deno.readFileSync(path));
  }
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  try {
    return Array.from(Deno.readDirSync(folder)).flatMap(({ name, isDirectory }) =>
      isDirectory ? filesBelow(`${folder}/${name}`) : [`${folder}/${name}`]
    );
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

function readText(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return undefined;
  }
}

/** Texts, programs, and the files of the aligner's models; pictures are small already. */
const COMPRESSED =
  /\.(js|css|svg|wasm|txt|json)$|\/(mdef|means|variances|sendump|transition_matrices)-[\w-]+\.?$/;

/**
 * From this size in bytes on a file is an author's, such as the models of the aligner. The best
 * compression would save 5 % of it, and take most of the time of a first start.
 */
const LARGE_BYTES = 300_000;

/** A file of the aligner's models, which every browser that runs it takes as brotli. */
const MODEL = /\/(dict|mdef|means|variances|sendump)-[\w-]+\.(txt)?$/;

/** Makes the compressed versions of a file. */
async function compress(path: string): Promise<void> {
  if (!COMPRESSED.test(path)) return;
  const bytes = Deno.readFileSync(path);
  const quality = bytes.length < LARGE_BYTES ? 11 : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    MODEL.test(path) ? undefined : promisify(gzip)(bytes, { level: 9 }),
  ]);
  Deno.writeFileSync(`${path}.br`, br);
  if (gz) Deno.writeFileSync(`${path}.gz`, gz);
}

if (import.meta.main) {
  const { readArguments } = await import("./arguments.ts");
  readArguments({ usage: "deno task build" });
  console.log(await buildHere() ? "Client built." : "Client is up to date.");
}
