/** The effect of the last tap or drag on the map, with a button to undo it. */
import { Undo2 } from "lucide-react";
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
  return (
    <div className="map-change" role="status">
      {last && (
        <>
          <p>{textOf(last)}</p>
          <button type="button" className="button" onClick={undo}>
            <Undo2 aria-hidden="true" />
            {rich(t, "undoMap", {
              hidden: (text) => <span className="visually-hidden">{text}</span>,
            })}
          </button>
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
  return kind === "added"
    ? t(title ? "titledAdded" : "numberAdded", stop)
    : t(title ? "titledMoved" : "numberMoved", stop);
}
