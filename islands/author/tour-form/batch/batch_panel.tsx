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
      <FileButton kind="any" label="Recordings and photos for new stops" multiple onFiles={onFiles}>
        <Files aria-hidden="true" />Add recordings and photos
      </FileButton>
      <p className="soft">
        Choose several files, or drop them anywhere on this page: recordings, films (.mp4), of which
        the sound is taken, photos, texts, and zip files of these. Each recording becomes a stop. A
        photo joins the recording of the same name (bridge.mp3, bridge.jpg), or the one made within
        ten minutes, and places its stop on the map. A text of the same name (bridge.txt) becomes
        its transcript.
      </p>
      <div className="batch-options">
        <label>
          Order by
          <select value={order} onChange={({ target }) => onOrder(target.value as StopOrder)}>
            <option value="name">file name</option>
            <option value="time">time</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={cutsSilence.value}
            onChange={({ target }) => cutsSilence.value = target.checked}
          />
          Cut silence from both ends of recordings
        </label>
      </div>
      <RoomLine arrived={arrived} unsaved={getValues} />
    </div>
  );
}
