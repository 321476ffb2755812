/** Says that the form has a route line, which nobody types, and takes it away. */
import { Route, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { RouteLine } from "../../../lib/model/route_line.ts";
import { routeLineText } from "../route_line_text.ts";
import type { TourValues } from "../values.ts";

export function RouteLineNote() {
  const { control, setValue } = useFormContext<TourValues>();
  const routeLine = useWatch({ control, name: "routeLine" });
  const [removed, setRemoved] = useState<RouteLine>();
  if (!routeLine && !removed) return null;
  const change = (next: RouteLine | undefined) => {
    setRemoved(routeLine);
    setValue("routeLine", next, { shouldDirty: true });
  };
  return (
    <div className="route-line-note" role="status">
      {routeLine
        ? (
          <>
            <p>
              <Route aria-hidden="true" />Route line: {routeLineText(routeLine)}
            </p>
            <button type="button" className="button" onClick={() => change(undefined)}>
              <Trash2 aria-hidden="true" />Remove<span className="visually-hidden">
                the route line
              </span>
            </button>
          </>
        )
        : (
          <>
            <p>The route line was removed.</p>
            <button type="button" className="button" onClick={() => change(removed)}>
              <Undo2 aria-hidden="true" />Undo<span className="visually-hidden">
                the removal of the route line
              </span>
            </button>
          </>
        )}
    </div>
  );
}
