/**
 * 'Export Tour': the form as a file of the program's own format; the menu beside it has other
 * formats.
 */
import { ChevronUp, Download } from "lucide-react";
import { useRef } from "react";
import { loadChunk } from "../../../lib/browser/load_chunk.ts";
import type { ExportKind } from "../../../lib/formats/export_tour.ts";
import { orAlert } from "../../shell/alert.ts";
import { toUnfinished, type TourValues } from "../values.ts";

const OTHER_FORMATS: { kind: ExportKind; label: string }[] = [
  { kind: "geojson", label: "Export as GeoJSON" },
  { kind: "gpx", label: "Export as GPX" },
];

export function ExportMenu({ values }: { values: () => TourValues }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const choose = (kind: ExportKind) => {
    if (menu.current) menu.current.open = false;
    orAlert(() => download(values(), kind));
  };
  return (
    <div className="export-menu">
      <button type="button" className="button" onClick={() => choose("json")}>
        <Download aria-hidden="true" />Export Tour
      </button>
      <details ref={menu}>
        <summary className="button" aria-label="Other formats">
          <ChevronUp aria-hidden="true" />
        </summary>
        <div>
          {OTHER_FORMATS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              className="button quiet"
              onClick={() => choose(kind)}
            >
              {label}
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}

/** Loads the export on the first use: most visits to the form export nothing. */
async function download(values: TourValues, kind: ExportKind): Promise<void> {
  const { exportTour } = await loadChunk(() => import("../../../lib/formats/export_tour.ts"));
  const { name, type, text } = exportTour(toUnfinished(values), kind, new Date());
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
