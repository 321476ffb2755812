import type { UserConfig } from "vite";

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

/** What every walk and player needs before it begins. */
const WALK = new RegExp([
  "lib/(walk(?!/(beacon|description|way/(?!way_code)))|player(?!/(transcript|follow))|progress)/",
  "lib/model/(tour/(legs/polyline|player_tour|stop_limits|stop_order|stop_place)|media/(preview_image|url_rules))\\.ts",
  "lib/geo/(area|geofence|legs)\\.ts",
  "lib/device/wake_lock\\.ts",
  "islands/(player|tour/walk)/(current_stop|screen_state|use_(player|walk))\\.ts",
].join("|"));

/** What shows a story that plays: its sentences and pictures follow the voice. */
const VOICE = new RegExp([
  "lib/player/(transcript/|follow_)",
  "lib/model/(tour/transcript_limits|media/thing)\\.",
  "lib/ui/(folded_text|tour/stop_picture)\\.",
  "islands/player/(voice_picture|then-now/then_now|transcript/use_\\w+)\\.",
].join("|"));

/** What the islands of an archive's page share: a chunk each would take more than their bytes. */
const TOUR_PARTS = new RegExp([
  "lib/model/(text/(well_formed|language|language_names)|media/(recording_length|cloud_drives))\\.",
  "lib/geo/bearing\\.",
  "islands/runtime/use_(part|hydrated)\\.",
  "islands/(tour/walk/(heard|screen_state|use_walk)|map/(here|position_layer))\\.",
  "islands/(player/current_stop|shell/share_archive)\\.",
  "islands/map/(?!vector|camera|keep|draw|lazy|old_maps|pan)",
  "lib/device/(location/(location|last_place|directions)|retry)\\.",
].join("|"));

/** Modules with time limits for a device that may not answer: for kept archives, and for forms. */
const DEVICE = new RegExp([
  "lib/device/(queue/\\w+|patient_asker|under_lock|forms/form_copies)\\.",
  "lib/model/within\\.",
  "lib/offline/keep/(patient_caches|size_text)\\.",
].join("|"));

/** Small parts of many islands, but those of lists that only authors and accounts have. */
const SMALL =
  /lib\/(model\/text\/well_formed|(geo|ui)\/(?!action_button|delete_button|empty_state|frame\/avatar|time_ago|tour\/hits))/;

/** What several pages of an account share, and no page of a visitor. */
const ACCOUNT_PARTS = new RegExp([
  "lucide-react/.*/icons/(archive-arrow-up|arrow-right-left|camera|circle|circle-check|clock)\\.",
  "lucide-react/.*/icons/(cloud-off|cloud-upload|file-up|square)\\.",
  "lucide-react/.*/icons/(compass|copy|download|eye|file-headphone|image|log-out|mic|pencil)\\.",
  "lucide-react/.*/icons/(pencil-line|rotate-ccw-clock|trash|undo-2|user-round)\\.",
  "lib/model/(tour/(visibility|trash)|media/upload_address|class/class_code|people/tour_role)\\.",
  "lib/model/consent/document\\.",
  "islands/author/(people/approval|visibility/handed_in)\\.",
  "islands/(author/visibility/labels|lists/(admin_table|copyable_link|link_dialog|more_items|use_attempt))\\.",
  "islands/(shell/delete_archive|account/profile-tabs/(delete_for_good|own_item|recently_deleted))\\.",
  "lib/device/(deleted_account|download_file|forms/form_copy_owners)\\.",
  "lib/ui/(action_button|delete_button|shown_text|time_ago)\\.",
  "lib/formats/report\\.",
  "islands/forms/or_toast\\.",
].join("|"));

/** Only authors have zod, whose chunk others would load with what stands beside it. */
const ZOD = /node_modules\/zod\/|lib\/model\/(id|zod)\./;

/** What an archive consists of, as schemas: of all pages, only those of authors have zod. */
const RECORDS = new RegExp([
  "lib/model/tour/(chapters|position|revision|route_line|short_code|stop|tour|transcript)\\.",
  "lib/model/tour/(fields/|legs/(area|leg)\\.)",
  "lib/model/(text/(language_tag|text|unfit_text)|record/(?!edtf|rights)\\w+|account/user)\\.",
  "lib/model/media/(old_map|picture_address|things|url)\\.",
  "lib/geo/simplify_line\\.",
].join("|"));

/** What forms keep and send. */
const FORM_PARTS =
  /lib\/(device\/(send_draft|takes\/\w+)|model\/consent\/closed)\.|tour-form\/record\/(suggestions|use_record)\./;

/** How forms read fields: apart from what all pages of an account send, and need without a form. */
const FIELD_READERS = /(lib\/formats\/(fields\/\w+|read_record)|author\/tour-form\/values)\./;

/** What a page shows once a walk or the player has begun, or something has gone wrong. */
const SELDOM_ICONS =
  /lucide-react\/.*\/icons\/(arrow-(?:down|left|right|up)|audio-lines|chevron-up|chevron-down|chevron-right|circle-stop|file-text|flag|info|landmark|map|map-pin|map-pinned|navigation|rotate-ccw|route|share-2|search|skip-forward|triangle-exclamation-point|volume-2|x)\./;

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

/** The decoder of HEIC asks for Node's modules where it runs in Node. */
const noNodeModules = {
  name: "no-node-modules",
  transform: (code: string, id: string) =>
    id.includes("/libheif-js/") ? code.replace(/require\("\w+"\)/g, "undefined") : undefined,
};

/** The aligner of transcripts takes a Blob of its own from a package that needs a document. */
const browsersOwnBlob = {
  name: "browsers-own-blob",
  transform: (code: string, id: string) =>
    id.includes("/soundswallower/")
      ? code.replace(/import\s*\{\s*Blob\s*\}\s*from\s*"blob-polyfill";?/, "")
      : undefined,
};

/** In a browser the texts of the page's language are there; the server has all languages. */
const textsOfPage = {
  find: /^\.\/reader\.ts$/,
  replacement: `${import.meta.dirname}/lib/texts/reader.browser.ts`,
};

/** `tour-map` of `tour-map.island.tsx`, as of `tour-map/island.tsx`; undefined for others. */
const islandName = (path: string) => path.match(/([\w-]+)[/.]island\.tsx$/)?.[1];

/** The client: one entry that finds islands, one chunk an island, two style sheets. */
export default {
  appType: "custom",
  publicDir: false,
  logLevel: "warn",
  plugins: [pureNames, noNodeWorkers],
  resolve: { alias: [textsOfPage] },
  worker: { plugins: () => [noNodeModules, browsersOwnBlob] },
  // Modules have none: what Turbo says to pages that load it otherwise falls away.
  define: { "document.currentScript": "null" },
  oxc: { jsx: { runtime: "automatic" } },
  // Breakpoints have names: `@custom-media` of lib/styles/base/breakpoints.css.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The encoder of MP3, which an author's first recording loads.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Of the icons, only those that are used are read: a quarter of the time.
      experimental: { lazyBarrel: true },
      checks: { bundlerTimings: false },
      output: {
        // Every page has the list of all chunks: a letter less of each hash is 0.1 kB.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${islandName(facadeModuleId ?? "") ?? name}-[hash:7].js`,
        // What many islands share, in few chunks: one each would cost more requests than bytes are
        // saved.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|@preact|use-sync-external-store)\//,
              minShareCount: 3,
            },
            { name: "account-parts", test: ACCOUNT_PARTS, minShareCount: 2, priority: 1 },
            { name: "seldom-icons", test: SELDOM_ICONS, minShareCount: 2, priority: 1 },
            { name: "icons", test: /lucide-react/, minShareCount: 3 },
            { name: "walk", test: WALK, minShareCount: 3 },
            { name: "voice", test: VOICE, minShareCount: 2, priority: 1 },
            { name: "tour-parts", test: TOUR_PARTS, minShareCount: 2, priority: 1 },
            { name: "zod", test: ZOD, minShareCount: 2, priority: 2 },
            { name: "records", test: RECORDS, minShareCount: 2, priority: 1 },
            { name: "form-parts", test: FORM_PARTS, minShareCount: 2, priority: 1 },
            { name: "field-readers", test: FIELD_READERS, minShareCount: 2, priority: 1 },
            { name: "device", test: DEVICE, minShareCount: 2, priority: 1 },
            {
              name: "small",
              test: SMALL,
              minShareCount: 3,
              maxModuleSize: 1500,
            },
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
        styles: "lib/styles/main.css",
        authorStyles: "lib/styles/authors.css",
        print: "islands/print.ts",
        printStyles: "lib/styles/print_pages.css",
      },
    },
  },
} satisfies UserConfig;
