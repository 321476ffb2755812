/**
 * Draws the form's map with Leaflet: pins that can be dragged, circles, and taps that place. No
 * React here.
 */
import type * as Leaflet from "leaflet";
import type { Position } from "../../../lib/model/position.ts";
import { shareGestures } from "../../map/gestures.ts";
import type { L } from "../../map/load_leaflet.ts";
import type { TourMapProps } from "../../map/place.ts";
import { addTiles } from "../../map/tiles.ts";
import { type Point, toPoints, viewOf } from "../../map/view.ts";
import type { FormPlace } from "./form_places.ts";

/** A pin's place in the list of places, and the empty element for its seal. */
export type FormPin = { index: number; seal: HTMLElement };

export type FormMapEvents = {
  /** The map was tapped there, by somebody who meant it. */
  onTap(at: Position): void;
  onDrag(index: number, to: Position): void;
  onSelect(index: number): void;
  onPins(pins: FormPin[]): void;
  onMissing(missing: boolean): void;
  onHint(): void;
};

type Shown = { place: FormPlace; marker: Leaflet.Marker; circle?: Leaflet.Circle };

/** A target that a thumb meets, with the seal in its middle. */
const SIZE = 44;

export function drawFormMap(
  L: L,
  canvas: HTMLElement,
  tiles: TourMapProps["tiles"],
  events: FormMapEvents,
) {
  const map = L.map(canvas, { zoomAnimation: false, fadeAnimation: false });
  let shown: Shown[] = [];
  map.attributionControl.setPrefix(false);
  L.control.scale({ imperial: false }).addTo(map);
  map.on("click", ({ latlng }) => {
    // On a phone the first tap wakes the map (see gestures.ts); only the next one says where.
    if (map.dragging.enabled()) events.onTap(toPosition(latlng));
    else events.onHint();
  });
  shareGestures(map, events.onHint);
  addTiles(L, map, tiles, events.onMissing);
  map.setView([0, 0], 2);
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(canvas);

  const add = (place: FormPlace, point: Point): Shown => {
    const seal = document.createElement("span");
    const icon = L.divIcon({ className: "map-pin", html: seal, iconSize: [SIZE, SIZE] });
    const marker = L.marker(point, { icon, draggable: true, autoPan: true }).addTo(map);
    const { index } = place;
    marker.on("click", () => events.onSelect(index));
    marker.on("drag", () => {
      const one = shown.find((one) => one.marker === marker);
      one?.circle?.setLatLng(marker.getLatLng());
    });
    marker.on("dragend", () => events.onDrag(index, toPosition(marker.getLatLng())));
    return { place, marker };
  };

  /** Moves the pins that are there, or draws all anew when there are others. */
  function update(places: FormPlace[]): void {
    const points = toPoints(places);
    const same = places.length === shown.length &&
      places.every(({ index }, i) => index === shown[i].place.index);
    const first = shown.length === 0;
    if (!same) {
      for (const { marker, circle } of shown) [marker, circle].forEach((layer) => layer?.remove());
      shown = places.map((place, i) => add(place, points[i]));
      events.onPins(places.map(({ index }, i) => ({ index, seal: sealOf(shown[i].marker) })));
    }
    shown.forEach((one, i) => {
      one.place = places[i];
      one.marker.setLatLng(points[i]);
      drawZone(L, map, one, points[i]);
    });
    if (first || points.some((point) => !map.getBounds().contains(point))) fit(map, points);
  }

  return {
    update,
    /** Brings one place into view, at a zoom at which its circle is seen. */
    lookAt(index: number): void {
      const one = shown.find(({ place }) => place.index === index);
      if (one) map.setView(one.marker.getLatLng(), Math.max(map.getZoom(), 16));
    },
    remove(): void {
      observer.disconnect();
      map.remove();
    },
  };
}

const sealOf = (marker: Leaflet.Marker) => marker.getElement()!.querySelector("span")!;

const toPosition = (latlng: Leaflet.LatLng): Position => {
  const { lat, lng } = latlng.wrap();
  return { latitude: lat, longitude: lng };
};

function drawZone(L: L, map: Leaflet.Map, one: Shown, point: Point): void {
  const { radius } = one.place;
  if (radius === undefined) {
    one.circle?.remove();
    one.circle = undefined;
    return;
  }
  one.circle ??= L.circle(point, { radius, className: "map-zone", interactive: false }).addTo(map);
  one.circle.setLatLng(point).setRadius(radius);
}

function fit(map: Leaflet.Map, points: Point[]): void {
  const view = viewOf("tour", points);
  if ("center" in view) return void map.setView(view.center, view.zoom, { animate: false });
  const { corners, padding, closest } = view;
  map.fitBounds(corners, { padding: [padding, padding], maxZoom: closest, animate: false });
}
