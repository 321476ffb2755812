/** What part of the earth the map of a tour shows: all of the route, or where the visitor is. */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { unwrapLongitudes } from "../../lib/geo/angles.ts";
import { here } from "./here.ts";
import type { L } from "./load_leaflet.ts";
import type { Point } from "./view.ts";
import type { Viewport } from "./viewport.ts";

/** How close the map comes to the visitor, and how far away it goes to show the next stop, too. */
const [CLOSEST, FARTHEST] = [17, 13];

/** Pixels around the visitor and the next stop. */
const PADDING = 60;

export type Camera = ReturnType<typeof createCamera>;

/** Makes the camera of a map, whose `points` are those of its stops. */
export function createCamera(L: L, map: Leaflet.Map, viewport: Viewport, points: Point[]) {
  const isFollowing = signal(false);
  let next: Point | undefined;
  /** The zoom was chosen for this visitor and stop; later steps only move the map. */
  let isZoomed = false;

  const release = () => isFollowing.value = false;
  const end = effect(() => {
    const place = here.value;
    if (!isFollowing.value || !place) return;
    const [, east] = points[0]
      ? unwrapLongitudes([points[0][1], place.longitude])
      : [0, place.longitude];
    const at: Point = [place.latitude, east];
    viewport.centerAt(at, isZoomed ? undefined : zoomFor(at));
    isZoomed = true;
  });
  map.on("dragstart", release);
  map.on("unload", end);

  /** As close as shows the next stop with the visitor in the middle. */
  function zoomFor(at: Point): number {
    if (!next) return CLOSEST;
    const opposite: Point = [2 * at[0] - next[0], 2 * at[1] - next[1]];
    const fits = map.getBoundsZoom([next, opposite], false, L.point(2 * PADDING, 2 * PADDING));
    return Math.max(FARTHEST, Math.min(CLOSEST, fits));
  }

  return {
    /** Whether the map moves with the visitor. A drag ends that. */
    isFollowing: isFollowing as ReadonlySignal<boolean>,
    /** Moves with the visitor from now on; shows the stop `index`, too, where that is possible. */
    follow(index?: number): void {
      next = index === undefined ? undefined : points[index];
      isZoomed = false;
      isFollowing.value = false;
      isFollowing.value = true;
    },
    /** Shows all stops. */
    showRoute(): void {
      release();
      viewport.show(points);
    },
  };
}
