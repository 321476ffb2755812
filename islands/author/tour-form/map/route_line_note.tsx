/**
 * Shows that the form has a route line, which cannot be typed, with buttons to add, replace and
 * remove it.
 */
import { Route, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import type { LegData } from "../../../../lib/model/tour/legs/leg_data.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import type { StopPlace } from "../../../../lib/model/tour/stop_place.ts";
import { routeLineText } from "../../../../lib/formats/fields/route.ts";
import type { TourValues } from "../values.ts";
import { useLegs } from "../legs/use_legs.ts";
import { RouteLineImport } from "./route_line_import.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

export function RouteLineNote() {
  const { control, setValue, getValues } = useFormContext<TourValues>();
  const legs = useLegs();
  const routeLine = useWatch({ control, name: "routeLine" });
  /** The last change by this note. After a later change it cannot be undone here. */
  const [last, setLast] = useState<{ before?: RouteLine; after?: RouteLine }>();
  const canUndo = last && JSON.stringify(last.after) === JSON.stringify(routeLine);
  const set = (next: RouteLine | undefined) => setValue("routeLine", next, { shouldDirty: true });
  const change = (after: RouteLine | undefined) => {
    setLast({ before: routeLine, after });
    set(after);
  };
  /** In a guided archive a line is the way between those stops that it passes in their order. */
  const take = async (line: RouteLine) => {
    const { lines, rest } = await linesBetween(getValues(), line);
    if (lines.size > 0) legs.take(lines);
    if (rest) change(rest);
  };
  const undo = () => {
    set(last?.before);
    setLast(undefined);
  };
  return (
    <>
      {(routeLine || canUndo) && (
        <div className="route-line-note" role="status">
          <p>
            <Route aria-hidden="true" />
            {routeLine
              ? t("routeLineIs", { routeLine: routeLineText(routeLine) })
              : t("routeLineRemoved")}
          </p>
          {canUndo && (
            <button type="button" className="button" onClick={undo}>
              <Undo2 aria-hidden="true" />
              {rich(t, "undoRouteLine", {
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
          )}
          {routeLine && (
            <button type="button" className="button" onClick={() => change(undefined)}>
              <Trash2 aria-hidden="true" />
              {rich(t, "removeRouteLine", {
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
          )}
        </div>
      )}
      <RouteLineImport
        label={routeLine ? t("replaceRouteLine") : t("addRouteLine")}
        onLine={take}
      />
    </>
  );
}

type Stop = Partial<Position> & { place?: StopPlace; leg?: LegData };

/** The ways between stops that a line leads past, by their indexes, and the rest of the line. */
async function linesBetween(
  { tourType, audioStops, ...start }: TourValues,
  line: RouteLine,
): Promise<{ lines: Map<number, LegData>; rest?: RouteLine }> {
  const { withRouteAsLegs } = await loadChunk(() => import("../../../../lib/geo/line_legs.ts"));
  const stops = audioStops.map((stop): Stop => ({ ...readPlace(stop), place: stop.place }));
  const led = { tourType, ...readPlace(start), routeLine: line, audioStops: stops };
  const { audioStops: found, routeLine: rest } = withRouteAsLegs(led);
  const lines = found.flatMap(({ leg }, i): [number, LegData][] => leg ? [[i, leg]] : []);
  return { lines: new Map(lines), rest };
}
