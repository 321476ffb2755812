/** Draws the form's map with Leaflet: pins to drag, circles, and taps that place. Without React. */
import type { ReadonlySignal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import {
  addArea,
  addSealMarker,
  addZone,
  createBaseMap,
  type MapEvents,
  MARKER_SIZE,
} from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import type { TourMapProps } from "../../../map/place.ts";
import { createAreaLayer, type OnCorners } from "../area/area_layer.ts";
import { createLegLayer } from "../legs/leg_layer.ts";
import { isDefaultPlace } from "../place/nearby_place.ts";
import { addPosition } from "../../../map/position_layer.ts";
import { type Point, toPoints } from "../../../map/view.ts";
import { BEARINGS } from "./arrow_keys.ts";
import type { LineEvents } from "./line_handles.ts";
import { type FormPlace, START } from "./form_places.ts";
import { createPhotoLayer } from "./photo_layer.ts";
import { createRadiusHandle } from "./radius_handle.ts";

/** The index of a pin's place, and the empty element for its seal. */
export type FormPin = { index: number; seal: HTMLElement };

type FormMapEvents = {
  /** An active map was tapped or clicked. */
  onTap(at: Position): void;
  /** A pin was dragged, or the selected one was moved by a key. */
  onDrag(index: number, to: Position, byKey: boolean): void;
  onSelect(index: number): void;
  /** The handle changed the radius of a stop, in whole metres. If missing, no handle is drawn. */
  onRadius?(index: number, metres: number, byKey: boolean): void;
  onPins(pins: FormPin[]): void;
  /** If missing, no ways are drawn. */
  legs?: LineEvents;
  /** If missing, zones with corners cannot be changed. */
  onCorners?: OnCorners;
};

/**
 * `home`: the initial view while no place has been chosen. `selected`: the place that is selected
 * from the beginning, which the map need not show from nearby. `claimed`: whether all gestures are
 * the map's.
 */
type FormMapContent = {
  tiles: TourMapProps["tiles"];
  places: FormPlace[];
  routeLine: RouteLine;
  home: Position | undefined;
  selected?: number;
  claimed?: ReadonlySignal<boolean>;
};

/** `at`: the position where it is drawn, as text; `corners`: its area, likewise. */
type Layers = FormPin & {
  marker: Leaflet.Marker;
  circle?: Leaflet.Circle;
  area?: Leaflet.Polygon;
  at?: string;
  corners?: string;
};

/** The zoom at which the circle of a stop is visible. */
const CLOSE = 16;

/** Pins lie above those that are farther north, by their pixels. */
const ABOVE = 10_000;

/** Pixels between a pin that is moved by keys and the edge of the map. */
const EDGE: Leaflet.PointTuple = [48, 48];

/** Pixels of the map that a note may cover. */
const FOOT = 120;

export type FormMapDrawing = ReturnType<typeof drawFormMap>;

export function drawFormMap(
  L: L,
  canvas: HTMLElement,
  { tiles, home, ...first }: FormMapContent,
  { onTap, onDrag, onSelect, onRadius, onPins, legs, onCorners, ...events }:
    & MapEvents
    & FormMapEvents,
) {
  const { map, viewport } = createBaseMap(L, canvas, {
    kind: "tour",
    tiles,
    points: toPoints(firstInView(first, home)),
    claimed: first.claimed,
    onTap(at) {
      onTap(toPosition(at));
      // What happened is said over the foot of the map.
      map.panInside(at, { paddingBottomRight: [0, FOOT], animate: false });
    },
    ...events,
  });
  let shown: Layers[] = [];
  let drawn = "";
  let { selected } = first;
  const handle = onRadius &&
    createRadiusHandle(L, map, (metres, byKey) => onRadius(selected!, metres, byKey));
  const thread = ["map-route-ground", "map-route"].map((className) =>
    L.polyline([], { className, interactive: false }).addTo(map)
  );
  addPosition(L, map, toPoints(first.places)[0]?.[1]);

  const add = ({ index }: FormPlace, point: Point): Layers => {
    const { marker, seal } = addSealMarker(L, map, point, { draggable: true, autoPan: true });
    const layers: Layers = { index, seal, marker };
    marker.on("click", () => onSelect(index));
    marker.on("drag", () => follow(layers));
    marker.on("dragend", () => onDrag(index, toPosition(marker.getLatLng()), false));
    marker.getElement()!.addEventListener("keydown", (event) => {
      const bearing = BEARINGS[event.key];
      if (index !== selected || bearing === undefined) return;
      event.preventDefault();
      event.stopPropagation(); // Leaflet would move the map.
      const from = raw(marker.getLatLng());
      const to = destinationPoint(from, event.shiftKey ? 10 : 1, bearing);
      marker.setLatLng(toPoints([from, to])[1]);
      map.panInside(marker.getLatLng(), { padding: EDGE, animate: false });
      follow(layers);
      onDrag(index, to, true);
    });
    return layers;
  };

  /** Moves the circle of a pin along with it. */
  function follow({ index, marker, circle }: Layers): void {
    circle?.setLatLng(marker.getLatLng());
    if (circle && index === selected) handle?.show(circle, index);
  }

  function drawPins(places: FormPlace[], points: Point[]): void {
    const last = new Map(shown.map((layers) => [layers.index, layers]));
    const isSame = places.length === shown.length && places.every(({ index }) => last.has(index));
    shown = places.map((place, i) => last.get(place.index) ?? add(place, points[i]));
    for (const { index } of places) last.delete(index);
    for (const { marker, circle, area } of last.values()) {
      for (const layer of [marker, circle, area]) layer?.remove();
    }
    if (!isSame) onPins(shown);
    shown.forEach((layers, i) => {
      const [point, { radius, area }] = [points[i], places[i]];
      const isDrawn = layers.at === String(point) && layers.corners === area;
      if (isDrawn && layers.circle?.getRadius() === radius) return;
      layers.at = String(point);
      layers.corners = area;
      layers.marker.setLatLng(point);
      layers.area?.remove();
      layers.area = area === undefined ? undefined : addArea(L, map, point, area);
      drawZone(L, map, layers, { point, radius });
    });
  }

  /**
   * The selected pin lies above the others, and is the only one that the Tab key reaches: the
   * others are opened in the outline.
   */
  function drawSelected(): void {
    for (const { index, marker } of shown) {
      marker.setZIndexOffset(index === selected ? ABOVE : 0);
      marker.getElement()!.tabIndex = index === selected ? 0 : -1;
    }
    const open = shown.find(({ index }) => index === selected);
    if (open?.circle) handle?.show(open.circle, open.index);
    else handle?.hide();
  }

  /** Moves the map unless the zone is seen, and seen from nearby. */
  function lookAt({ marker, circle, area }: Layers): void {
    const at = marker.getLatLng();
    const zone = ((circle ?? area)?.getBounds() ?? at.toBounds(2 * RADIUS.inForms)).pad(0.1);
    const fitting = canvas.clientWidth ? map.getBoundsZoom(zone) : CLOSE;
    const zoom = Math.min(Math.max(map.getZoom(), CLOSE), fitting);
    if (map.getZoom() < zoom || !map.getBounds().contains(zone)) viewport.centerAt(at, zoom);
  }

  /**
   * Adds, removes and moves pins. Shows all places when a new one is out of view; or the place
   * `select`, so near that a circle is visible, once it is another one, or a stop that has left
   * the view.
   */
  function update(places: FormPlace[], routeLine: RouteLine, select?: number): void {
    // In one list, so that all lie on the same side of ±180°.
    const points = toPoints([...places, ...routeLine]);
    const way = points.splice(places.length);
    if (String(way) !== drawn) thread.forEach((line) => line.setLatLngs(way));
    drawn = String(way);
    const before = new Set(shown.map(({ at }) => at));
    drawPins(places, points);
    const isOpened = selected !== select;
    selected = select;
    drawSelected();
    const chosen = points.filter((_, i) => !isDefaultPlace(places[i]));
    const at = places.findIndex((place) => place.index === selected && !isDefaultPlace(place));
    const isLost = () => !before.has(shown[at].at) && !map.getBounds().contains(points[at]);
    if (at >= 0 && (isOpened || selected !== START && isLost())) lookAt(shown[at]);
    else viewport.include(chosen.filter((point) => !before.has(String(point))), chosen);
  }

  /** The stop whose pin is nearest to a point, and under it. */
  function pinAt(at: Leaflet.LatLng): Layers | undefined {
    const point = map.latLngToLayerPoint(at);
    const away = ({ marker }: Layers) =>
      point.distanceTo(map.latLngToLayerPoint(marker.getLatLng()));
    return shown.filter((layers) => layers.index >= 0 && away(layers) < MARKER_SIZE)
      .sort((a, b) => away(a) - away(b))[0];
  }

  return {
    update,
    map,
    photos: createPhotoLayer(L, map, pinAt),
    legs: legs && createLegLayer(L, map, legs),
    areas: onCorners && createAreaLayer(L, map, onCorners),
    /** The position in the middle of the map. */
    centre: (): Position => toPosition(map.getCenter()),
    /** Brings `at` to the middle of the map. */
    showAt: (at: Position): void => viewport.lookAt(toPoints([raw(map.getCenter()), at])[1], CLOSE),
    /** Brings `at` into view, unless the author has moved the map already. */
    openAt: (at: Position): void => viewport.suggest(toPoints([at])),
    remove: () => map.remove(),
  };
}

/** The chosen places; the default ones of a new form may be far away. */
function firstInView(
  { places, routeLine }: Pick<FormMapContent, "places" | "routeLine">,
  home: Position | undefined,
): Position[] {
  const chosen = [...places.filter((place) => !isDefaultPlace(place)), ...routeLine];
  return chosen.length > 0 ? chosen : home ? [home] : places;
}

/** The longitude may exceed ±180. */
const raw = ({ lat, lng }: Leaflet.LatLng): Position => ({ latitude: lat, longitude: lng });

const toPosition = (latlng: Leaflet.LatLng): Position => raw(latlng.wrap());

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
