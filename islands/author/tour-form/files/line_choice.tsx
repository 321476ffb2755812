/** The author chooses what to do with the routes and tracks of a file, before the form begins. */
import { MapPin, Route } from "lucide-react";
import { stopsAlong } from "../../../../lib/formats/line_stops.ts";
import type { ImportedLine } from "../../../../lib/formats/report.ts";
import type { LineUse } from "../../../../lib/formats/import_line.ts";
import { routeLineText } from "../../../../lib/formats/fields/route.ts";
import type { ImportedFile } from "./read_import.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("files");

type Props = {
  file: ImportedFile;
  /** Called with the line to use as the route line or for stops, if any. */
  onChoose: (use?: LineUse) => void;
};

/** More lines are probably parts of one long recording, or the streets of a town. */
export const SHOWN_LINES = 8;

export function LineChoice({ file: { name, form, lines = [] }, onChoose }: Props) {
  const stops = form.audioStops.length;
  const more = lines.length - SHOWN_LINES;
  return (
    <section className="notice line-choice" role="status" aria-labelledby="line-choice">
      <h2 id="line-choice">
        <Route aria-hidden="true" />
        {stops === 0
          ? t("fileHasLines", { name, count: lines.length })
          : lines.length === 1
          ? t("fileHasStopsAndLine", { name, count: stops })
          : t("fileHasStopsAndLines", { name, count: stops, lines: lines.length })}
      </h2>
      <p>{t("useLinesText")}</p>
      <ul role="list">
        {stops > 0 && (
          <li>
            <button type="button" className="button primary" onClick={() => onChoose()}>
              <MapPin aria-hidden="true" />
              {t("onlyTheStops", { count: stops })}
            </button>
          </li>
        )}
        {lines.slice(0, SHOWN_LINES).map((line, i) => (
          <li key={i}>
            <LineSummary line={line} />
            <button
              type="button"
              className="button"
              onClick={() => onChoose({ line, as: "route-line" })}
            >
              <Route aria-hidden="true" />
              {rich(t, "useAsRouteLine", {
                line: lineTitle(line),
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => onChoose({ line, as: "stops" })}
            >
              <MapPin aria-hidden="true" />
              {rich(t, stops > 0 ? "addStopsAlong" : "makeStopsAlong", {
                count: stopsAlong(line).length,
                line: lineTitle(line),
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">{t("moreLines", { count: more })}</p>}
    </section>
  );
}

/** The name and the length of a line. */
export function LineSummary({ line }: { line: ImportedLine }) {
  return (
    <p>
      <strong>{lineTitle(line)}</strong> <span className="soft">{routeLineText(line.points)}</span>
    </p>
  );
}

/** A line of a file in words: by its name, or by its kind. */
export const lineTitle = ({ kind, name }: ImportedLine) =>
  name.length > 60
    ? t("quoted", { name: `${name.slice(0, 60).trim()}…` })
    : name
    ? t("quoted", { name })
    : t(KINDS[kind]);

const KINDS = { route: "theRoute", track: "theTrack", line: "theLine" } as const;
