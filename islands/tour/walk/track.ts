/**
 * The track of a visitor's walk, for the map of the summary. It is only in the page's memory:
 * neither stored nor sent. Loaded with the walking screen, it follows the walk on every page.
 */
import { effect, signal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { unwrapLongitudes } from "../../../lib/geo/angles.ts";
import { simplifyLine } from "../../../lib/geo/simplify_line.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import type { L } from "../../map/load_leaflet.ts";

/** Most points of a track; beyond that, every second one is dropped. */
const MAX_PLACES = 5000;

/** Points of the drawn line. */
const MAX_POINTS = 500;

/**
 * Follows a walk from now on: each position to which its distance on foot was measured. A continued
 * walk keeps its track, any other one begins anew.
 */
export function createTrack({ tour, walk }: Pick<WalkSession, "tour" | "walk">) {
  const places = signal<Position[]>([]);
  let ofTour: string | undefined;
  let startedAt: number | undefined;
  let last: Position | undefined;
  effect(() => {
    const state = walk.value;
    const isAnother = tour.value?.id !== ofTour;
    ofTour = tour.value?.id;
    if (!state || isAnother) places.value = [];
    if (!state || state.phase !== "walking") return;
    // The earlier distance counts in a continued walk.
    if (startedAt !== state.startedAt && state.metres === 0) places.value = [];
    startedAt = state.startedAt;
    const { measuredFrom } = state;
    if (!measuredFrom || measuredFrom === last) return;
    last = measuredFrom;
    const { latitude, longitude } = measuredFrom;
    const longer = [...places.peek(), { latitude, longitude }];
    places.value = longer.length > MAX_PLACES ? longer.filter((_, i) => i % 2 === 0) : longer;
  });
  return places;
}

/**
 * Draws a track; `near` is a longitude of the map's places. Returns the function that removes it.
 */
export function drawTrack(L: L, map: Leaflet.Map, track: Position[], near = 0): () => void {
  const way = simplifyLine(track, MAX_POINTS).map(({ latitude, longitude }) =>
    [latitude, unwrapLongitudes([near, longitude])[1]] as [number, number]
  );
  const line = L.polyline(way, { className: "map-track", interactive: false }).addTo(map);
  return () => void line.remove();
}
