/** The effect of the last tap or drag on the map, with a button to undo it. */
import { Undo2 } from "lucide-react";
import { START } from "./form_places.ts";
import type { MapChange, MapChanges } from "./use_map_changes.ts";

export function MapChangeNote({ changes: { last, undo } }: { changes: MapChanges }) {
  return (
    <div className="map-change" role="status">
      {last && (
        <>
          <p>{textOf(last)}</p>
          <button type="button" className="button" onClick={undo}>
            <Undo2 aria-hidden="true" />Undo<span className="visually-hidden">on the map</span>
          </button>
        </>
      )}
    </div>
  );
}

function textOf({ kind, index, title }: MapChange): string {
  if (index === START) return "The start was moved.";
  const stop = `Stop ${index + 1}${title ? `, “${title}”,` : ""}`;
  return kind === "added" ? `${stop} was added here.` : `${stop} was moved.`;
}
