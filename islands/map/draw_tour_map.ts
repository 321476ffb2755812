/** Draws the map of a tour's stops with Leaflet. Without React. */
import { addArea, addZone, createBaseMap, type MapEvents } from "./base_map.ts";
import type { L } from "./load_leaflet.ts";
import { createLazyCamera } from "./lazy_camera.ts";
import { drawWay } from "./draw_way.ts";
import { addPins } from "./pins.ts";
import type { TourMapProps } from "./place.ts";
import { addPosition } from "./position_layer.ts";
import { isScreenCovering } from "../tour/walk/screen_state.ts";
import { toPoints } from "./view.ts";

/**
 * Draws into `canvas`. Returns the pins, to be filled, the camera, the means to draw more, and the
 * function that removes the map.
 */
export function drawTourMap(
  L: L,
  canvas: HTMLElement,
  { tiles, places, line, routeLine = [], legs }: TourMapProps,
  events: MapEvents,
) {
  // In one list, so that all lie on the same side of ±180°.
  const points = toPoints([...places, ...routeLine]);
  const options = { kind: "tour", tiles, points, claimed: isScreenCovering } as const;
  const { map, viewport } = createBaseMap(L, canvas, { ...options, ...events });
  places.forEach(({ radius, area }, i) => {
    if (radius !== undefined) addZone(L, map, points[i], radius);
    if (area !== undefined) addArea(L, map, points[i], area);
  });
  const way = routeLine.length > 0 ? points.slice(places.length) : line && points;
  if (way) drawWay(L, map, way, legs);
  addPosition(L, map, points[0]?.[1]);
  const pins = addPins(L, map, places, points);
  const camera = createLazyCamera(L, map, viewport, points);
  return { pins, camera, L, map, near: points[0]?.[1], remove: () => map.remove() };
}

/** A tour's map on the page. */
export type TourMapDrawing = ReturnType<typeof drawTourMap>;
