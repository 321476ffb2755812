/** The map's pictures, which may be missing: everything else on the map works without them. */
import type * as Leaflet from "leaflet";
import type { L } from "./load_leaflet.ts";
import type { TourMapProps } from "./place.ts";
import { backoff, RETRIES } from "../../lib/browser/retry.ts";

/** The unit of the pauses before retries, in milliseconds. */
const SECOND = 1000;

/**
 * Adds the tiles to `map`, and reports to `onMissing` whether more of them are missing than are
 * there. A failed tile is requested three times again, and all of them when the device comes back
 * online.
 */
export function addTiles(
  L: L,
  map: Leaflet.Map,
  { tileUrl, attribution }: TourMapProps["tiles"],
  onMissing: (missing: boolean) => void,
) {
  const layer = L.tileLayer(tileUrl, { maxZoom: 19, attribution: withLink(attribution) });
  const arrived = new Map<HTMLElement, boolean>();
  const failures = new WeakMap<HTMLElement, number>();
  const note = (tile: HTMLElement, ok: boolean) => {
    arrived.set(tile, ok);
    const failed = [...arrived.values()].filter((ok) => !ok).length;
    onMissing(failed > arrived.size - failed);
  };
  layer.on("tileload", ({ tile }) => note(tile, true));
  layer.on("tileunload", ({ tile }) => arrived.delete(tile));
  layer.on("tileerror", ({ tile, coords }) => {
    note(tile, false);
    const attempt = (failures.get(tile) ?? 0) + 1;
    failures.set(tile, attempt);
    if (attempt > RETRIES) return;
    const again = () => {
      if (tile.isConnected) tile.src = layer.getTileUrl(coords);
    };
    setTimeout(again, backoff(attempt) * SECOND);
  });
  const online = () => layer.redraw();
  addEventListener("online", online);
  map.on("unload", () => removeEventListener("online", online));
  layer.addTo(map);
}

/**
 * The attribution as HTML. The host may write links; without any, OpenStreetMap is linked to the
 * page that its licence asks for.
 */
export const withLink = (attribution: string): string =>
  attribution.includes("<a ") ? attribution : attribution.replace(
    "OpenStreetMap",
    '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  );
