/** Reads a file: of the program's own formats, GeoJSON, GPX, KML or KMZ, or a table. */
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { orAlert } from "../../../shell/alert.ts";
import { type ImportedFile, readImport } from "./read_import.ts";

type Props = {
  label: string;
  /** The name of the file box. */
  inputLabel: string;
  icon: LucideIcon;
  onImported: (file: ImportedFile) => void;
};

export function ImportButton({ label, inputLabel, icon: Icon, onImported }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File | undefined) => {
    if (!file) return;
    onImported(await readImport(file));
    // So that the same file can be chosen again after a correction.
    if (input.current) input.current.value = "";
  };

  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon aria-hidden="true" />
        {label}
      </button>
      {/* No `accept`: iOS does not know GPX, KML and GeoJSON, and would not allow choosing one. */}
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
