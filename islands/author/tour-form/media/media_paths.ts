/** The fields of the form that name a recording or a picture. */
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { STOP_FILE_NAMES, type StopFileName } from "../../../../lib/model/tour/fields/table.ts";
import type { TourValues } from "../values.ts";

type RecordingPath = `audioStops.${number}.audioUrl`;
export type PicturePath =
  | "imageUrl"
  | `audioStops.${number}.${Exclude<StopFileName, "audioUrl">}`
  | `oldMaps.${number}.${"scanUrl" | "imageUrl"}`;
export type MediaPath = RecordingPath | PicturePath;

/** A field whose file is being uploaded. */
export type UploadField = { path: MediaPath; kind: MediaKind; uploadId: string };

export const isRecordingPath = (path: MediaPath): path is RecordingPath =>
  path.endsWith("audioUrl");

/** The index of the stop that a field belongs to; -1 for the tour's picture and its old maps. */
export const stopIndexOf = (path: MediaPath): number =>
  path.startsWith("audioStops.") ? Number(path.split(".")[1]) : -1;

/** All fields of the form that can name a file, with the addresses in them. */
export function fileFields(
  { imageUrl, oldMaps = [], audioStops }: TourValues,
): [MediaPath, string][] {
  return [
    ["imageUrl", imageUrl],
    ...oldMaps.flatMap((map, i): [MediaPath, string][] => [
      [`oldMaps.${i}.scanUrl`, map.scanUrl],
      [`oldMaps.${i}.imageUrl`, map.imageUrl],
    ]),
    ...audioStops.flatMap((stop, i) =>
      STOP_FILE_NAMES.map((name): [MediaPath, string] => [`audioStops.${i}.${name}`, stop[name]])
    ),
  ];
}

/** The fields whose files are not on the server yet, in the order of the form. */
export const uploadFields = (values: TourValues): UploadField[] =>
  fileFields(values).flatMap(([path, address]) => {
    const uploadId = uploadIdOf(address ?? "");
    if (!uploadId) return [];
    return [{ path, uploadId, kind: isRecordingPath(path) ? "recording" : "picture" }];
  });
