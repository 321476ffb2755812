/** Draws the form's map with Leaflet: pins to drag, circles, and taps that place. Without React. */
import type * as Leaflet from "leaflet";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import { addSealMarker, addZone, createBaseMap, type MapEvents } from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import type { TourMapProps } from "../../../map/place.ts";
import { isDefaultPlace } from "../place/nearby_place.ts";
import { addPosition } from "../../../map/position_layer.ts";
import { type Point, toPoints } from "../../../map/view.ts";
import type { FormPlace } from "./form_places.ts";

/** The index of a pin's place, and the empty element for its seal. */
export type FormPin = { index: number; seal: HTMLElement };

type FormMapEvents = {
  /** An active map was tapped or clicked. */
  onTap(at: Position): void;
  onDrag(index: number, to: Position): void;
  onSelect(index: number): void;
  onPins(pins: FormPin[]): void;
};

/** `home`: the initial view while no place has been chosen. */
type FormMapContent = {
  tiles: TourMapProps["tiles"];
  places: FormPlace[];
  routeLine: RouteLine;
  home: Position | undefined;
};

/** `at`: the position where it is drawn, as text. */
type Layers = FormPin & { marker: Leaflet.Marker; circle?: Leaflet.Circle; at?: string };

/** The zoom at which the circle of a stop is visible. */
const CLOSE = 16;

export function drawFormMap(
  L: L,
  canvas: HTMLElement,
  { tiles, places, routeLine, home }: FormMapContent,
  { onTap, onDrag, onSelect, onPins, ...events }: MapEvents & FormMapEvents,
) {
  const { map, viewport } = createBaseMap(L, canvas, {
    kind: "tour",
    tiles,
    points: toPoints(firstInView(places, routeLine, home)),
    onTap: (at) => onTap(toPosition(at)),
    ...events,
  });
  let shown: Layers[] = [];
  let drawn = "";
  const thread = ["map-route-ground", "map-route"].map((className) =>
    L.polyline([], { className, interactive: false }).addTo(map)
  );
  addPosition(L, map, toPoints(places)[0]?.[1]);

  const add = ({ index }: FormPlace, point: Point): Layers => {
    const { marker, seal } = addSealMarker(L, map, point, { draggable: true, autoPan: true });
    const layers: Layers = { index, seal, marker };
    marker.on("click", () => onSelect(index));
    marker.on("drag", () => layers.circle?.setLatLng(marker.getLatLng()));
    marker.on("dragend", () => onDrag(index, toPosition(marker.getLatLng())));
    return layers;
  };

  /**
   * Adds, removes and moves pins. Shows all places when a new one is out of view; or the stop
   * `selected`, zoomed in until its circle is visible.
   */
  function update(places: FormPlace[], routeLine: RouteLine, selected?: number): void {
    // In one list, so that all lie on the same side of ±180°.
    const points = toPoints([...places, ...routeLine]);
    const way = points.splice(places.length);
    if (String(way) !== drawn) thread.forEach((line) => line.setLatLngs(way));
    drawn = String(way);
    const before = new Set(shown.map(({ at }) => at));
    const last = new Map(shown.map((layers) => [layers.index, layers]));
    const isSame = places.length === shown.length && places.every(({ index }) => last.has(index));
    shown = places.map((place, i) => last.get(place.index) ?? add(place, points[i]));
    for (const { index } of places) last.delete(index);
    for (const { marker, circle } of last.values()) [marker, circle].forEach((it) => it?.remove());
    if (!isSame) onPins(shown);
    shown.forEach((layers, i) => {
      const [point, { radius }] = [points[i], places[i]];
      if (layers.at === String(point) && layers.circle?.getRadius() === radius) return;
      layers.at = String(point);
      layers.marker.setLatLng(point);
      drawZone(L, map, layers, { point, radius });
    });
    const chosen = points.filter((_, i) => !isDefaultPlace(places[i]));
    const at = places.findIndex((place) => place.index === selected && !isDefaultPlace(place));
    if (at >= 0) viewport.lookAt(points[at], CLOSE);
    else viewport.include(chosen.filter((point) => !before.has(String(point))), chosen);
  }

  return {
    update,
    map,
    /** Brings `at` into view, unless the author has moved the map already. */
    openAt: (at: Position): void => viewport.suggest(toPoints([at])),
    remove: () => map.remove(),
  };
}

/** The chosen places; the default ones of a new form may be far away. */
function firstInView(
  places: FormPlace[],
  routeLine: RouteLine,
  home: Position | undefined,
): Position[] {
  const chosen = [...places.filter((place) => !isDefaultPlace(place)), ...routeLine];
  return chosen.length > 0 ? chosen : home ? [home] : places;
}

const toPosition = (latlng: Leaflet.LatLng): Position => {
  const { lat, lng } = latlng.wrap();
  return { latitude: lat, longitude: lng };
};

type Zone = { point: Point; radius: number | undefined };

function drawZone(L: L, map: Leaflet.Map, layers: Layers, { point, radius }: Zone): void {
  if (radius === undefined) {
    layers.circle?.remove();
    layers.circle = undefined;
    return;
  }
  layers.circle ??= addZone(L, map, point, radius);
  layers.circle.setLatLng(point).setRadius(radius);
}
