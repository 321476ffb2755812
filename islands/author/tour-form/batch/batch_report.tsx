/** The result of adding several files, with buttons to undo parts of it. */
import { Undo2, Unlink, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { counted } from "../../../../lib/formats/report.ts";
import type { BatchSummary } from "./add_stops.ts";
import type { ShownPair } from "./use_batch.ts";

type Props = {
  summary: BatchSummary;
  pairs: readonly ShownPair[];
  onSeparate: (pairs: readonly ShownPair[]) => void;
  onUndo: () => void;
  onClose: () => void;
};

export function BatchReport({ summary, pairs, onSeparate, onUndo, onClose }: Props) {
  const { stops, joined, unknown } = summary;
  const report = useRef<HTMLDivElement>(null);
  // Files may have been dropped far below.
  useEffect(() => void report.current?.scrollIntoView({ block: "nearest" }), [summary]);
  return (
    <div ref={report} className="batch-report">
      <div role="status">
        <p>
          <strong>
            {addedText(summary)}
          </strong>{" "}
          {stops > 0 && detailsOf(summary)}
        </p>
        {unknown.length > 0 && (
          <p>
            Left out, because they aren’t recordings, pictures, or transcripts of these stops:{" "}
            {namesText(unknown)}.
          </p>
        )}
      </div>
      {stops + joined > 0 && (
        <button type="button" className="button" onClick={onUndo}>
          <Undo2 aria-hidden="true" />Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      {pairs.length > 0 && <Pairs pairs={pairs} onSeparate={onSeparate} />}
    </div>
  );
}

/** Which photograph was paired with which recording, and why. */
function Pairs({ pairs, onSeparate }: Pick<Props, "pairs" | "onSeparate">) {
  return (
    <section className="batch-pairs" aria-labelledby="batch-pairs">
      <h3 id="batch-pairs">
        {counted(pairs.length, "photo")} joined {pairs.length === 1 ? "a recording" : "recordings"}
      </h3>
      {pairs.length > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => onSeparate(pairs)}
        >
          <Unlink aria-hidden="true" />Separate all
        </button>
      )}
      <ul role="list">
        {pairs.map((pair) => (
          <li key={pair.at}>
            <span>
              <strong>{pair.name}</strong> → Stop {pair.index + 1}, {WHY[pair.by]}
            </span>
            <button
              type="button"
              className="button quiet"
              onClick={() => onSeparate([pair])}
            >
              Separate<span className="visually-hidden">{pair.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="soft">A photo that you separate becomes a stop of its own.</p>
    </section>
  );
}

const WHY = { name: "by name", time: "by time" };

/** "36 files joined their stops. Added 2 stops." */
function addedText({ stops, joined }: BatchSummary): string {
  const said = [
    joined > 0 && `${counted(joined, "file")} joined ${joined === 1 ? "its stop" : "their stops"}.`,
    stops > 0 && `Added ${counted(stops, "stop")}.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : "No stops were added.";
}

function detailsOf({ stops, alone, placed }: BatchSummary): string {
  const said = [
    alone > 0 && `${counted(alone, "photo")} became a stop without a recording.`,
    placed > 0 && `${counted(placed, "stop")} ${placed === 1 ? "is" : "are"} where the photo was ` +
      "taken.",
    placed < stops && `${placed > 0 ? "The others are" : "They are"} at the place of the ` +
      "previous stop. Move them on the map.",
  ];
  return said.filter(Boolean).join(" ");
}

/** More names would push the form off the screen. */
const SHOWN = 3;

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(", ");
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
