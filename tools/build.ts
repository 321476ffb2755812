/**
 * Builds the client into dist/, if its sources have changed since the last build. The build itself
 * is in a file of its own, which the launcher of a server does not load.
 */
import { createHash } from "node:crypto";

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
  "tools/build_client.ts",
  "tools/build_embed.ts",
  "tools/build_texts.ts",
  "tools/build_worker.ts",
  "tools/licences/bundled_packages.ts",
  "tools/licences/texts.ts",
  "tools/targets.ts",
];
export const DIST = "dist";

/** What the client in dist/ was built from. */
export const STAMP = `${DIST}/.sources`;

/**
 * Builds if needed, in a process of its own, since a build takes 800 MB that a process would keep;
 * returns whether it did. Throws an Error if the build fails, which has printed the reason.
 */
export async function build(): Promise<boolean> {
  if (isBuilt()) return false;
  const args = ["run", "-A", "tools/build_client.ts"];
  const child = new Deno.Command(Deno.execPath(), { args, stdout: "null" }).spawn();
  if ((await child.status).success) return true;
  throw new Error("The client could not be built; the lines above say why.");
}

/** True if the client in dist/ is that of the sources. */
export const isBuilt = () => readText(STAMP) === hashSources();

/** What a build is made from. */
export function hashSources(): string {
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

/** The content of a file; undefined without it. */
export function readText(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return undefined;
  }
}
