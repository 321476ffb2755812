/**
 * The handle on the edge of the open stop's circle, east of its pin: a slider to be dragged or
 * moved by keys. Without React.
 */
import type * as Leaflet from "leaflet";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { MARKER_SIZE } from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("writing");

/** Called with a chosen radius in whole metres. */
type OnRadius = (metres: number, byKey: boolean) => void;

/** Pixels from the pin's middle, nearer to which the handle would lie under the pin. */
const NEAREST = 34;

/** Pixels of the handle's target that lie inside the circle. The others keep clear of the pin. */
const INSIDE = 12;

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -RADIUS.max,
  End: RADIUS.max,
};

export function createRadiusHandle(L: L, map: Leaflet.Map, onRadius: OnRadius) {
  const text = document.createElement("span");
  const marker = L.marker([0, 0], {
    draggable: true,
    keyboard: false,
    zIndexOffset: 20_000,
    icon: L.divIcon({
      className: "radius-handle",
      html: text,
      iconSize: [MARKER_SIZE, MARKER_SIZE],
      iconAnchor: [INSIDE, MARKER_SIZE / 2],
    }),
  });
  let circle: Leaflet.Circle | undefined;
  /** The radius and the distance of the pointer from the pin when a drag began, in metres. */
  let began = { metres: 0, away: 0 };

  const metres = () => clamp(circle!.getRadius());

  function place(): void {
    if (!circle) return;
    const pin = map.latLngToLayerPoint(circle.getLatLng());
    const edge = map.latLngToLayerPoint([circle.getLatLng().lat, circle.getBounds().getEast()]);
    marker.setLatLng(map.layerPointToLatLng([Math.max(edge.x, pin.x + NEAREST), pin.y]));
    text.textContent = t("radiusShort", { metres: metres() });
    const element = marker.getElement()!;
    element.setAttribute("aria-valuenow", `${metres()}`);
    element.setAttribute("aria-valuetext", t("radiusInWords", { metres: metres() }));
  }

  function set(to: number): void {
    circle!.setRadius(clamp(to));
    place();
  }

  /** Metres from the pin to the handle; 0 on the other side of the pin. */
  function away(): number {
    const [pin, at] = [circle!.getLatLng(), marker.getLatLng()];
    return at.lng > pin.lng ? map.distance(pin, at) : 0;
  }

  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // Leaflet would move the map.
    const before = metres();
    set(before + step * (event.shiftKey ? 10 : 1));
    if (metres() !== before) onRadius(metres(), true);
  }

  marker.on("dragstart", () => began = { metres: metres(), away: away() });
  marker.on("drag", () => set(began.metres + away() - began.away));
  marker.on("dragend", () => metres() !== began.metres && onRadius(metres(), false));
  map.on("zoomend", place);

  return {
    /** Lays the handle on the circle of a stop, which may have changed. */
    show(on: Leaflet.Circle, index: number): void {
      circle = on;
      if (!map.hasLayer(marker)) {
        const element = marker.addTo(map).getElement()!;
        element.tabIndex = 0;
        element.setAttribute("role", "slider");
        element.setAttribute("aria-valuemin", `${RADIUS.min}`);
        element.setAttribute("aria-valuemax", `${RADIUS.max}`);
        element.addEventListener("keydown", pressed);
      }
      marker.getElement()!.setAttribute(
        "aria-label",
        t("radiusOfStop", { number: index + 1 }),
      );
      place();
    },
    hide(): void {
      circle = undefined;
      marker.remove();
    },
  };
}

const clamp = (metres: number): number =>
  Math.min(RADIUS.max, Math.max(RADIUS.min, Math.round(metres)));
