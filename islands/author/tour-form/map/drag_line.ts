/** A line of a map that can be taken at any place and led elsewhere. Without React. */
import type * as Leaflet from "leaflet";
import { footOn } from "../../../../lib/geo/plane.ts";

type Options = {
  /** The points of the line that is seen. */
  points(): Leaflet.LatLng[];
  /** Draws the line while it is dragged. */
  preview(points: Leaflet.LatLng[]): void;
  /** The stretch that begins with the point `after` was led over `at`. */
  onBend(after: number, at: Leaflet.LatLng): void;
  /** Whether a click on the line counts as well; otherwise it is one on the map. */
  addsByClick(): boolean;
};

/** Pixels from which on a press is a drag. */
const SLACK = 5;

export function dragLine(map: Leaflet.Map, line: Leaflet.Polyline, options: Options): void {
  const element = line.getElement() as SVGElement;
  /** Whether the press that is about to end was a drag. */
  let isDrag = false;

  /** The stretch of the line that is nearest to a place. */
  function stretchAt(at: Leaflet.LatLng): number {
    const point = map.latLngToLayerPoint(at);
    const points = options.points().map((it) => map.latLngToLayerPoint(it));
    const away = points.slice(1).map((to, i) => footOn(points[i], to, point).away);
    return away.indexOf(Math.min(...away));
  }

  function pressed(down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary) return;
    const points = options.points();
    const after = stretchAt(map.mouseEventToLatLng(down));
    const moves = map.dragging.enabled();
    isDrag = false;
    map.dragging.disable();
    element.setPointerCapture(down.pointerId);
    const moved = (move: PointerEvent) => {
      isDrag ||= Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > SLACK;
      if (!isDrag) return;
      const at = map.mouseEventToLatLng(move);
      options.preview([...points.slice(0, after + 1), at, ...points.slice(after + 1)]);
    };
    const end = (up: PointerEvent) => {
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      if (moves) map.dragging.enable();
      if (!isDrag) return;
      options.preview(points);
      if (up.type === "pointerup") options.onBend(after, map.mouseEventToLatLng(up));
    };
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
  }

  function clicked(event: MouseEvent): void {
    if (!isDrag && !options.addsByClick()) return;
    event.stopPropagation(); // It would be a tap on the map.
    const at = map.mouseEventToLatLng(event);
    if (!isDrag) options.onBend(stretchAt(at), at);
  }

  element.addEventListener("pointerdown", pressed);
  element.addEventListener("click", clicked);
}
