/** The way to the open stop in a line, with what can be done about it. */
import { useSignals } from "@preact/signals-react/runtime";
import { list } from "../../../../lib/texts/formats.ts";
import { metresText } from "../../../../lib/geo/metres_text.ts";
import { routeLength } from "../../../../lib/geo/route_length.ts";
import { rich } from "../../../../lib/ui/rich.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { besideForm, isMapOpen } from "../map/is_map_open.ts";
import type { FormLeg } from "./form_legs.ts";
import { handDrawing } from "./hand_drawing.ts";
import { useFormLegs, useLegs } from "./use_legs.ts";
import { pointsOf } from "./shape_leg.ts";

const t = texts("places");

/** Most streets that the line names. */
const NAMED = 3;

const hidden = (text: string) => <span className="visually-hidden">{text}</span>;

/** `onMap` selects the stop on the map. Nothing where no way leads to the stop. */
export function LegLine({ index, onMap }: { index: number; onMap: () => void }) {
  useSignals();
  const legs = useLegs();
  const leg = useFormLegs().find(({ to }) => to === index);
  if (!leg) return null;
  const number = index + 1;
  const last = legs.last.value;
  const canUndo = last && last.act !== "again" && last.written.some(({ to }) => to === index);
  const draw = () => {
    onMap();
    handDrawing.value = { to: index, points: [] };
    isMapOpen.value = !besideForm().matches;
  };
  return (
    <div className="field-line leg-line">
      <p>{wayText(leg)}</p>
      {legs.canFind && !leg.made && (
        <button
          type="button"
          className="button"
          disabled={legs.progress.value !== undefined}
          onClick={() => legs.follow(index)}
        >
          {t("followStreets")}
        </button>
      )}
      <button type="button" className="button" onClick={draw}>
        {rich(t, "drawByHand", { hidden, number })}
      </button>
      {leg.made && (
        <button type="button" className="button" onClick={() => legs.remove(index)}>
          {rich(t, "removeWay", { hidden, number })}
        </button>
      )}
      {canUndo && (
        <button type="button" className="button leg-undo" onClick={legs.undo}>
          {rich(t, "undoWay", { hidden, number })}
        </button>
      )}
    </div>
  );
}

/** "The way there: 420 m by Broad Street and Mill Lane". */
function wayText(leg: FormLeg): string {
  const length = metresText(routeLength(pointsOf(leg)));
  if (!leg.made) return t("wayThereStraight", { length });
  const names = new Set(leg.made.parts.flatMap(({ name }) => name ?? []));
  if (names.size === 0) return t("wayThere", { length });
  return t("wayThereBy", { length, streets: list([...names].slice(0, NAMED)) });
}
