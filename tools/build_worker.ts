/** Bundles the service worker, with the list of files that it stores beforehand. */
import { createHash } from "node:crypto";
import { build, type Plugin } from "esbuild";
import { readManifest } from "../lib/server/http/manifest.ts";
import { LANGUAGES } from "../lib/texts/catalogue.ts";
import { TARGETS } from "./targets.ts";
import { AUTHORS } from "./rules/visitors_scripts.ts";

const ENTRY = "lib/offline/worker/service_worker.ts";

/** Files of static/ that every page shows. */
const STATIC = ["/icon.svg"];

/** `assets` are files that a chunk names, such as Leaflet's own script. */
type Chunk = {
  file: string;
  isEntry?: true;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
};
type Manifest = Record<string, Chunk>;

/** The worker has neither the server’s texts nor those of a page. */
const withoutTexts: Plugin = {
  name: "without-texts",
  setup: ({ onResolve }) =>
    onResolve(
      { filter: /^\.\/reader\.ts$/ },
      ({ resolveDir }) => ({ path: `${resolveDir}/reader.worker.ts` }),
    ),
};

/** Builds `sw.js` beside the client in `folder`; `bundled` gets each file of which it is made. */
export async function buildWorker(folder: string, bundled: (file: string) => void): Promise<void> {
  const { client, styles } = readManifest(folder);
  const precached = [
    ...visitorsFiles(folder).map((url) => ({ url, revision: null })),
    ...STATIC.map((url) => ({ url, revision: hash(Deno.readFileSync(`static${url}`)) })),
  ];
  const { metafile } = await build({
    plugins: [withoutTexts],
    metafile: true,
    entryPoints: [ENTRY],
    outfile: `${folder}/sw.js`,
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGETS,
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PRECACHED_FILES: JSON.stringify(precached),
      PAGE_FILES: JSON.stringify([client, styles]),
      BUILD: JSON.stringify(hash(JSON.stringify(precached))),
    },
  });
  for (const { inputs } of Object.values(metafile.outputs)) Object.keys(inputs).forEach(bundled);
}

/** The paths of all files of the build in `folder` that a visitor's page may load, sorted. */
export function visitorsFiles(folder: string): string[] {
  const { beforeFirstPaint, styles, fonts, texts } = readManifest(folder);
  const manifest: Manifest = JSON.parse(Deno.readTextFileSync(`${folder}/manifest.json`));
  // Those that come with a part: the chunk from which Vite takes it does not name its style sheet.
  const lateStyles = Object.values(manifest)
    .filter(({ file, isEntry }) => file.endsWith(".css") && !isEntry)
    .map(({ file }) => `/${file}`);
  // Their islands are among the chunks: a visitor's page shows what an account has to send.
  const ofVisitors = [...LANGUAGES.keys()].flatMap((language) =>
    ["visitors", "people"].map((area) => texts(language, area))
  );
  return [
    beforeFirstPaint,
    styles,
    ...fonts,
    ...ofVisitors,
    ...lateStyles,
    ...visitorsChunks(manifest),
  ].sort();
}

/** All scripts that a visitor's page may load: all except those of authors. */
export function visitorsChunks(manifest: Manifest): string[] {
  const found = new Set<string>();
  const files = new Set<string>();
  const add = (source: string) => {
    if (found.has(source) || AUTHORS.includes(source)) return;
    found.add(source);
    const { file, assets = [], imports = [], dynamicImports = [] } = manifest[source];
    for (const path of [file, ...assets]) files.add(`/${path}`);
    for (const next of [...imports, ...dynamicImports]) add(next);
  };
  add("islands/client.ts");
  return [...files].filter((path) => path.endsWith(".js"));
}

const hash = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);
