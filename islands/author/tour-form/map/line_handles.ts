/**
 * A line of the map that an author changes: it can be taken at any place, and has handles for its
 * points, and one that adds a point. Without React.
 */
import type * as Leaflet from "leaflet";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { MARKER_SIZE } from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { toPoints } from "../../../map/view.ts";
import { BEARINGS } from "./arrow_keys.ts";
import { dragLine } from "./drag_line.ts";

export type LineEvents = {
  /** The line was taken at the stretch that begins with the point `after`, and led over `at`. */
  onBend(after: number, at: Position): void;
  onMove(handle: number, at: Position, byKey: boolean): void;
  onRemove(handle: number): void;
};

type HandledLine = {
  points: Position[];
  /** Places on it that can be moved, with what each is called. */
  handles: { at: Position; label: string }[];
  /** A place on it, beyond the point `after`, where a point can be added. */
  middle?: { after: number; at: Position; label: string };
};

/** `seen`: the visible line; `hit`: a wider, invisible one that is easier to take. */
type Lines = { hit: Leaflet.Polyline; seen: Leaflet.Polyline };

export function createLineHandles(L: L, map: Leaflet.Map, { hit, seen }: Lines, on: LineEvents) {
  let shown: HandledLine = { points: [], handles: [] };
  const handles: Leaflet.Marker[] = [];
  let middle: Leaflet.Marker | undefined;

  dragLine(map, hit, {
    points: () => hit.getLatLngs() as Leaflet.LatLng[],
    preview: (points) => seen.setLatLngs(points),
    onBend: (after, at) => on.onBend(after, toPosition(at)),
    addsByClick: () => shown.middle !== undefined,
  });

  function addHandle(className: string): Leaflet.Marker {
    const icon = L.divIcon({ className, iconSize: [MARKER_SIZE, MARKER_SIZE] });
    const marker = L.marker([0, 0], { icon, draggable: true, autoPan: true, zIndexOffset: 15_000 });
    marker.addTo(map);
    return marker;
  }

  function addPoint(index: number): Leaflet.Marker {
    const marker = addHandle("line-point");
    marker.on("dragend", () => on.onMove(index, toPosition(marker.getLatLng()), false));
    marker.on("dblclick", () => on.onRemove(index));
    marker.getElement()!.addEventListener("keydown", (event) => {
      const bearing = BEARINGS[event.key];
      if (event.key === "Delete" || event.key === "Backspace") on.onRemove(index);
      else if (bearing === undefined) return;
      else {
        const from = toPosition(marker.getLatLng());
        const to = destinationPoint(from, event.shiftKey ? 10 : 1, bearing);
        marker.setLatLng(nearCentre(map, [to])[0]);
        on.onMove(index, to, true);
      }
      event.preventDefault();
      event.stopPropagation(); // Leaflet would move the map.
    });
    return marker;
  }

  function addMiddle(): Leaflet.Marker {
    const marker = addHandle("line-point line-middle");
    const bend = () => on.onBend(shown.middle!.after, toPosition(marker.getLatLng()));
    marker.on("dragend", bend);
    marker.on("click", bend);
    marker.getElement()!.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      bend();
    });
    return marker;
  }

  const lay = (marker: Leaflet.Marker, { at, label }: { at: Position; label: string }) =>
    marker.setLatLng(nearCentre(map, [at])[0]).getElement()!.setAttribute("aria-label", label);

  return {
    /** Handles keep their elements, and so the focus, while their points move. */
    show(line: HandledLine): void {
      shown = line;
      [hit, seen].forEach((it) => it.setLatLngs(nearCentre(map, line.points)));
      while (handles.length > line.handles.length) handles.pop()!.remove();
      line.handles.forEach((handle, i) => lay(handles[i] ??= addPoint(i), handle));
      if (line.middle) return void lay(middle ??= addMiddle(), line.middle);
      middle?.remove();
      middle = undefined;
    },
  };
}

/** Positions on the same side of ±180° as the middle of the map. */
export function nearCentre(map: Leaflet.Map, positions: Position[]): Leaflet.LatLngTuple[] {
  const { lat, lng } = map.getCenter();
  return toPoints([{ latitude: lat, longitude: lng }, ...positions]).slice(1);
}

const toPosition = (at: Leaflet.LatLng): Position => {
  const { lat, lng } = at.wrap();
  return { latitude: lat, longitude: lng };
};
