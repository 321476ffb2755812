/** The state of the whole form's uploads, because one stop is open at a time. */
import { CloudUpload } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { isOnItsWay } from "../../../../lib/device/uploads/upload_record.ts";
import type { Hold } from "../../../../lib/device/uploads/upload_failure.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { stopIndexOf, uploadFields } from "./media_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

/** More stops are not named. */
const SHOWN = 4;

export function UploadSummary({ open }: { open: Pick<OpenStops, "show"> }) {
  useSignals();
  const { getValues } = useFormContext<TourValues>();
  const { uploads, hold } = getUploadQueue();
  const fields = uploadFields(getValues())
    .map(({ path, uploadId }) => ({ path, upload: uploads.value.get(uploadId) }));
  // The archive's picture may be that of a stop, too.
  const files = new Set(fields.map(({ upload }) => upload));
  const onTheirWay = [...files].filter((upload) => upload && isOnItsWay(upload)).length;
  const failed = fields.filter(({ upload }) => upload?.step === "failed");
  const stops = [...new Set(failed.map(({ path }) => stopIndexOf(path)))].filter((i) => i >= 0);
  if (onTheirWay + failed.length === 0) return null;
  return (
    <div className="upload-summary">
      <CloudUpload aria-hidden="true" />
      <p>
        {onTheirWay > 0 && onTheirWayText(onTheirWay, hold.value)}{" "}
        {failed.length > 0 && t("filesFailed", { count: failed.length })}
      </p>
      {stops.slice(0, SHOWN).map((index) => (
        <button
          key={index}
          type="button"
          className="button"
          onClick={() => open.show(index)}
        >
          {t("showStop", { number: index + 1 })}
        </button>
      ))}
    </div>
  );
}

/** The text about all files of the form that are not uploaded yet. */
const onTheirWayText = (count: number, hold: Hold | undefined): string =>
  t(hold ? HELD[hold] : "sendingFiles", { count });

const HELD = {
  offline: "filesAwaitConnection",
  busy: "filesAwaitServer",
  "signed-out": "filesAwaitSignIn",
} as const;
