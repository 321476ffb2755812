/** Seals on the map, each a button that opens a note. React fills both in (see pin_content.tsx). */
import type * as Leaflet from "leaflet";
import { addSealMarker, MARKER_SIZE } from "./base_map.ts";
import { loadChunk } from "../../lib/device/load_chunk.ts";
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

/** Puts a marker for each of `places` at the point of the same index. */
export function addPins(L: L, map: Leaflet.Map, places: MapPlace[], points: Point[]): Pin[] {
  const pins = places.map((place, i) => {
    const note = document.createElement("div");
    note.className = "map-note";
    const { marker, seal } = addSealMarker(L, map, points[i], { riseOnHover: true });
    marker.bindPopup(note, NOTE);
    followFocus(map, marker, note);
    return { place, marker, seal, note };
  });
  keepApart(map, pins.map(({ marker }) => marker));
  return pins;
}

/** Loads the separation of seals as soon as two of them overlap. */
function keepApart(map: Leaflet.Map, markers: Leaflet.Marker[]): void {
  const look = () => {
    const places = markers.map((marker) => map.latLngToLayerPoint(marker.getLatLng()));
    const isNear = places.some((place, i) =>
      places.some((other, j) => j < i && place.distanceTo(other) < MARKER_SIZE)
    );
    if (!isNear) return;
    map.off("zoomend", look);
    loadChunk(() => import("./keep_apart.ts")).then(
      ({ keepApart }) => keepApart(map, markers),
      (error) => console.warn("Seals may cover each other", error),
    );
  };
  map.on("zoomend", look);
  look();
}

/** The focus goes into the note and back to its seal: Leaflet puts it behind the other seals. */
function followFocus(map: Leaflet.Map, marker: Leaflet.Marker, note: HTMLElement) {
  const button = marker.getElement()!;
  button.addEventListener("keydown", (event) => {
    if (event.key !== " ") return; // Leaflet handles Enter.
    event.preventDefault();
    marker.openPopup();
  });
  marker.on("popupopen", () => note.querySelector("a")?.focus({ preventScroll: true }));
  marker.on("popupclose", ({ popup }) => {
    const { activeElement, body } = document;
    // Without animation a note has been removed by now, with the focus in it.
    const wasInside = activeElement === body || popup.getElement()?.contains(activeElement);
    if (wasInside) button.focus({ preventScroll: true });
  });
  note.addEventListener("keydown", (event) => {
    if (event.key === "Escape") map.closePopup();
  });
}
