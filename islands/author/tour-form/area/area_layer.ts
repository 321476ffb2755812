/** The corners of the open stop's zone, as handles on the form's map. Without React. */
import type * as Leaflet from "leaflet";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { createLineHandles } from "../map/line_handles.ts";
import { canGrow, canShrink, middleOfLongest } from "./shape_area.ts";

const t = texts("writing");

/** Gives the zone of the stop at `index` these corners; false where it cannot have them. */
export type OnCorners = (index: number, corners: Position[], byKey: boolean) => boolean;

export function createAreaLayer(L: L, map: Leaflet.Map, onCorners: OnCorners) {
  let open: { index: number; corners: Position[] } | undefined;
  const line = (className: string, interactive: boolean) =>
    L.polyline([], { className, interactive, smoothFactor: 0 }).addTo(map);
  const lines = { hit: line("line-hit", true), seen: line("area-edge", false) };
  const change = (byKey: boolean, to: (corners: Position[]) => Position[]) => {
    if (!open) return;
    const { index, corners } = open;
    const next = to(corners);
    if (next === corners || !onCorners(index, next, byKey)) show(index, corners);
  };
  const handled = createLineHandles(L, map, lines, {
    onBend: (after, at) =>
      change(
        false,
        (corners) =>
          canGrow(corners)
            ? [...corners.slice(0, after + 1), at, ...corners.slice(after + 1)]
            : corners,
      ),
    onMove: (corner, at, byKey) =>
      change(byKey, (corners) => corners.map((it, i) => i === corner ? at : it)),
    onRemove: (corner) =>
      change(
        false,
        (corners) => canShrink(corners) ? corners.filter((_, i) => i !== corner) : corners,
      ),
  });

  /** Shows the corners of the open stop's zone; none for a circle. */
  function show(index: number, corners: Position[] | undefined): void {
    open = corners && { index, corners };
    if (!corners) return handled.show({ points: [], handles: [] });
    const number = index + 1;
    handled.show({
      points: [...corners, corners[0]],
      handles: corners.map((at, i) => ({
        at,
        label: t("zoneCorner", { corner: i + 1, number }),
      })),
      ...canGrow(corners) &&
        { middle: { ...middleOfLongest(corners), label: t("addCorner", { number }) } },
    });
  }

  return { show };
}
