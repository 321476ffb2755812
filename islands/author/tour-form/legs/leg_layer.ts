/** The ways on the form's map; the one to the open stop can be changed there. Without React. */
import type * as Leaflet from "leaflet";
import { routeLength } from "../../../../lib/geo/route_length.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { createLineHandles, type LineEvents, nearCentre } from "../map/line_handles.ts";

const t = texts("writing");

/** A way as it is drawn. `handles` are places on it that can be moved. */
type DrawnLeg = {
  to: number;
  points: Position[];
  isMade: boolean;
  handles: Position[];
};

export type LegLayer = ReturnType<typeof createLegLayer>;

export function createLegLayer(L: L, map: Leaflet.Map, events: LineEvents) {
  const line = (className: string, interactive = false) =>
    L.polyline([], { className, interactive, smoothFactor: 0 }).addTo(map);
  const made = [line("form-leg-ground"), line("form-leg")];
  const straight = [line("form-leg-ground"), line("form-leg is-straight")];
  const open = line("form-leg is-open");
  const handled = createLineHandles(L, map, { hit: line("line-hit", true), seen: open }, events);

  return {
    /** Draws `legs` instead of those before; `to` is the open stop. */
    show(legs: DrawnLeg[], to: number): void {
      const others = legs.filter((one) => one.to !== to);
      const lines = (isMade: boolean) =>
        others.filter((one) => one.isMade === isMade).map(({ points }) => nearCentre(map, points));
      made.forEach((it) => it.setLatLngs(lines(true)));
      straight.forEach((it) => it.setLatLngs(lines(false)));
      const leg = legs.find((one) => one.to === to);
      const number = to + 1;
      handled.show({
        points: leg?.points ?? [],
        handles: (leg?.handles ?? []).map((at, i) => ({
          at,
          label: t("wayPoint", { point: i + 1, number }),
        })),
        ...leg?.isMade &&
          { middle: { ...middleOf(leg.points), label: t("addWayPoint", { number }) } },
      });
      open.getElement()?.classList.toggle("is-straight", leg?.isMade === false);
    },
  };
}

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
