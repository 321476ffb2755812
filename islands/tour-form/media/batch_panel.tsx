/** Several recordings and photographs at once: the way to add them, and what came of them. */
import { Files, Undo2, X } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { counted } from "../../../lib/formats/report.ts";
import type { BatchSummary } from "./add_stops.ts";
import { cutsSilence } from "./attach_file.ts";
import { FileButton } from "./file_button.tsx";
import type { StopOrder } from "./plan_stops.ts";

type Props = {
  order: StopOrder;
  onOrder: (order: StopOrder) => void;
  onFiles: (files: File[]) => void;
};

export function BatchPanel({ order, onOrder, onFiles }: Props) {
  useSignals();
  return (
    <div className="batch">
      <FileButton kind="any" label="Recordings and photos for new stops" multiple onFiles={onFiles}>
        <Files aria-hidden="true" />Add Recordings and Photos
      </FileButton>
      <p className="soft">
        Choose several at once, or drop them here: each recording becomes a stop. A photo that was
        taken within ten minutes of a recording goes to its stop, and puts it on the map.
      </p>
      <div className="batch-options">
        <label>
          Order by
          <select value={order} onChange={({ target }) => onOrder(target.value as StopOrder)}>
            <option value="name">file name</option>
            <option value="time">time</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={cutsSilence.value}
            onChange={({ target }) => cutsSilence.value = target.checked}
          />
          Cut silence at both ends of recordings
        </label>
      </div>
    </div>
  );
}

type ReportProps = { summary: BatchSummary; onUndo: () => void; onClose: () => void };

/** What came of the files; offers to take it back. */
export function BatchReport({ summary, onUndo, onClose }: ReportProps) {
  const { stops, unknown } = summary;
  return (
    <div className="batch-report" role="status">
      <div>
        <p>
          <strong>
            {stops > 0 ? `Added ${counted(stops, "stop")}.` : "No stop was added."}
          </strong>{" "}
          {stops > 0 && detailsOf(summary)}
        </p>
        {unknown.length > 0 && (
          <p>Neither recording nor picture, and left out: {namesText(unknown)}.</p>
        )}
      </div>
      {stops > 0 && (
        <button type="button" className="button" onClick={onUndo}>
          <Undo2 aria-hidden="true" />Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

function detailsOf({ stops, matched, alone, placed }: BatchSummary): string {
  const said = [
    matched > 0 && `${counted(matched, "photo")} went to the recording made at the same time.`,
    alone > 0 && `${counted(alone, "photo")} became a stop without a recording.`,
    placed > 0 && `${counted(placed, "stop")} ${placed === 1 ? "is" : "are"} where the photo was ` +
      "taken.",
    placed < stops && `${placed > 0 ? "The others stand" : "They stand"} at the place of the ` +
      "stop before: move them on the map.",
  ];
  return said.filter(Boolean).join(" ");
}

/** More names would push the form off the screen. */
const SHOWN = 3;

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(", ");
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
