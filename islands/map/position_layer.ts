/** 'You are here' on the map: a dot, and around it the circle of the accuracy. */
import { effect } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { unwrapLongitudes } from "../../lib/geo/angles.ts";
import { here } from "./here.ts";
import type { L } from "./load_leaflet.ts";

/**
 * The pane of the dot, above the seals: at a stop the visitor's dot covers its seal (see walk.css).
 */
const PANE = "here";

/**
 * Follows the visitor until the map is removed. `near`: a longitude of the map's places, which may
 * exceed ±180; the dot is drawn beside them.
 */
export function addPosition(L: L, map: Leaflet.Map, near: number | undefined): void {
  map.createPane(PANE);
  let circle: Leaflet.Circle | undefined;
  let dot: Leaflet.CircleMarker | undefined;
  const end = effect(() => {
    const place = here.value;
    if (!place) {
      circle?.remove();
      dot?.remove();
      circle = dot = undefined;
      return;
    }
    const { latitude, longitude, accuracy } = place;
    const [, east] = near === undefined ? [0, longitude] : unwrapLongitudes([near, longitude]);
    const at: Leaflet.LatLngExpression = [latitude, east];
    circle ??= L.circle(at, { radius: accuracy, className: "map-accuracy", interactive: false })
      .addTo(map);
    dot ??= L.circleMarker(at, {
      radius: 8,
      className: "map-here",
      interactive: false,
      pane: PANE,
    }).addTo(map);
    circle.setLatLng(at).setRadius(accuracy);
    dot.setLatLng(at);
  });
  map.on("unload", end);
}
