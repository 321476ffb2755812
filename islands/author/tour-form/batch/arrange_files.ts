/** Finds where added files go: to stops that are there, to new ones, or to none. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { wholeOf } from "../../../../lib/model/media/part_address.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { addressOf } from "../media/upload_addresses.ts";
import type { StopValues, TourValues } from "../values.ts";
import { isBlankStop } from "./add_stops.ts";
import { type AddedFiles, type JoinedFiles, joinFiles } from "./pairing/join_files.ts";
import { type Plan, planStops, type StopOrder } from "./pairing/plan_stops.ts";
import { languageOf } from "./read_texts.ts";

export type Arranged = { joined: JoinedFiles; plan: Plan };

/** `isInserted`: the files were dropped between two stops, so that each is meant as a new one. */
export function arrangeFiles(
  values: TourValues,
  added: AddedFiles,
  { order, isInserted }: { order: StopOrder; isInserted: boolean },
): Arranged {
  const joined = joinFiles(values.audioStops, added, recordingName);
  const { left } = joined;
  // An archive may begin with photographs, but to one with stops they may belong.
  const standAlone = left.recordings.length === 0 &&
    (isInserted || values.audioStops.every(isBlankStop));
  return { joined, plan: planStops(left, order, standAlone) };
}

/** The texts that have a stop, with their languages. */
export const textsOf = (
  { joined, plan }: Arranged,
  values: TourValues,
): { file: File; language: string }[] => [
  ...joined.texts.map(({ index, file }) => ({
    file,
    language: languageOf(values, values.audioStops[index]),
  })),
  ...plan.stops.flatMap(({ text }) => text ? [{ file: text, language: languageOf(values) }] : []),
];

/** The name of the file that became the recording of a stop, while this device knows it. */
function recordingName({ id, audioUrl }: StopValues): string | undefined {
  const { uploads } = getUploadQueue();
  const uploadId = uploadIdOf(audioUrl);
  if (uploadId !== undefined) return uploads.value.get(uploadId)?.name;
  if (audioUrl === "") return undefined;
  // Two files may have become the same.
  const found = [...uploads.value.values()].filter((upload) =>
    addressOf(upload) === wholeOf(audioUrl)
  );
  return (found.find(({ stopId }) => stopId === id) ?? found[0])?.name;
}
