/** Draws a map with Leaflet. Nothing here knows React. */
import type * as Leaflet from "leaflet";
import { shareGestures } from "./gestures.ts";
import type { L } from "./load_leaflet.ts";
import { addPins, type Pin } from "./pins.ts";
import type { TourMapProps } from "./place.ts";
import { addPosition } from "./position_layer.ts";
import { addTiles } from "./tiles.ts";
import { type Point, toPoints, viewOf } from "./view.ts";

export type Drawing = { pins: Pin[]; remove(): void };

/**
 * Draws into `canvas`; `onMissing` and `onHint` are told of missing pictures and of fingers in
 * vain.
 */
export function drawMap(
  L: L,
  canvas: HTMLElement,
  { kind, tiles, places, line }: TourMapProps,
  { onMissing, onHint }: { onMissing: (missing: boolean) => void; onHint: () => void },
): Drawing {
  const map = L.map(canvas, matchMedia("(prefers-reduced-motion: reduce)").matches ? STILL : {});
  const points = toPoints(places);
  map.attributionControl.setPrefix(false);
  L.control.scale({ imperial: false }).addTo(map);
  shareGestures(map, onHint);
  keepInView(map, canvas, kind, points);
  addTiles(L, map, tiles, (missing) => {
    // Steps between whole zooms blur pictures; without any they let the stops fill the sheet.
    map.options.zoomSnap = missing ? 0.25 : 1;
    onMissing(missing);
  });
  places.forEach(({ radius }, i) => {
    if (radius === undefined) return;
    L.circle(points[i], { radius, className: "map-zone", interactive: false }).addTo(map);
  });
  if (line) {
    // A thread on a light ground of its own, so that it is seen on any tile.
    for (const className of ["map-route-ground", "map-route"]) {
      L.polyline(points, { className, interactive: false }).addTo(map);
    }
  }
  if (kind === "tour") addPosition(L, map, points[0]?.[1]);
  const pins = addPins(L, map, places, points);
  return { pins, remove: () => map.remove() };
}

const STILL: Leaflet.MapOptions = {
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
  inertia: false,
};

/** Shows all points now and after each change of size, until the visitor has moved the map. */
function keepInView(
  map: Leaflet.Map,
  canvas: HTMLElement,
  kind: TourMapProps["kind"],
  points: Point[],
) {
  let moved = false;
  const move = () => moved = true;
  for (const type of ["pointerdown", "keydown", "wheel"]) {
    canvas.addEventListener(type, move, { once: true, passive: true });
  }
  const show = () => {
    // In a closed <details> there is no room to fit anything; opening it is a change of size.
    if (moved || !canvas.clientWidth) return;
    const view = viewOf(kind, points);
    if ("center" in view) map.setView(view.center, view.zoom, { animate: false });
    else {
      const { corners, padding, closest } = view;
      map.fitBounds(corners, { padding: [padding, padding], maxZoom: closest, animate: false });
    }
  };
  map.setView(points[0] ?? [0, 0], 2); // Leaflet needs some view, room or not.
  show();
  const observer = new ResizeObserver(() => {
    if (!canvas.clientWidth) return;
    map.invalidateSize({ animate: false });
    show();
  });
  observer.observe(canvas);
  map.on("unload", () => observer.disconnect());
}
