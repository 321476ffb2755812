import assert from "node:assert/strict";
import { visitorsChunks } from "../../../tools/build_worker.ts";

const manifest = {
  "islands/client.ts": {
    file: "assets/client-1.js",
    imports: ["_turbo.js"],
    dynamicImports: [
      "islands/tour/walk/island.tsx",
      "islands/author/tour-form/island.tsx",
      "lib/device/uploads/resume_uploads.ts",
    ],
  },
  "_turbo.js": { file: "assets/turbo-1.js" },
  "islands/tour/walk/island.tsx": {
    file: "assets/walk-1.js",
    imports: ["_shared.js"],
    assets: ["assets/leaflet-1.js", "assets/picture-1.png"],
  },
  "islands/author/tour-form/island.tsx": {
    file: "assets/tour-form-1.js",
    imports: ["_shared.js", "_sortable.js"],
  },
  "lib/device/uploads/resume_uploads.ts": { file: "assets/queue-1.js" },
  "_shared.js": { file: "assets/shared-1.js", imports: ["_turbo.js"] },
  "_sortable.js": { file: "assets/sortable-1.js" },
};

Deno.test("all scripts that a visitor may need are stored beforehand, and none that authors need", () => {
  assert.deepEqual(visitorsChunks(manifest).sort(), [
    "/assets/client-1.js",
    "/assets/leaflet-1.js",
    "/assets/shared-1.js",
    "/assets/turbo-1.js",
    "/assets/walk-1.js",
  ]);
});
