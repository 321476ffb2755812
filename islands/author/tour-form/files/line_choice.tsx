/** The author chooses what to do with the routes and tracks of a file, before the form begins. */
import { MapPin, Route } from "lucide-react";
import { stopsAlong } from "../../../../lib/formats/line_stops.ts";
import { counted, type ImportedLine } from "../../../../lib/formats/report.ts";
import type { LineUse } from "../../../../lib/formats/import_line.ts";
import { routeLineText } from "../../../../lib/formats/fields/route.ts";
import type { ImportedFile } from "./read_import.ts";

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
        {name} has {stops > 0 ? `${counted(stops, "stop")} and ` : ""}
        {lines.length === 1 ? "a line" : counted(lines.length, "line")}
      </h2>
      <p>
        Use the line as the route that visitors see on the map, or turn it into stops that you can
        move, name and remove.
      </p>
      <ul role="list">
        {stops > 0 && (
          <li>
            <button type="button" className="button primary" onClick={() => onChoose()}>
              <MapPin aria-hidden="true" />
              {stops === 1 ? "Only the stop" : `Only the ${counted(stops, "stop")}`}
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
              <Route aria-hidden="true" />Use as route line
              <span className="visually-hidden">: {lineTitle(line)}</span>
            </button>
            <button
              type="button"
              className="button"
              onClick={() => onChoose({ line, as: "stops" })}
            >
              <MapPin aria-hidden="true" />
              {stops > 0 ? "Add" : "Make"} {counted(stopsAlong(line).length, "stop")}
              <span className="visually-hidden">along {lineTitle(line)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">{counted(more, "more line")} in the file can be left out.
      </p>}
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
  name.length > 60 ? `“${name.slice(0, 60).trim()}…”` : name ? `“${name}”` : `The ${kind}`;
