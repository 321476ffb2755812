/**
 * 'You are here' on the map: a dot, around it the circle of the accuracy, and during a walk a cone
 * to where the visitor faces (see walk.css).
 */
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
  let cone: Leaflet.Marker | undefined;
  const end = effect(() => {
    const place = here.value;
    if (!place) {
      circle?.remove();
      dot?.remove();
      cone?.remove();
      circle = dot = cone = undefined;
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
    cone ??= L.marker(at, {
      icon: L.divIcon({ className: "map-facing", html: "<span></span>", iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      pane: PANE,
    }).addTo(map);
    circle.setLatLng(at).setRadius(accuracy);
    dot.setLatLng(at);
    cone.setLatLng(at);
  });
  map.on("unload", end);
}
