/** The view of a tour's map: the whole route, or the visitor's surroundings. */
import { effect, type Signal, signal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { unwrapLongitudes } from "../../lib/geo/angles.ts";
import { here } from "./here.ts";
import type { L } from "./load_leaflet.ts";
import type { Point } from "./view.ts";
import type { Viewport } from "./viewport.ts";

/** The closest zoom to the visitor, and the farthest one that also shows the next stop. */
const [CLOSEST, FARTHEST] = [17, 13];

/** Pixels around the visitor and the next stop; on a small map this share of it. */
const [PADDING, PADDING_SHARE] = [60, 0.2];

/**
 * Makes the camera of a map, whose `points` are those of its stops. `isFollowing`: whether the map
 * moves with the visitor; a drag ends that. While it follows, the map moves only when the visitor
 * or the next stop leaves it, or both would fit at twice the scale: a map that moves with each step
 * cannot be read.
 */
export function createCamera(
  L: L,
  map: Leaflet.Map,
  viewport: Viewport,
  points: Point[],
  isFollowing: Signal<boolean>,
) {
  const next = signal<number>();
  /** The zoom that was set here last. */
  let zoom: number | undefined;
  /** The visitor has chosen another one, which stays on the way to this stop. */
  let isChosen = false;
  let isZooming = false;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

  const release = () => isFollowing.value = false;
  const follow = () => {
    const place = here.value;
    const goal = next.value === undefined ? undefined : points[next.value];
    if (!isFollowing.value || !place || isZooming) return;
    const [, east] = points[0]
      ? unwrapLongitudes([points[0][1], place.longitude])
      : [0, place.longitude];
    frame([place.latitude, east], goal);
  };
  const end = effect(follow);
  map.on("zoomstart", () => isZooming = true);
  map.on("zoomend", () => {
    isZooming = false;
    isChosen = zoom !== undefined && map.getZoom() !== zoom;
    if (!isChosen) follow();
  });
  map.on("dragstart", release);
  map.on("resize", follow);
  map.on("unload", end);

  function frame(at: Point, goal: Point | undefined): void {
    if (!goal || isChosen) return show(at, zoom === undefined ? CLOSEST : map.getZoom());
    const size = map.getSize();
    const padding = L.point(
      Math.min(PADDING, size.x * PADDING_SHARE),
      Math.min(PADDING, size.y * PADDING_SHARE),
    );
    const both = L.latLngBounds([at, goal]);
    const fits = map.getBoundsZoom(both, false, padding.multiplyBy(2));
    const best = Math.max(FARTHEST, Math.min(CLOSEST, fits));
    const edge = L.bounds(padding.divideBy(2), size.subtract(padding.divideBy(2)));
    const isSeen = [at, goal].every((point) => edge.contains(map.latLngToContainerPoint(point)));
    if (zoom !== undefined && isSeen && best < map.getZoom() + 1) return;
    show(fits < FARTHEST ? at : both.getCenter(), best);
  }

  function show(at: Leaflet.LatLngExpression, to: number): void {
    // The old pictures stay, scaled, until the new ones have come.
    const animate = zoom !== undefined && !isStill;
    if (!isChosen) zoom = to;
    viewport.centerAt(at, to, { animate });
  }

  return {
    /** Moves with the visitor from now on. */
    follow(): void {
      zoom = undefined;
      isChosen = false;
      isFollowing.value = false;
      isFollowing.value = true;
    },
    /** The stop to show besides the visitor from now on, while it follows, or undefined. */
    aimAt(index: number | undefined): void {
      if (next.peek() !== index) isChosen = false;
      next.value = index;
    },
  };
}
