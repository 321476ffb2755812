/** Builds the client into dist/, when its sources changed since the last build. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";

/** What the client is made of: a change in any of these needs a new build. */
const SOURCES = [
  "islands",
  "lib/model",
  "lib/geo",
  "lib/formats",
  "lib/audio",
  "lib/walk",
  "lib/progress",
  "lib/browser",
  "lib/offline",
  "lib/ui",
];
const SINGLE = [
  "vite.config.ts",
  "deno.lock",
  "static/icon.svg",
  "tools/build.ts",
  "tools/build_worker.ts",
];
const STAMP = "dist/.sources";

/** Builds if need be; returns true when it did. */
export async function build(): Promise<boolean> {
  const now = hashSources();
  if (readText(STAMP) === now) return false;
  // Nothing of this is loaded by a start that needs no build.
  const vite = await import("vite");
  const { buildWorker } = await import("./build_worker.ts");
  await vite.build();
  checkClassicScript();
  buildWorker();
  compress("dist/sw.js");
  for (const { name } of Deno.readDirSync("dist/assets")) compress(`dist/assets/${name}`);
  Deno.writeTextFileSync(STAMP, now);
  return true;
}

/**
 * Throws an Error when the script before the first paint imports: pages load it as a classic
 * script.
 */
function checkClassicScript() {
  const manifest = JSON.parse(Deno.readTextFileSync("dist/manifest.json"));
  const { imports = [] } = manifest["islands/before_first_paint.ts"];
  if (imports.length === 0) return;
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

/** Makes the twins that the server sends to browsers that take them. */
function compress(path: string) {
  if (!/\.(js|css|svg)$/.test(path)) return;
  const bytes = Deno.readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  Deno.writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  Deno.writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

if (import.meta.main) console.log(await build() ? "Client built." : "Client is up to date.");
