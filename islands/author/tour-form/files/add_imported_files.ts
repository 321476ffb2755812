/** Uploads the files of an imported archive, so that this site has them, too. */
import type { Imported } from "../../../../lib/formats/report.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { type MediaKind, parseMediaName, STORED_TYPES } from "../../../../lib/model/media/media.ts";
import { parsePictureAddress, pictureFiles } from "../../../../lib/model/media/picture_address.ts";
import { mapFiles } from "../../../../lib/model/media/files_of.ts";
import { inWhole, wholeOf } from "../../../../lib/model/media/part_address.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("files");

/** The form with its own files as uploads. Other addresses are unchanged. */
export function addImportedFiles(values: TourValues, files: Imported["files"]): TourValues {
  if (!files || files.size === 0) return values;
  const queue = getUploadQueue();
  /** Uploads of recordings by their paths: several stops may play parts of one. */
  const recordings = new Map<string, string>();
  const add = (address: string, kind: MediaKind, name: string): string => {
    const blobs = pictureFiles(address).map((path) => toBlob(path, files.get(path)));
    if (!blobs.every((blob) => blob !== undefined)) return address;
    const { width, height } = parsePictureAddress(address) ?? {};
    return uploadAddress(queue.addConverted({ blobs, width, height }, { kind, name }));
  };
  const addThing = (address: string, name: string): string =>
    add(address, address.endsWith(".pdf") ? "document" : "picture", name);
  const addRecording = (address: string, name: string): string => {
    const path = wholeOf(address);
    const whole = recordings.get(path) ?? add(path, "recording", name);
    recordings.set(path, whole);
    return inWhole(address, whole);
  };
  return {
    ...values,
    ...mapFiles(
      { things: values.things },
      (address) => addThing(address, values.title),
    ) as Pick<TourValues, "things">,
    ...values.oldMaps && {
      oldMaps: values.oldMaps.map((map) => ({
        ...map,
        scanUrl: add(map.scanUrl, "picture", map.title),
        imageUrl: add(map.imageUrl, "picture", t("titlePlaced", { title: map.title })),
      })),
    },
    audioStops: values.audioStops.map((stop) => ({
      ...mapFiles(
        { ...stop, audioUrl: "", ambientUrl: "" },
        (address) => addThing(address, stop.title),
      ),
      audioUrl: addRecording(stop.audioUrl, stop.title),
      ambientUrl: addRecording(stop.ambientUrl, stop.title),
    })),
  };
}

function toBlob(path: string, bytes: Uint8Array | undefined): Blob | undefined {
  const name = parseMediaName(path.slice(path.lastIndexOf("/") + 1));
  if (!name || !bytes) return undefined;
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: STORED_TYPES[name.extension].type });
}
