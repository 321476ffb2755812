/** Makes stops of the form from files that were dropped together. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { PICTURE_NAMES } from "../../../../lib/model/tour/player_tour.ts";
import { byName, pick } from "../../../../lib/model/tour/fields/field.ts";
import { STOP_FILE_NAMES } from "../../../../lib/model/tour/fields/table.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { uploadAddress, uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { nextStop, type StopValues, type TourValues } from "../values.ts";
import { cutsSilence } from "../media/attach_file.ts";
import { titleOf } from "../media/file_kind.ts";
import type { PairedBy } from "./pair_files.ts";
import type { PlannedStop } from "./plan_stops.ts";
import { addressOf } from "../media/upload_addresses.ts";

/** The report on stops made of files. */
export type BatchSummary = {
  stops: number;
  /** Files that belong to stops which were there. */
  joined: number;
  recordings: number;
  /** Pictures that became a stop of their own. */
  alone: number;
  placed: number;
  /** Names of files that are neither recordings nor pictures. */
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
      ...(place
        ? {
          place: undefined,
          latitude: String(place.latitude),
          longitude: String(place.longitude),
        }
        : {}),
    });
  }
  return stops;
}

/** A photograph paired with a recording: its name, the reason, and its upload. */
export type BatchPair = {
  /** The index of the stop among the added ones. */
  at: number;
  name: string;
  by: PairedBy;
  uploadId: string;
  /** Where the photograph was taken. */
  place?: Position;
};

/** The pairs among planned stops; `stops` are the stops made of these. */
export const pairsOf = (
  planned: readonly PlannedStop[],
  stops: readonly StopValues[],
): BatchPair[] =>
  planned.flatMap(({ picture, pairedBy, place }, at) =>
    picture && pairedBy
      ? [{
        at,
        name: picture.file.name,
        by: pairedBy,
        uploadId: uploadIdOf(stops[at].imageUrl)!,
        ...(place ? { place } : {}),
      }]
      : []
  );

/** True while the picture of a stop is the upload's, sent or not. */
export function hasUpload(stop: StopValues | undefined, uploadId: string): boolean {
  if (!stop?.imageUrl) return false;
  const upload = getUploadQueue().uploads.value.get(uploadId);
  return stop.imageUrl === uploadAddress(uploadId) ||
    upload !== undefined && stop.imageUrl === addressOf(upload);
}

/**
 * Takes the photograph of a pair out of its stop: returns the stop that it becomes, and the changes
 * of the other, which takes the place of the stop before it as if it never had a photograph.
 */
export function unpair(
  values: TourValues,
  { index, name, place }: BatchPair & { index: number },
): { own: StopValues; changes: Partial<Omit<StopValues, "id">> } {
  const { [index]: stop } = values.audioStops;
  const before = nextStop({ ...values, audioStops: values.audioStops.slice(0, index) });
  const { place: where, latitude, longitude } = stop;
  const isAtPhoto = place !== undefined &&
    latitude === String(place.latitude) && longitude === String(place.longitude);
  return {
    own: {
      ...before,
      ...pick(stop, PICTURE_NAMES),
      ...{ place: where, latitude, longitude },
      title: titleOf(name),
    },
    changes: {
      ...byName(PICTURE_NAMES, () => ""),
      ...(isAtPhoto
        ? { place: before.place, latitude: before.latitude, longitude: before.longitude }
        : {}),
    },
  };
}

/** True for a stop without any input of the author. */
export const isBlankStop = (
  { title, description, audioDuration, id, ...files }: StopValues,
): boolean =>
  ![title, description, audioDuration, id, ...STOP_FILE_NAMES.map((name) => files[name])]
    .some(Boolean);

/** Counts the results. */
export const summaryOf = (
  planned: readonly PlannedStop[],
  unknown: string[],
  joined: number,
): BatchSummary => ({
  stops: planned.length,
  joined,
  recordings: planned.filter(({ recording }) => recording).length,
  alone: planned.filter(({ recording }) => !recording).length,
  placed: planned.filter(({ place }) => place).length,
  unknown,
});
