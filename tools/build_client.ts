/**
 * Builds the client in a separate folder, then moves it to dist/ file by file, the manifest last: a
 * program that starts meanwhile finds one complete client, and a running one keeps the files that
 * its pages name.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { transformSync } from "esbuild";
import { build as viteBuild } from "vite";
import { LICENCES_FILE } from "../lib/server/http/licences.ts";
import config from "../vite.config.ts";
import { readArguments } from "./arguments.ts";
import { DIST, hashSources, isBuilt, readText, STAMP } from "./build.ts";
import { buildEmbed } from "./build_embed.ts";
import { buildTexts } from "./build_texts.ts";
import { buildWorker } from "./build_worker.ts";
import { createBundledFiles } from "./licences/bundled_packages.ts";
import { CLASSIC_TARGET, STYLE_TARGETS, TARGETS } from "./targets.ts";

/** The names of the last build's assets, which a running program may still send. */
const ASSETS = ".assets";

/** Builds if needed; returns whether it did. */
async function buildClient(): Promise<boolean> {
  if (isBuilt()) return false;
  const now = hashSources();
  // Two builds at once have a folder each.
  const folder = `${DIST}/.new-${Deno.pid}`;
  Deno.mkdirSync(folder, { recursive: true });
  try {
    const bundled = createBundledFiles();
    await viteBuild({
      ...config,
      configFile: false,
      plugins: [...config.plugins, bundled.plugin],
      worker: { plugins: () => [...config.worker.plugins(), bundled.plugin] },
      build: { ...config.build, outDir: folder, target: TARGETS, cssTarget: STYLE_TARGETS },
    });
    finishClassicScript(folder);
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
function finishClassicScript(folder: string) {
  const manifest = JSON.parse(Deno.readTextFileSync(`${folder}/manifest.json`));
  const { file, imports = [] } = manifest["islands/before_first_paint.ts"];
  if (imports.length === 0) {
    const before = Deno.readTextFileSync(`${folder}/${file}`);
    const { code } = transformSync(before, { target: CLASSIC_TARGET, minify: true });
    return Deno.writeTextFileSync(`${folder}/${file}`, code);
  }
  throw new Error(
    `islands/before_first_paint.ts imports ${imports}, which a classic script cannot. ` +
      "Let it import constants only; vite.config.ts inlines them.",
  );
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
  readArguments({ usage: "deno task build" });
  console.log(await buildClient() ? "Client built." : "Client is up to date.");
}
