/** Where and when a photograph was taken, from the camera's metadata. */
// Half the size of the whole: it reads JPEG and HEIC.
// @ts-types="exifr"
import { parse } from "exifr/dist/lite.esm.mjs";
import type { Position } from "../../model/tour/position.ts";
import { withShortBrands } from "./heif_file.ts";

/**
 * `takenAt` is in milliseconds since 1970. `lacksPlace`: it is a phone's photograph without a
 * place, which phones take out as it is shared or chosen.
 */
export type PhotoOrigin = {
  place?: Position;
  takenAt?: number;
  lacksPlace?: "iphone" | "android";
};

/** exifr's result for the requested tags: angles as degrees, minutes and seconds. */
type Tags = {
  Make?: string;
  GPSLatitude?: number[];
  GPSLatitudeRef?: string;
  GPSLongitude?: number[];
  GPSLongitudeRef?: string;
  DateTimeOriginal?: string;
  OffsetTimeOriginal?: string;
};

/** Reads the origin of a photograph; missing parts are left out. Never rejects. */
export async function readPhotoOrigin(file: Blob): Promise<PhotoOrigin> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const tags: Tags = await parse(withShortBrands(bytes).buffer, { reviveValues: false }) ?? {};
    const place = placeOf(tags);
    const takenAt = timeOf(tags);
    const maker = place ? undefined : phoneOf(tags);
    return {
      ...(place ? { place } : {}),
      ...(takenAt === undefined ? {} : { takenAt }),
      ...(maker ? { lacksPlace: maker } : {}),
    };
  } catch {
    return {}; // Without metadata of a camera, or with damaged metadata.
  }
}

/** Cameras without a satellite fix write 0, 0. */
function placeOf(tags: Tags): Position | undefined {
  const latitude = angleOf(tags.GPSLatitude, tags.GPSLatitudeRef === "S");
  const longitude = angleOf(tags.GPSLongitude, tags.GPSLongitudeRef === "W");
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude: round(latitude), longitude: round(longitude) } : undefined;
}

/** Some cameras write seconds of 0/0, and degrees and minutes that are right. */
function angleOf([degrees, minutes, seconds]: number[] = [], isNegative: boolean): number {
  const size = degrees + (minutes || 0) / 60 + (seconds || 0) / 3600;
  return isNegative ? -size : size;
}

/** To about 10 cm. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The camera's clock counts in its own zone, or in that of this device if it names none. */
function timeOf({ DateTimeOriginal = "", OffsetTimeOriginal = "" }: Tags): number | undefined {
  const clock = DateTimeOriginal.match(/^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/);
  if (!clock) return undefined;
  const [year, month, ...rest] = clock.slice(1).map(Number);
  const [, sign, hours, minutes] = OffsetTimeOriginal.match(/^([+-])(\d\d):(\d\d)/) ?? [];
  const time = sign
    ? Date.UTC(year, month - 1, ...rest) -
      Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
    : new Date(year, month - 1, ...rest).getTime();
  return Number.isFinite(time) ? time : undefined;
}

/** Makers of phones with Android, as they write their names into photographs. */
const ANDROIDS =
  /^(samsung|google|xiaomi|huawei|honor|oneplus|oppo|vivo|realme|motorola|hmd|nokia|fairphone|nothing|tcl|lge?|zte)\b/i;

function phoneOf({ Make = "" }: Tags): PhotoOrigin["lacksPlace"] {
  if (Make.startsWith("Apple")) return "iphone";
  return ANDROIDS.test(Make) ? "android" : undefined;
}
