/**
 * Divides gestures between map and page: a map in a page must not catch those who only scroll past
 * it.
 */
import { effect, type ReadonlySignal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";

type Events = {
  /** One finger dragged, or tapped without effect, on a map that leaves one finger to the page. */
  onHint(): void;
  /** A tap or click on an activated map; for a mouse a map is always active. */
  onTap?(at: Leaflet.LatLng): void;
};

/**
 * One finger and the wheel scroll the page until the map itself is tapped or clicked, and again
 * after a tap elsewhere; two fingers always move the map. While `claimed` is true all gestures are
 * the map's, because it fills the screen.
 */
export function shareGestures(
  map: Leaflet.Map,
  { onHint, onTap }: Events,
  claimed: ReadonlySignal<boolean>,
) {
  const container = map.getContainer();
  const byFinger = matchMedia("(pointer: coarse)").matches;
  const activate = () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  };
  const release = () => {
    map.scrollWheelZoom.disable();
    if (byFinger) map.dragging.disable();
  };
  const tapped = ({ latlng }: Leaflet.LeafletMouseEvent) => {
    const wasActive = map.dragging.enabled();
    activate();
    if (!onTap) return;
    if (wasActive) onTap(latlng);
    else onHint();
  };
  const elsewhere = (event: Event) => {
    if (!claimed.peek() && !container.contains(event.target as Node)) release();
  };
  const pulled = (event: TouchEvent) => {
    if (event.touches.length === 1 && !map.dragging.enabled()) onHint();
  };
  const end = effect(() => claimed.value ? activate() : release());
  map.on("click", tapped);
  document.addEventListener("pointerdown", elsewhere);
  container.addEventListener("touchmove", pulled, { passive: true });
  map.on("unload", () => {
    end();
    document.removeEventListener("pointerdown", elsewhere);
    container.removeEventListener("touchmove", pulled);
  });
}
