/** Adds several recordings and photographs at once. */
import { Files } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useFormContext } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { RoomLine } from "../../../account/own-files/room_line.tsx";
import type { TourValues } from "../values.ts";
import { cutsSilence } from "../media/attach_file.ts";
import { FileButton } from "../media/file_button.tsx";
import type { StopOrder } from "./pairing/plan_stops.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

type Props = {
  order: StopOrder;
  onOrder: (order: StopOrder) => void;
  onFiles: (files: File[]) => void;
};

export function BatchPanel({ order, onOrder, onFiles }: Props) {
  useSignals();
  const { getValues } = useFormContext<TourValues>();
  const uploads = [...getUploadQueue().uploads.value.values()];
  const arrived = uploads.filter(({ step }) => step === "finished").length;
  return (
    <div className="batch">
      <FileButton kind="any" label={t("filesForStops")} multiple onFiles={onFiles}>
        <Files aria-hidden="true" />
        {t("addFiles")}
      </FileButton>
      <p className="soft">{t("batchExplained")}</p>
      <div className="batch-options">
        <label>
          {t("orderBy")}
          <select value={order} onChange={({ target }) => onOrder(target.value as StopOrder)}>
            <option value="name">{t("byFileName")}</option>
            <option value="time">{t("byTime")}</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={cutsSilence.value}
            onChange={({ target }) => cutsSilence.value = target.checked}
          />
          {t("cutSilence")}
        </label>
      </div>
      <RoomLine arrived={arrived} unsaved={getValues} />
    </div>
  );
}
