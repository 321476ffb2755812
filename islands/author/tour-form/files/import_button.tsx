/** Reads a file: of the program's own formats, GeoJSON, GPX, KML or KMZ, or a table. */
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { orAlert } from "../../../shell/alert.ts";
import { type ImportedFile, readImport } from "./read_import.ts";

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
    onImported(await readImport(file));
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
