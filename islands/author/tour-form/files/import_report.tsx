/** The problems of an imported file. */
import { ClipboardList } from "lucide-react";
import { type ReactNode, useId } from "react";
import { groupReport, rangesText, type ReportItem } from "../../../../lib/formats/group_report.ts";
import type { ReportEntry } from "../../../../lib/formats/report.ts";
import type { FileReport } from "./kept_reports.ts";

type Props = { file: FileReport; onClose: () => void; children?: ReactNode };

const HEADINGS: Record<ReportEntry["kind"], string> = {
  note: "About the file",
  "left-out": "Left out",
  incomplete: "Please fill in",
};

/** If nothing was read, the gaps of the empty form are not reported. */
const isAboutFile = ({ kind }: ReportEntry) => kind !== "incomplete";

/** More entries of one kind are folded: a hundred lines would push the form off the screen. */
const SHOWN = 6;

export function ImportReport(
  { file: { name, report, nothing = false }, onClose, children }: Props,
) {
  const id = useId();
  if (report.length === 0) return null;
  const gaps = report.some(({ kind }) => kind !== "note");
  return (
    <section className="notice import-report" role="status" aria-labelledby={id}>
      <h2 id={id}>
        <ClipboardList aria-hidden="true" />
        {nothing
          ? `${name} has nothing to import`
          : gaps
          ? `Imported from ${name}, with gaps`
          : `Imported from ${name}`}
      </h2>
      {!nothing && <p>The rest is in the form. Please check the following:</p>}
      {groupReport(nothing ? report.filter(isAboutFile) : report).map(({ kind, items }) => (
        <div key={kind} className="import-group">
          {!nothing && <h3>{HEADINGS[kind]}</h3>}
          <Items items={items.slice(0, SHOWN)} />
          {items.length > SHOWN && (
            <details>
              <summary>{items.length - SHOWN} more</summary>
              <Items items={items.slice(SHOWN)} />
            </details>
          )}
        </div>
      ))}
      {children}
      <button type="button" className="button" onClick={onClose}>Close</button>
    </section>
  );
}

function Items({ items }: { items: ReportItem[] }) {
  return (
    <ul>
      {items.map(({ message, stops }) => (
        <li key={message}>
          {stops.length > 0 && (
            <strong>{`${stops.length === 1 ? "Stop" : "Stops"} ${rangesText(stops)}: `}</strong>
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}
