/**
 * Builds the script and the style sheet of embedded archives: separate from the client, whose
 * chunks use the browser's storage, and would change with another entry that shares modules.
 */
import { build, type Plugin } from "vite";
import config from "../vite.config.ts";
import { STYLE_TARGETS, TARGETS } from "./targets.ts";

const ENTRIES = ["islands/embed/client.ts", "lib/styles/embed.css"];
const MANIFEST = "manifest.embed.json";

/**
 * Builds into `folder`, which has the client's manifest, and adds the entries to that. `plugin`
 * sees the bundle.
 */
export async function buildEmbed(folder: string, plugin: Plugin): Promise<void> {
  await build({
    ...config,
    configFile: false,
    plugins: [...config.plugins, plugin],
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: MANIFEST,
      target: TARGETS,
      cssTarget: STYLE_TARGETS,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: "assets/embed-[hash].js",
          chunkFileNames: "assets/embed-[hash].js",
        },
      },
    },
  });
  const read = (name: string) => JSON.parse(Deno.readTextFileSync(`${folder}/${name}`));
  const added = read(MANIFEST);
  const entries = Object.fromEntries(ENTRIES.map((source) => [source, added[source]]));
  const manifest = { ...read("manifest.json"), ...entries };
  Deno.writeTextFileSync(`${folder}/manifest.json`, JSON.stringify(manifest, null, 2));
  Deno.removeSync(`${folder}/${MANIFEST}`);
}
