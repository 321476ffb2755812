/** Streets from the archive of vector tiles, in the colours of the page. */
import type * as Leaflet from "leaflet";
import { type MapArchiveReader, openMapArchive } from "../../../lib/device/map_archive.ts";
import type { L } from "../load_leaflet.ts";
import { setStreetSource } from "./street_source.ts";
import type { Point } from "../view.ts";
import { watchTiles } from "../watch_tiles.ts";
import { ClearOfSeals, remembered, type SealsAt } from "./clear_of_seals.ts";
import { loadFonts } from "./fonts.ts";
import { labelRules } from "./label_rules.ts";
import { paintRules } from "./paint_rules.ts";
import { readPalette } from "./palette.ts";
import { createStreetAt } from "./street_at.ts";
import { createVectorLayer, type MapStyle } from "./vector_layer.ts";

/** The archive's reader, shared by all maps of the visit. */
let archive: MapArchiveReader | undefined;

/**
 * Adds the tiles to `map`, with names that keep clear of `seals`, and reports to `onMissing` as
 * `addTiles` does. Rejects when the archive does not answer; another call tries again.
 */
export async function addVectorTiles(
  L: L,
  map: Leaflet.Map,
  { attribution, maxZoom, seals }: { attribution: string; maxZoom: number; seals: Point[] },
  onMissing: (missing: boolean) => void,
): Promise<void> {
  archive ??= openMapArchive();
  const [header] = await Promise.all([archive.getHeader(), loadFonts()]);
  const canvas = map.getContainer();
  if (!canvas.isConnected) return; // Its page was left meanwhile.
  setStreetSource(createStreetAt(archive, header.maxZoom));
  const sealsAt = remembered((zoom) => seals.map((seal) => map.project(seal, zoom)));
  const styleOf = (canvas: HTMLElement) => inColoursOf(canvas, sealsAt);
  const layer = createVectorLayer(L, {
    archive,
    finest: header.maxZoom,
    style: styleOf(canvas),
    attribution,
    maxZoom,
  });
  watchTiles(map, layer, { onMissing, retry: (tile) => layer.retry(tile) });
  const restyle = () => layer.restyle(styleOf(canvas));
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", restyle);
  // Names in other scripts may need further files of the typefaces.
  document.fonts.addEventListener("loadingdone", restyle);
  map.on("unload", () => {
    dark.removeEventListener("change", restyle);
    document.fonts.removeEventListener("loadingdone", restyle);
  });
  layer.addTo(map);
}

function inColoursOf(element: HTMLElement, sealsAt: SealsAt): MapStyle {
  const colours = readPalette(element);
  const labels = labelRules(colours).map((rule) => {
    return { ...rule, symbolizer: new ClearOfSeals(rule.symbolizer, sealsAt) };
  });
  return { paint: paintRules(colours), labels, ground: colours.land };
}
