/** Whose finger and wheel it is: a map in a page must not catch those who only pass by. */
import type * as Leaflet from "leaflet";

/**
 * One finger and the wheel scroll the page until the map itself is tapped or clicked, and again
 * after a tap elsewhere; two fingers always move the map. `onHint` is called when a finger pulls
 * in vain.
 */
export function shareGestures(map: Leaflet.Map, onHint: () => void) {
  const container = map.getContainer();
  const byFinger = matchMedia("(pointer: coarse)").matches;
  const take = () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  };
  const release = () => {
    map.scrollWheelZoom.disable();
    if (byFinger) map.dragging.disable();
  };
  const elsewhere = (event: Event) => {
    if (!container.contains(event.target as Node)) release();
  };
  const pulled = (event: TouchEvent) => {
    if (event.touches.length === 1 && !map.dragging.enabled()) onHint();
  };
  release();
  map.on("click", take);
  document.addEventListener("pointerdown", elsewhere);
  container.addEventListener("touchmove", pulled, { passive: true });
  map.on("unload", () => {
    document.removeEventListener("pointerdown", elsewhere);
    container.removeEventListener("touchmove", pulled);
  });
}
