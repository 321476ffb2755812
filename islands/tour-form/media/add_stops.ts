/** The stops that come of files that are dropped together, as the form has them. */
import { getUploadQueue } from "../../../lib/browser/uploads/upload_queue_instance.ts";
import { uploadAddress } from "../../../lib/model/upload_address.ts";
import { nextStop, type StopValues, type TourValues } from "../values.ts";
import { cutsSilence } from "./attach_file.ts";
import type { PlannedStop } from "./plan_stops.ts";

/** What is to be said of stops that came of files. */
export type BatchSummary = {
  stops: number;
  recordings: number;
  /** Pictures that belong to a recording, and those that became a stop themselves. */
  matched: number;
  alone: number;
  placed: number;
  /** Names of files that are neither recording nor picture. */
  unknown: string[];
};

/** Begins the uploads of planned stops; returns the stops for the end of the form. */
export function stopsOf(planned: readonly PlannedStop[], values: TourValues): StopValues[] {
  const queue = getUploadQueue();
  const stops: StopValues[] = [];
  for (const { title, recording, picture, place } of planned) {
    const next = nextStop({ ...values, audioStops: [...values.audioStops, ...stops] });
    const audio = recording && queue.add(recording.file, {
      kind: "recording",
      name: recording.file.name,
      cutSilence: cutsSilence.value,
    });
    const image = picture && queue.add(picture.file, { kind: "picture", name: picture.file.name });
    stops.push({
      ...next,
      title,
      audioUrl: audio ? uploadAddress(audio) : "",
      imageUrl: image ? uploadAddress(image) : "",
      ...(place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : {}),
    });
  }
  return stops;
}

/** True for a stop that nobody has written anything into. */
export const isBlankStop = (
  { title, description, audioUrl, imageUrl, audioDuration, id }: StopValues,
): boolean => ![title, description, audioUrl, imageUrl, audioDuration, id].some(Boolean);

/** Counts what came of the files. */
export const summaryOf = (
  planned: readonly PlannedStop[],
  unknown: string[],
): BatchSummary => ({
  stops: planned.length,
  recordings: planned.filter(({ recording }) => recording).length,
  matched: planned.filter(({ recording, picture }) => recording && picture).length,
  alone: planned.filter(({ recording }) => !recording).length,
  placed: planned.filter(({ place }) => place).length,
  unknown,
});
