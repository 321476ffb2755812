/** Makes stops of the form from files that were added together. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import type { FileField } from "../../../../lib/device/uploads/upload_record.ts";
import { newThing } from "../../../../lib/formats/fields/things.ts";
import { filesOf } from "../../../../lib/model/media/files_of.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { cutsSilence } from "../media/attach_file.ts";
import { nextStop, type StopValues, type TourValues } from "../values.ts";
import type { DatedFile } from "./pairing/pair_files.ts";
import type { PlannedStop } from "./pairing/plan_stops.ts";
import { hasText, type ReadText, textFields } from "./read_texts.ts";

/**
 * Begins the uploads of planned stops; returns the stops, which follow the last one of `values` and
 * have ids. `target` is the form's archive, and `readOf` gives the content of a text.
 */
export function stopsOf(
  planned: readonly PlannedStop[],
  { values, target, readOf }: {
    values: TourValues;
    target: string;
    readOf: (text: File) => ReadText | undefined;
  },
): StopValues[] {
  const queue = getUploadQueue();
  const stops: StopValues[] = [];
  for (const { title, recording, picture, text, place } of planned) {
    const stopId = crypto.randomUUID();
    const thing = newThing({});
    const upload = (kind: MediaKind, field: FileField, added: DatedFile | undefined) =>
      added
        ? uploadAddress(queue.add(added.file, {
          kind,
          name: added.file.name,
          place: added.place,
          stopId,
          field: { target, stopId, field },
          ...kind === "recording" && { cutSilence: cutsSilence.value },
        }))
        : "";
    const read = text && readOf(text);
    stops.push({
      ...nextStop({ ...values, audioStops: [...values.audioStops, ...stops] }),
      id: stopId,
      title,
      audioUrl: upload("recording", "audioUrl", recording),
      things: [{ ...thing, url: upload("picture", `things.${thing.id}`, picture) }],
      ...read && textFields(read),
      ...place && {
        place: undefined,
        latitude: String(place.latitude),
        longitude: String(place.longitude),
      },
    });
  }
  return stops;
}

/** True for a stop without any input of the author. */
export const isBlankStop = (stop: StopValues): boolean =>
  ![...BLANK_NAMES.map((name) => stop[name]), ...filesOf(stop), hasText(stop)].some(Boolean);

const BLANK_NAMES = ["title", "description", "audioDuration", "id"] as const;
