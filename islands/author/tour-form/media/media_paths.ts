/** The fields of the form that name a recording or a picture. */
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { filesOf } from "../../../../lib/model/media/files_of.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import type { TourValues } from "../values.ts";

type RecordingPath = `audioStops.${number}.audioUrl`;
type AmbientPath = `audioStops.${number}.ambientUrl`;
type ThingPath = `things.${number}.${"url" | "file" | `pages.${number}.url`}`;
export type PicturePath =
  | ThingPath
  | `audioStops.${number}.${ThingPath}`
  | `oldMaps.${number}.${"scanUrl" | "imageUrl"}`;
export type MediaPath = RecordingPath | AmbientPath | PicturePath;

/** A field whose file is being uploaded. */
export type UploadField = { path: MediaPath; kind: MediaKind; uploadId: string };

export const isRecordingPath = (path: MediaPath): path is RecordingPath =>
  path.endsWith("audioUrl");

/** True for a stop's recording, and for the ambient sound of its zone. */
export const isSoundPath = (path: MediaPath): path is RecordingPath | AmbientPath =>
  isRecordingPath(path) || path.endsWith("ambientUrl");

/** The index of the stop that a field belongs to; -1 for the tour's picture and its old maps. */
export const stopIndexOf = (path: MediaPath): number =>
  path.startsWith("audioStops.") ? Number(path.split(".")[1]) : -1;

/** The index of the thing that a field belongs to, in its list; undefined for other fields. */
export function thingIndexOf(path: MediaPath): number | undefined {
  const [, index] = /things\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** All fields of the form that name a file, with the addresses in them. */
export function fileFields(
  { things, oldMaps = [], audioStops }: TourValues,
): [MediaPath, string][] {
  return [
    ...filesOf({ things }) as [MediaPath, string][],
    ...oldMaps.flatMap((map, i): [MediaPath, string][] => [
      [`oldMaps.${i}.scanUrl`, map.scanUrl],
      [`oldMaps.${i}.imageUrl`, map.imageUrl],
    ]),
    ...audioStops.flatMap((stop, i) =>
      filesOf(stop).map(([path, address]): [MediaPath, string] => [
        `audioStops.${i}.${path}` as MediaPath,
        address,
      ])
    ),
  ];
}

/** The fields whose files are not on the server yet, in the order of the form. */
export const uploadFields = (values: TourValues): UploadField[] =>
  fileFields(values).flatMap(([path, address]) => {
    const uploadId = uploadIdOf(address ?? "");
    if (!uploadId) return [];
    const kind = isSoundPath(path) ? "recording" : path.endsWith(".file") ? "document" : "picture";
    return [{ path, uploadId, kind }];
  });
