/**
 * 'Export Tour': the form as a file of the program's own format; the menu beside it has other
 * formats.
 */
import { ChevronUp, Download } from "lucide-react";
import { useRef, useState } from "react";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { ExportKind } from "../../../../lib/formats/export_tour.ts";
import { orAlert } from "../../../shell/alert.ts";
import { toast } from "../../../shell/toasts.ts";
import { toUnfinished, type TourValues } from "../values.ts";
import { type TextKey, texts } from "../../../../lib/texts/texts.ts";

const t = texts("files");

const OTHER_FORMATS = [
  { kind: "geojson", label: "exportGeojson" },
  { kind: "gpx", label: "exportGpx" },
  { kind: "kml", label: "exportKml" },
  { kind: "csv", label: "exportCsv" },
] as const satisfies { kind: ExportKind; label: TextKey<"files"> }[];

const loadExport = () => loadChunk(() => import("./export_files.ts"));

type Props = {
  values: () => TourValues;
  /** The archive that is edited, for its owner, who may export its releases, too. */
  releasesOf?: string;
  /** The same, if it has other languages, which are exported, too. */
  languagesOf?: string;
};

export function ExportMenu({ values, releasesOf, languagesOf }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [packing, setPacking] = useState<string>();
  const choose = (act: () => Promise<void>) => {
    if (menu.current) menu.current.open = false;
    orAlert(act);
  };
  const exportText = (kind: ExportKind) =>
    choose(async () => {
      const { downloadText } = await loadExport();
      const hasLanguages = await downloadText(toUnfinished(values()), kind, languagesOf);
      if (!hasLanguages) {
        toast({ title: t("exportedWithoutLanguages"), description: t("languagesNotLoaded") });
      }
    });
  const exportArchive = (releasesOf?: string) =>
    choose(async () => {
      setPacking(t("packing"));
      try {
        const { downloadArchive } = await loadExport();
        const onProgress = (fetched: number, all: number) =>
          setPacking(t("packingFile", { fetched: fetched + 1, all }));
        await downloadArchive(toUnfinished(values()), onProgress, { releasesOf, languagesOf });
      } finally {
        setPacking(undefined);
      }
    });
  return (
    <div className="export-menu">
      <span className="visually-hidden" role="status">{packing}</span>
      <button
        type="button"
        className="button export-tour"
        disabled={packing !== undefined}
        onClick={() => exportText("json")}
      >
        <Download aria-hidden="true" />
        {packing ?? t("exportTour")}
      </button>
      <details ref={menu}>
        <summary
          className="button"
          aria-label={t("otherFormats")}
          aria-busy={packing !== undefined || undefined}
        >
          <Download className="on-phone" aria-hidden="true" />
          <ChevronUp className="beyond-phone" aria-hidden="true" />
        </summary>
        <div>
          <button
            type="button"
            className="button quiet on-phone"
            onClick={() => exportText("json")}
          >
            {t("exportTour")}
          </button>
          <button
            type="button"
            className="button quiet"
            disabled={packing !== undefined}
            onClick={() => exportArchive()}
          >
            {t("exportZip")}
          </button>
          {releasesOf !== undefined && (
            <button
              type="button"
              className="button quiet"
              disabled={packing !== undefined}
              onClick={() => exportArchive(releasesOf)}
            >
              {t("exportWithReleases")}
            </button>
          )}
          {OTHER_FORMATS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              className="button quiet"
              onClick={() => exportText(kind)}
            >
              {t(label)}
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}
