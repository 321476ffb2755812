/** The view of a map, as its content and its size change. */
import type * as Leaflet from "leaflet";
import { type Point, type ViewKind, viewOf } from "./view.ts";

export type Viewport = ReturnType<typeof createViewport>;

/** Fits `points`, now and after each change of size until the viewer has moved the map. */
export function createViewport(
  map: Leaflet.Map,
  canvas: HTMLElement,
  kind: ViewKind,
  points: Point[],
) {
  let fitted = points;
  let moved = false;
  const move = () => moved = true;
  for (const type of ["pointerdown", "keydown", "wheel"]) {
    canvas.addEventListener(type, move, { passive: true });
  }
  map.on("dragstart", move);

  function fit(): void {
    // A closed <details> has no size to fit into; opening it changes the size.
    if (!canvas.clientWidth) return;
    const view = viewOf(kind, fitted);
    if ("center" in view) return void map.setView(view.center, view.zoom, { animate: false });
    const { corners, padding, closest } = view;
    map.fitBounds(corners, { padding: [padding, padding], maxZoom: closest, animate: false });
  }

  map.setView(points[0] ?? [0, 0], 2); // Leaflet needs some view, even without a size.
  fit();
  const observer = new ResizeObserver(() => {
    if (!canvas.clientWidth) return;
    map.invalidateSize({ animate: false });
    if (!moved) fit();
  });
  observer.observe(canvas);
  map.on("unload", () => observer.disconnect());

  return {
    /** Fits `next`, and again after each change of size until the viewer moves the map. */
    show(next: Point[]): void {
      fitted = next;
      moved = false;
      fit();
    },
    /** Fits `next` unless the viewer has moved the map. */
    suggest(next: Point[]): void {
      if (moved) return;
      fitted = next;
      fit();
    },
    /** Fits `all` when one of `points` is out of view. */
    include(points: Point[], all: Point[]): void {
      fitted = all;
      if (points.some((point) => !map.getBounds().contains(point))) fit();
    },
    /** Brings `point` to the middle, no farther away than `zoom`. */
    lookAt(point: Leaflet.LatLngExpression, zoom: number): void {
      moved = true;
      map.setView(point, Math.max(map.getZoom(), zoom), { animate: false });
    },
    /** Brings `point` to the middle, at `zoom`. */
    centerAt(point: Leaflet.LatLngExpression, zoom: number, { animate = false } = {}): void {
      moved = true;
      map.setView(point, zoom, { animate });
    },
  };
}
