/** The ways on the form's map. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { FormMapDrawing } from "../map/draw_form_map.ts";
import type { FormLeg } from "./form_legs.ts";
import { handDrawing } from "./hand_drawing.ts";
import type { LineEvents } from "../map/line_handles.ts";
import type { FormLegs } from "./legs.ts";
import { bendLeg, handlesOf, moveHandle, pointsOf } from "./shape_leg.ts";
import { useFormLegs, useLegs } from "./use_legs.ts";

/** Draws the ways, and whatever changes them; `selected` is the open stop. */
export function useLegLayer(drawing: FormMapDrawing | undefined, selected: number): void {
  useSignals();
  const legs = useLegs();
  const all = useFormLegs();
  const { value: last } = legs.last;
  const { value: byHand } = handDrawing;
  useEffect(() => {
    drawing?.legs?.show(
      all.map((leg) => {
        const [from, to] = leg.ends;
        return byHand?.to === leg.to
          ? { to: leg.to, points: [from, ...byHand.points, to], isMade: false, handles: [] }
          : {
            to: leg.to,
            points: pointsOf(leg),
            isMade: leg.made !== undefined,
            handles: leg.to === selected ? handlesOf(legs, leg) : [],
          };
      }),
      selected,
    );
  }, [drawing, all, selected, last, byHand]);
}

/** What hands and keys do to the way to the stop that `selected` gives. */
export function legEvents(legs: FormLegs, selected: () => number): LineEvents {
  const withLeg = (act: (leg: FormLeg) => void) => {
    const leg = handDrawing.peek() ? undefined : legs.to(selected());
    if (leg) act(leg);
  };
  return {
    onBend: (after, at) => withLeg((leg) => bendLeg(legs, leg, after, at)),
    onMove: (handle, at, byKey) => withLeg((leg) => moveHandle(legs, leg, handle, { at, byKey })),
    onRemove: (handle) => withLeg((leg) => moveHandle(legs, leg, handle, {})),
  };
}
