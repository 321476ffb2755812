/** The effect of the last tap or drag on the map, with a button to undo it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Undo2 } from "lucide-react";
import { handDrawing } from "../legs/hand_drawing.ts";
import { legChangeText } from "../legs/leg_texts.ts";
import { useLegs } from "../legs/use_legs.ts";
import { START } from "./form_places.ts";
import type { MapChange, MapChanges } from "./use_map_changes.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

type Props = {
  changes: MapChanges;
  /** Closes the map, where it is a sheet. */
  onDone?: () => void;
};

export function MapChangeNote({ changes: { last, undo }, onDone }: Props) {
  useSignals();
  const { value: ways } = useLegs().last;
  // Ways that were found again for a change elsewhere are not taken back here, but by that change.
  const canUndo = last || ways && ways.act !== "again" && ways.written.length > 0;
  return (
    <div className="map-change" role="status">
      {!handDrawing.value && (last || ways) && (
        <>
          <p>{[last && textOf(last), ways && legChangeText(ways)].filter(Boolean).join(" ")}</p>
          {canUndo && (
            <button type="button" className="button" onClick={undo}>
              <Undo2 aria-hidden="true" />
              {rich(t, "undoMap", {
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
          )}
          {onDone && (
            <button type="button" className="button primary" onClick={onDone}>{t("done")}</button>
          )}
        </>
      )}
    </div>
  );
}

function textOf(change: MapChange): string {
  const { kind, index, title } = change;
  if (index === START) return t("startMoved");
  const stop = { number: index + 1, title };
  if (kind === "radius") {
    const { radius } = change;
    return t(title ? "radiusOfTitled" : "radiusOfNumber", { ...stop, radius });
  }
  if (kind === "corners") return t(title ? "zoneOfTitled" : "zoneOfNumber", stop);
  return kind === "added"
    ? t(title ? "titledAdded" : "numberAdded", stop)
    : t(title ? "titledMoved" : "numberMoved", stop);
}
