/**
 * Starts a form from a file: of the program's own formats, GeoJSON, GPX, KML or KMZ, or a table.
 */
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { loadChunk } from "../../../lib/browser/load_chunk.ts";
import type { Imported } from "../../../lib/formats/report.ts";
import { orAlert } from "../../shell/alert.ts";

/** What became of the file `name`. */
export type ImportedFile = Imported & { name: string };

export function ImportButton({ onImported }: { onImported: (file: ImportedFile) => void }) {
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File | undefined) => {
    if (!file) return;
    const { importFile } = await loadChunk(() => import("../../../lib/formats/import_file.ts"));
    const bytes = new Uint8Array(await file.arrayBuffer());
    onImported({ ...importFile(bytes, file.name, location.origin), name: file.name });
    // So that the same file, mended, can be chosen again.
    if (input.current) input.current.value = "";
  };

  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />Import File
      </button>
      {/* No `accept`: iOS knows no GPX, KML and GeoJSON, and would not let anybody choose one. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Import a tour from a file"
        onChange={({ target }) => orAlert(() => read(target.files?.[0]))}
      />
    </>
  );
}
