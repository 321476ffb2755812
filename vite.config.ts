import { defineConfig } from "vite";

/**
 * Protomaps' packages call a helper for each function that they define, which gives it a name. Said
 * to have no side effects, it lets what the map does not use (their own styles) fall away.
 */
const pureNames = {
  name: "pure-names",
  transform: (code: string, id: string) =>
    /node_modules\/(@protomaps\/|protomaps-leaflet\/|pmtiles\/)/.test(id)
      ? code.replace(
        /(?<==)(?=\((\w+),(\w+)\)=>\w+\(\1,"name",\{value:\2,configurable:!0\}\))/,
        "/* @__NO_SIDE_EFFECTS__ */",
      )
      : undefined,
};

/** What every walk and player needs. */
const WALK = new RegExp([
  "lib/(walk|audio|progress)/",
  "lib/model/(player_tour|preview_image|stop_limits|stop_order|url_rules)\\.ts",
  "lib/geo/geofence\\.ts",
  "lib/browser/wake_lock\\.ts",
  "islands/(player|walk)/(current_stop|screen_state|use_\\w+)\\.ts",
].join("|"));

/**
 * The encoder of MP3 asks for Node's workers where there are no others. Without that, no chunk
 * needs a `require`, whose stand-in every page would load.
 */
const noNodeWorkers = {
  name: "no-node-workers",
  transform: (code: string, id: string) =>
    id.includes("@mediabunny/mp3-encoder/")
      ? code.replace(/__require\("worker_threads"\)\.Worker/, "undefined")
      : undefined,
};

/** The client: one entry that finds islands, one chunk an island, two style sheets. */
export default defineConfig({
  appType: "custom",
  publicDir: false,
  logLevel: "warn",
  plugins: [pureNames, noNodeWorkers],
  oxc: { jsx: { runtime: "automatic" } },
  // Breakpoints have names: `@custom-media` of lib/ui/styles/breakpoints.css.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The encoder of MP3, which an author's first recording loads.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // What many islands share, in few chunks: one each would cost more requests than bytes are
        // saved.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|@preact|use-sync-external-store)\//,
              minShareCount: 3,
            },
            { name: "icons", test: /lucide-react/, minShareCount: 3 },
            { name: "walk", test: WALK, minShareCount: 3 },
            { name: "small", test: /lib\/(geo|ui)\//, minShareCount: 3, maxModuleSize: 1500 },
          ],
          includeDependenciesRecursively: false,
        },
      },
      // Constants take the place of their imports: before_first_paint is a classic script, which
      // cannot import.
      optimization: { inlineConst: { mode: "all" } },
      // React's libraries mark what runs in the browser; here all of it does.
      onLog: (level, log, say) => log.code === "MODULE_LEVEL_DIRECTIVE" || say(level, log),
      input: {
        client: "islands/client.ts",
        beforeFirstPaint: "islands/before_first_paint.ts",
        styles: "lib/ui/styles/main.css",
        authorStyles: "lib/ui/styles/authors.css",
      },
    },
  },
});
