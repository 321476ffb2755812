/** The effect of the last tap or drag on the map, with a button to undo it. */
import { Undo2 } from "lucide-react";
import { START } from "./form_places.ts";
import type { MapChange, MapChanges } from "./use_map_changes.ts";

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
            <Undo2 aria-hidden="true" />Undo<span className="visually-hidden">on the map</span>
          </button>
          {onDone && (
            <button type="button" className="button primary" onClick={onDone}>Done</button>
          )}
        </>
      )}
    </div>
  );
}

function textOf(change: MapChange): string {
  const { kind, index, title } = change;
  if (index === START) return "The start was moved.";
  const stop = `${index + 1}${title ? `, “${title}”,` : ""}`;
  if (kind === "radius") return `The radius of stop ${stop} is ${change.radius} m.`;
  return kind === "added" ? `Stop ${stop} was added here.` : `Stop ${stop} was moved.`;
}
