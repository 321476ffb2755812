/** Reads a file: of the program's own formats, GeoJSON, GPX, KML or KMZ, or a table. */
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { loadChunk } from "../../../lib/browser/load_chunk.ts";
import type { Imported } from "../../../lib/formats/report.ts";
import { orAlert } from "../../shell/alert.ts";

/** What became of the file `name`. */
export type ImportedFile = Imported & { name: string };

type Props = {
  label: string;
  /** What the box for the file is called. */
  inputLabel: string;
  icon: LucideIcon;
  onImported: (file: ImportedFile) => void;
};

export function ImportButton({ label, inputLabel, icon: Icon, onImported }: Props) {
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
        <Icon aria-hidden="true" />
        {label}
      </button>
      {/* No `accept`: iOS knows no GPX, KML and GeoJSON, and would not let anybody choose one. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => orAlert(() => read(target.files?.[0]))}
      />
    </>
  );
}
