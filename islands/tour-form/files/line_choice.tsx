/** What becomes of the routes and tracks of a file: its author says so before the form begins. */
import { MapPin, Route } from "lucide-react";
import { stopsAlong } from "../../../lib/formats/line_stops.ts";
import { counted, type ImportedLine } from "../../../lib/formats/report.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { routeLength } from "../../../lib/geo/route_length.ts";
import type { ImportedFile } from "./import_button.tsx";

type Props = {
  file: ImportedFile;
  /** Called with the line along which there shall be stops, if any. */
  onChoose: (line?: ImportedLine) => void;
};

/** More are the parts of one long recording, or the streets of a town. */
const SHOWN = 8;

export function LineChoice({ file: { name, form, lines = [] }, onChoose }: Props) {
  const stops = form.audioStops.length;
  const more = lines.length - SHOWN;
  return (
    <section className="notice line-choice" role="status" aria-labelledby="line-choice">
      <h2 id="line-choice">
        <Route aria-hidden="true" />
        {name} has {stops > 0 ? `${counted(stops, "stop")} and ` : ""}
        {lines.length === 1 ? "a line" : counted(lines.length, "line")}
      </h2>
      <p>A recorded or planned way can become stops, which you then move, name and remove.</p>
      <ul role="list">
        {stops > 0 && (
          <li>
            <button type="button" className="button primary" onClick={() => onChoose()}>
              <MapPin aria-hidden="true" />Only the {counted(stops, "stop")}
            </button>
          </li>
        )}
        {lines.slice(0, SHOWN).map((line, i) => (
          <li key={i}>
            <button type="button" className="button" onClick={() => onChoose(line)}>
              <Route aria-hidden="true" />
              {stops > 0 ? "Also " : ""}
              {counted(stopsAlong(line).length, "stop")} along {titleOf(line)}
            </button>
            <span className="soft">
              {metresText(routeLength(line.points))}, {counted(line.points.length, "point")}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">{counted(more, "more line")} in the file can be left out.
      </p>}
    </section>
  );
}

const titleOf = ({ kind, name }: ImportedLine) =>
  name.length > 60 ? `“${name.slice(0, 60).trim()}…”` : name ? `“${name}”` : `the ${kind}`;
