/** What was wrong with a file that was imported. */
import { ClipboardList } from "lucide-react";
import type { FieldError } from "../../../lib/model/problem.ts";
import type { ImportedFile } from "./import_button.tsx";

type Props = { file: ImportedFile; onClose: () => void };

export function ImportReport({ file: { name, form, report }, onClose }: Props) {
  if (report.length === 0) return null;
  const nothing = form.audioStops.length === 0;
  return (
    <section className="notice import-report" role="status" aria-labelledby="import-report">
      <h2 id="import-report">
        <ClipboardList aria-hidden="true" />
        {nothing ? `Nothing could be read from ${name}` : `Imported from ${name}, with gaps`}
      </h2>
      {!nothing && <p>Everything that could be read is in the form. Please check the following:</p>}
      <ul>
        {report.map((entry, i) => (
          <li key={i}>
            {placeOf(entry)}
            {entry.message}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onClose}>Close</button>
    </section>
  );
}

/** "Stop 3: " for what is wrong with the third stop. */
function placeOf({ path }: FieldError): string {
  const stop = /^audioStops\.(\d+)/.exec(path)?.[1];
  return stop === undefined ? "" : `Stop ${Number(stop) + 1}: `;
}
