/** The problems of an imported file. */
import { ClipboardList } from "lucide-react";
import { type ReactNode, useId } from "react";
import { groupReport, rangesText, type ReportItem } from "../../../../lib/formats/group_report.ts";
import type { ReportEntry } from "../../../../lib/formats/report.ts";
import type { FileReport } from "./kept_reports.ts";
import { type TextKey, texts } from "../../../../lib/texts/texts.ts";

const t = texts("files");

type Props = { file: FileReport; onClose: () => void; children?: ReactNode };

const HEADINGS = {
  note: "aboutFile",
  "left-out": "leftOut",
  incomplete: "pleaseFillIn",
} as const satisfies Record<ReportEntry["kind"], TextKey<"files">>;

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
          ? t("nothingToImport", { name })
          : gaps
          ? t("importedWithGaps", { name })
          : t("imported", { name })}
      </h2>
      {!nothing && <p>{t("restInForm")}</p>}
      {groupReport(nothing ? report.filter(isAboutFile) : report).map(({ kind, items }) => (
        <div key={kind} className="import-group">
          {!nothing && <h3>{t(HEADINGS[kind])}</h3>}
          <Items items={items.slice(0, SHOWN)} />
          {items.length > SHOWN && (
            <details>
              <summary>{t("moreItems", { count: items.length - SHOWN })}</summary>
              <Items items={items.slice(SHOWN)} />
            </details>
          )}
        </div>
      ))}
      {children}
      <button type="button" className="button" onClick={onClose}>{t("close")}</button>
    </section>
  );
}

function Items({ items }: { items: ReportItem[] }) {
  return (
    <ul>
      {items.map(({ message, stops }) => (
        <li key={message}>
          {stops.length > 0 && (
            <strong>
              {t("stopsInRanges", { count: stops.length, ranges: rangesText(stops) })}
            </strong>
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}
