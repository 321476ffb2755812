/** Where and when a photograph was taken, from the camera's metadata. */
// Half the size of the whole: it reads JPEG and HEIC.
// @ts-types="exifr"
import { parse } from "exifr/dist/lite.esm.mjs";
import type { Position } from "../../model/tour/position.ts";
import { withShortBrands } from "./heif_file.ts";

/** `takenAt` is in milliseconds since 1970. */
export type PhotoOrigin = { place?: Position; takenAt?: number };

/** exifr's result for the requested tags. */
type Tags = { latitude?: number; longitude?: number; DateTimeOriginal?: Date };

/** Reads the origin of a photograph; missing parts are left out. Never rejects. */
export async function readPhotoOrigin(file: Blob): Promise<PhotoOrigin> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const tags: Tags | undefined = await parse(withShortBrands(bytes).buffer);
    const takenAt = tags?.DateTimeOriginal?.getTime();
    return {
      ...placeOf(tags),
      ...(takenAt !== undefined && Number.isFinite(takenAt) ? { takenAt } : {}),
    };
  } catch {
    return {}; // Without metadata of a camera, or with damaged metadata.
  }
}

/** Cameras without a satellite fix write 0, 0. */
function placeOf({ latitude = NaN, longitude = NaN }: Tags = {}): { place?: Position } {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  return isPlace ? { place: { latitude: round(latitude), longitude: round(longitude) } } : {};
}

/** To about 10 cm. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
