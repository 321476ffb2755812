/** Seals on the map, each a button that opens a note. React fills both in (see pin_content.tsx). */
import type * as Leaflet from "leaflet";
import { addSealMarker, MARKER_SIZE } from "./base_map.ts";
import type { L } from "./load_leaflet.ts";
import type { MapPlace } from "./place.ts";
import type { Point } from "./view.ts";

/** A place with its marker, and the empty elements for its seal and its note. */
export type Pin = {
  place: MapPlace;
  marker: Leaflet.Marker;
  seal: HTMLElement;
  note: HTMLElement;
};

const NOTE: Leaflet.PopupOptions = {
  offset: [0, 2 - MARKER_SIZE / 2],
  minWidth: 220,
  maxWidth: 260,
  autoPanPaddingTopLeft: [52, 8], // Beside the zoom buttons, not below them.
};

/** Pixels across a seal. Where most have a third neighbour within, no number can be read. */
const CROWDED = 28;

/** Puts a marker for each of `places` at the point of the same index. */
export function addPins(L: L, map: Leaflet.Map, places: MapPlace[], points: Point[]): Pin[] {
  markCrowd(map, points.slice(0, places.length));
  return places.map((place, i) => {
    const note = document.createElement("div");
    note.className = "map-note";
    const { marker, seal } = addSealMarker(L, map, points[i], { riseOnHover: true });
    marker.bindPopup(note, NOTE);
    followFocus(map, marker, note);
    return { place, marker, seal, note };
  });
}

/** Says on the sheet, at each zoom, whether seals lie so near that they are drawn as dots. */
function markCrowd(map: Leaflet.Map, points: Point[]): void {
  const update = () => {
    const pixels = points.map((point) => map.latLngToLayerPoint(point));
    const gaps = pixels.map((pixel) =>
      thirdSmallest(
        pixels.filter((other) => other !== pixel).map((other) => pixel.distanceTo(other)),
      )
    );
    const median = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? Infinity;
    map.getContainer().classList.toggle("crowded", median < CROWDED);
  };
  map.on("zoomend", update);
  update();
}

/** Of fewer than three the largest; of none, infinity. */
const thirdSmallest = (distances: number[]): number =>
  distances.sort((a, b) => a - b)[2] ?? distances.at(-1) ?? Infinity;

/**
 * The keyboard goes into the note and back to its seal: Leaflet leaves it behind the other seals.
 */
function followFocus(map: Leaflet.Map, marker: Leaflet.Marker, note: HTMLElement) {
  const button = marker.getElement()!;
  button.addEventListener("keydown", (event) => {
    if (event.key !== " ") return; // Enter is Leaflet's.
    event.preventDefault();
    marker.openPopup();
  });
  marker.on("popupopen", () => note.querySelector("a")?.focus({ preventScroll: true }));
  marker.on("popupclose", ({ popup }) => {
    const { activeElement, body } = document;
    // Without motion a note has gone by now, and the focus that was in it with it.
    const wasInside = activeElement === body || popup.getElement()?.contains(activeElement);
    if (wasInside) button.focus({ preventScroll: true });
  });
  note.addEventListener("keydown", (event) => {
    if (event.key === "Escape") map.closePopup();
  });
}
