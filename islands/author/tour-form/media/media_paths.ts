/** The fields of the form that name a recording or a picture. */
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import type { TourValues } from "../values.ts";

type RecordingPath = `audioStops.${number}.audioUrl`;
export type PicturePath =
  | "imageUrl"
  | `audioStops.${number}.${"imageUrl" | "oldImageUrl"}`
  | `oldMaps.${number}.${"scanUrl" | "imageUrl"}`;
export type MediaPath = RecordingPath | PicturePath;

/** A field whose file is being uploaded. */
export type UploadField = { path: MediaPath; kind: MediaKind; uploadId: string };

export const isRecordingPath = (path: MediaPath): path is RecordingPath =>
  path.endsWith("audioUrl");

/** The index of the stop that a field belongs to; -1 for the tour's picture and its old maps. */
export const stopIndexOf = (path: MediaPath): number =>
  path.startsWith("audioStops.") ? Number(path.split(".")[1]) : -1;

/** The fields whose files are not on the server yet, in the order of the form. */
export function uploadFields({ imageUrl, oldMaps = [], audioStops }: TourValues): UploadField[] {
  const fields: [MediaPath, string][] = [
    ["imageUrl", imageUrl],
    ...oldMaps.flatMap((map, i): [MediaPath, string][] => [
      [`oldMaps.${i}.scanUrl`, map.scanUrl],
      [`oldMaps.${i}.imageUrl`, map.imageUrl],
    ]),
    ...audioStops.flatMap((stop, i): [MediaPath, string][] => [
      [`audioStops.${i}.audioUrl`, stop.audioUrl],
      [`audioStops.${i}.imageUrl`, stop.imageUrl],
      [`audioStops.${i}.oldImageUrl`, stop.oldImageUrl],
    ]),
  ];
  return fields.flatMap(([path, address]) => {
    const uploadId = uploadIdOf(address ?? "");
    if (!uploadId) return [];
    return [{ path, uploadId, kind: isRecordingPath(path) ? "recording" : "picture" }];
  });
}
