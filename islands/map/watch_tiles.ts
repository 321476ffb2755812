/** Missing tiles: counts them, and requests them again. */
import type * as Leaflet from "leaflet";
import { backoff, RETRIES } from "../../lib/device/retry.ts";

/** The unit of the pauses before retries, in milliseconds. */
export const SECOND = 1000;

type Events = {
  /** Whether more tiles are missing than are there. */
  onMissing: (missing: boolean) => void;
  /** Requests one tile again. */
  retry: (tile: HTMLElement, coords: Leaflet.Coords) => void;
};

/**
 * Watches `layer` until `map` is removed. A failed tile is requested three times again, and all of
 * them when the device comes back online.
 */
export function watchTiles(
  map: Leaflet.Map,
  layer: Leaflet.GridLayer,
  { onMissing, retry }: Events,
): void {
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
    setTimeout(() => tile.isConnected && retry(tile, coords), backoff(attempt) * SECOND);
  });
  const online = () => layer.redraw();
  addEventListener("online", online);
  map.on("unload", () => removeEventListener("online", online));
}
