/** Takes only the route line from a file into a form. */
import { Route, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { ImportedLine } from "../../../../lib/formats/report.ts";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import { orAlert } from "../../../shell/alert.ts";
import { ImportButton } from "../files/import_button.tsx";
import { LineSummary, lineTitle, SHOWN_LINES } from "../files/line_choice.tsx";
import type { ImportedFile } from "../files/read_import.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

type Props = {
  /** The text of the button. */
  label: string;
  onLine: (line: RouteLine) => Promise<void>;
};

export function RouteLineImport({ label, onLine }: Props) {
  /** The lines of the last file, if there are several. */
  const [lines, setLines] = useState<ImportedLine[]>([]);
  const [problem, setProblem] = useState("");
  const choice = useRef<HTMLElement>(null);
  // The list is below the map, and may be hidden by the form's bar.
  useEffect(() => {
    choice.current?.scrollIntoView({ block: "nearest" });
  }, [lines]);

  const use = async (line: ImportedLine) => {
    const { importLine } = await loadChunk(() => import("../../../../lib/formats/import_line.ts"));
    const { form, report } = importLine({ form: { audioStops: [] }, report: [] }, {
      line,
      as: "route-line",
    });
    setLines([]);
    if (form.routeLine) await onLine(form.routeLine);
    else setProblem(report.find(({ path }) => path.startsWith("routeLine"))?.message ?? "");
  };
  const read = async ({ name, form: { routeLine }, lines = [], report }: ImportedFile) => {
    const own = routeLine ? [{ kind: "route" as const, name: "", points: routeLine }] : [];
    const found = [...own, ...lines];
    const nothing = report.find(({ kind, path }) => kind === "note" && !path)?.message ?? "";
    setProblem(found.length === 0 ? t("noRouteTrack", { name, reason: nothing }) : "");
    if (found.length === 1) await use(found[0]);
    else setLines(found);
  };

  return (
    <div className="route-line-import">
      <ImportButton
        label={label}
        inputLabel={t("importRouteLine")}
        icon={Route}
        onImported={(file) => orAlert(() => read(file))}
      />
      <p role="status" className={problem ? "field-error" : undefined}>{problem}</p>
      {lines.length > 0 && (
        <section ref={choice} aria-label={t("linesInFile")}>
          <ul role="list">
            {lines.slice(0, SHOWN_LINES).map((line, i) => (
              <li key={i}>
                <LineSummary line={line} />
                <button type="button" className="button" onClick={() => orAlert(() => use(line))}>
                  {rich(t, "useAsRouteLine", {
                    line: lineTitle(line),
                    hidden: (text) => <span className="visually-hidden">{text}</span>,
                  })}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="button quiet" onClick={() => setLines([])}>
            <X aria-hidden="true" />
            {t("useNone")}
          </button>
        </section>
      )}
    </div>
  );
}
