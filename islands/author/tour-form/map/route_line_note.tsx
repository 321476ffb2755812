/**
 * Shows that the form has a route line, which cannot be typed, with buttons to add, replace and
 * remove it.
 */
import { Route, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import { routeLineText } from "../../../../lib/formats/fields/route.ts";
import type { TourValues } from "../values.ts";
import { RouteLineImport } from "./route_line_import.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

export function RouteLineNote() {
  const { control, setValue } = useFormContext<TourValues>();
  const routeLine = useWatch({ control, name: "routeLine" });
  /** The last change by this note. After a later change it cannot be undone here. */
  const [last, setLast] = useState<{ before?: RouteLine; after?: RouteLine }>();
  const canUndo = last && JSON.stringify(last.after) === JSON.stringify(routeLine);
  const set = (next: RouteLine | undefined) => setValue("routeLine", next, { shouldDirty: true });
  const change = (after: RouteLine | undefined) => {
    setLast({ before: routeLine, after });
    set(after);
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
        onLine={change}
      />
    </>
  );
}
