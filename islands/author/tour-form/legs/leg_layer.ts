/**
 * The ways on the form's map. The one to the open stop can be dragged at any place; once it is
 * made, it has handles for its points, and one that adds a point. Without React.
 */
import type * as Leaflet from "leaflet";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import { routeLength } from "../../../../lib/geo/route_length.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { MARKER_SIZE } from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { toPoints } from "../../../map/view.ts";
import { BEARINGS } from "../map/arrow_keys.ts";
import { dragLine } from "./drag_line.ts";

const t = texts("writing");

/** A way as it is drawn. `handles` are places on it that can be moved. */
export type DrawnLeg = {
  to: number;
  points: Position[];
  isMade: boolean;
  handles: Position[];
};

export type LegEvents = {
  /** The line was taken at the stretch that begins with the point `after`, and led over `at`. */
  onBend(after: number, at: Position): void;
  onMove(handle: number, at: Position, byKey: boolean): void;
  onRemove(handle: number): void;
};

export type LegLayer = ReturnType<typeof createLegLayer>;

export function createLegLayer(L: L, map: Leaflet.Map, events: LegEvents) {
  const line = (className: string, interactive = false) =>
    L.polyline([], { className, interactive, smoothFactor: 0 }).addTo(map);
  const made = [line("form-leg-ground"), line("form-leg")];
  const straight = [line("form-leg-ground"), line("form-leg is-straight")];
  const open = line("form-leg is-open");
  const hit = line("form-leg-hit", true);
  let leg: DrawnLeg | undefined;
  const handles: Leaflet.Marker[] = [];
  let middle: Leaflet.Marker | undefined;

  /** Positions on the same side of ±180° as the middle of the map. */
  function near(positions: Position[]): Leaflet.LatLngTuple[] {
    const { lat, lng } = map.getCenter();
    return toPoints([{ latitude: lat, longitude: lng }, ...positions]).slice(1);
  }

  dragLine(map, hit, {
    points: () => open.getLatLngs() as Leaflet.LatLng[],
    preview: (points) => open.setLatLngs(points),
    onBend: (after, at) => events.onBend(after, toPosition(at)),
    addsByClick: () => leg?.isMade === true,
  });

  function addHandle(className: string): Leaflet.Marker {
    const icon = L.divIcon({ className, iconSize: [MARKER_SIZE, MARKER_SIZE] });
    const marker = L.marker([0, 0], { icon, draggable: true, autoPan: true, zIndexOffset: 15_000 });
    marker.addTo(map);
    return marker;
  }

  function addPoint(index: number): Leaflet.Marker {
    const marker = addHandle("leg-point");
    marker.on("dragend", () => events.onMove(index, toPosition(marker.getLatLng()), false));
    marker.on("dblclick", () => events.onRemove(index));
    marker.getElement()!.addEventListener("keydown", (event) => {
      const bearing = BEARINGS[event.key];
      if (event.key === "Delete" || event.key === "Backspace") events.onRemove(index);
      else if (bearing === undefined) return;
      else {
        const to = destinationPoint(
          toPosition(marker.getLatLng()),
          event.shiftKey ? 10 : 1,
          bearing,
        );
        marker.setLatLng(near([to])[0]);
        events.onMove(index, to, true);
      }
      event.preventDefault();
      event.stopPropagation(); // Leaflet would move the map.
    });
    return marker;
  }

  function addMiddle(): Leaflet.Marker {
    const marker = addHandle("leg-point leg-middle");
    const bend = () => events.onBend(middleOf(leg!.points).after, toPosition(marker.getLatLng()));
    marker.on("dragend", bend);
    marker.on("click", bend);
    marker.getElement()!.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      bend();
    });
    return marker;
  }

  /** Handles keep their elements, and so the focus, while their points move. */
  function drawHandles(): void {
    const { to, points, isMade, handles: places } = leg ?? NO_LEG;
    while (handles.length > places.length) handles.pop()!.remove();
    near(places).forEach((at, i) => {
      (handles[i] ??= addPoint(i)).setLatLng(at);
      const label = t("wayPoint", { point: i + 1, number: to + 1 });
      handles[i].getElement()!.setAttribute("aria-label", label);
    });
    if (!isMade) {
      middle?.remove();
      middle = undefined;
      return;
    }
    middle ??= addMiddle();
    middle.setLatLng(near([middleOf(points).at])[0]);
    middle.getElement()!.setAttribute("aria-label", t("addWayPoint", { number: to + 1 }));
  }

  return {
    /** Draws `legs` instead of those before; `to` is the open stop. */
    show(legs: DrawnLeg[], to: number): void {
      const others = legs.filter((one) => one.to !== to);
      const lines = (isMade: boolean) =>
        others.filter((one) => one.isMade === isMade).map(({ points }) => near(points));
      made.forEach((it) => it.setLatLngs(lines(true)));
      straight.forEach((it) => it.setLatLngs(lines(false)));
      leg = legs.find((one) => one.to === to);
      const points = near(leg?.points ?? []);
      [open, hit].forEach((it) => it.setLatLngs(points));
      open.getElement()?.classList.toggle("is-straight", leg?.isMade === false);
      drawHandles();
    },
  };
}

const NO_LEG: DrawnLeg = { to: 0, points: [], isMade: false, handles: [] };

const toPosition = (at: Leaflet.LatLng): Position => {
  const { lat, lng } = at.wrap();
  return { latitude: lat, longitude: lng };
};

/** The place half way along a line, and the point before it. */
function middleOf(points: Position[]): { after: number; at: Position } {
  let left = routeLength(points) / 2;
  for (let after = 0; after < points.length - 1; after++) {
    const [from, to] = [points[after], points[after + 1]];
    const metres = routeLength([from, to]);
    if (metres < left) left -= metres;
    else {
      const part = metres === 0 ? 0 : left / metres;
      const latitude = from.latitude + part * (to.latitude - from.latitude);
      const longitude = from.longitude + part * (to.longitude - from.longitude);
      return { after, at: { latitude, longitude } };
    }
  }
  return { after: 0, at: points[0] };
}
