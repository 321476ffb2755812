/** The shared parts of all maps: tiles, scale, gestures and viewport. Without React. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { unwrapLongitudes } from "../../lib/geo/angles.ts";
import { decodeLine } from "../../lib/model/tour/legs/polyline.ts";
import { texts } from "../../lib/texts/texts.ts";
import { shareGestures } from "./gestures.ts";
import type { L } from "./load_leaflet.ts";
import type { TourMapProps } from "./place.ts";
import { addTiles } from "./tiles.ts";
import type { Point, ViewKind } from "./view.ts";
import { createViewport } from "./viewport.ts";

const t = texts("maps");

/** Reports of a map to its frame. */
export type MapEvents = {
  /** Whether more of the map's pictures are missing than are there. */
  onTilesMissing(missing: boolean): void;
  /** The viewer made a gesture that the map leaves to the page. */
  onHint(): void;
};

type Options = MapEvents & {
  kind: ViewKind;
  tiles: TourMapProps["tiles"];
  /** The initial view. */
  points: Point[];
  onTap?(at: Leaflet.LatLng): void;
  /** Whether all gestures are the map's; otherwise one finger scrolls the page around it. */
  claimed?: ReadonlySignal<boolean>;
};

const NEVER: ReadonlySignal<boolean> = signal(false);

/** A Leaflet map in `canvas`, with its viewport; `map.remove()` ends both. */
export function createBaseMap(
  L: L,
  canvas: HTMLElement,
  { kind, tiles, points, onTilesMissing, onHint, onTap, claimed = NEVER }: Options,
) {
  const map = L.map(canvas, {
    zoomControl: false,
    ...matchMedia("(prefers-reduced-motion: reduce)").matches && STILL,
  });
  L.control.zoom({ zoomInTitle: t("zoomIn"), zoomOutTitle: t("zoomOut") }).addTo(map);
  map.attributionControl.setPrefix(false);
  L.control.scale({ imperial: false }).addTo(map);
  shareGestures(map, { onHint, onTap }, claimed);
  const viewport = createViewport(map, canvas, kind, points);
  // On other maps seals appear, disappear and move.
  addTiles(L, map, tiles, kind === "tour" ? points : [], (missing) => {
    // Fractional zooms blur pictures; without any, they let the stops fill the map.
    map.options.zoomSnap = missing ? 0.25 : 1;
    onTilesMissing(missing);
  });
  return { map, viewport };
}

const STILL: Leaflet.MapOptions = {
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
  inertia: false,
};

/** The circle of a stop's zone; `radius` in metres. */
export const addZone = (L: L, map: Leaflet.Map, point: Point, radius: number): Leaflet.Circle =>
  L.circle(point, { radius, className: "map-zone", interactive: false }).addTo(map);

/** The area of a stop's zone, as its line's text, on the side of ±180° of the stop at `point`. */
export function addArea(L: L, map: Leaflet.Map, [, near]: Point, area: string): Leaflet.Polygon {
  const corners = (decodeLine(area) ?? []).map(({ latitude, longitude }): Point => [
    latitude,
    unwrapLongitudes([near, longitude])[1],
  ]);
  return L.polygon(corners, { className: "map-zone", interactive: false }).addTo(map);
}

/** A tap target in pixels, large enough for a thumb, with the seal in its centre. */
export const MARKER_SIZE = 44;

/** A marker around the empty element `seal`, which the caller fills. */
export function addSealMarker(
  L: L,
  map: Leaflet.Map,
  point: Point,
  options: Leaflet.MarkerOptions,
): { marker: Leaflet.Marker; seal: HTMLElement } {
  const seal = document.createElement("span");
  const iconSize: Leaflet.PointTuple = [MARKER_SIZE, MARKER_SIZE];
  const icon = L.divIcon({ className: "map-pin", html: seal, iconSize });
  return { marker: L.marker(point, { ...options, icon }).addTo(map), seal };
}
