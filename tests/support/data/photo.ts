/** Photographs as cameras write them: a JPEG with an Exif segment. */
import type { Position } from "../../../lib/model/tour/position.ts";

type Origin = {
  place?: Position;
  /** The angles have no seconds: 0/0, as some cameras write them. */
  withoutSeconds?: boolean;
  /** As Exif writes times, without a zone: "2026:05:01 10:00:00". */
  takenAt?: string;
  /** The zone of that time: "+02:00". */
  offset?: string;
  /** The maker of the camera. */
  make?: string;
  /** How the camera was held: 6 is a quarter turn to the right (Exif 2.3, table 4). */
  orientation?: number;
};

type Entry = { tag: number; type: number; count: number; data: number[] };

const [ASCII, SHORT, LONG, RATIONAL] = [2, 3, 4, 5];

/** The JPEG `bytes` with what a camera would write into it. */
export function photo(
  bytes: Uint8Array,
  { place, withoutSeconds, takenAt, offset, make, orientation = 1 }: Origin,
): Uint8Array<ArrayBuffer> {
  const tiff = tiffOf([
    [
      ...(make ? [ascii(0x010f, make)] : []),
      { tag: 0x0112, type: SHORT, count: 1, data: [orientation, 0] },
    ],
    [
      ...(takenAt ? [ascii(0x9003, takenAt)] : []),
      ...(offset ? [ascii(0x9011, offset)] : []),
    ],
    place ? gpsEntries(place, withoutSeconds) : [],
  ]);
  const payload = [...letters("Exif\0\0"), ...tiff];
  const length = payload.length + 2;
  const segment = [0xff, 0xe1, length >> 8, length & 255, ...payload];
  return Uint8Array.from([...bytes.slice(0, 2), ...segment, ...bytes.slice(2)]);
}

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const long = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >>> 24) & 255];
const ascii = (tag: number, text: string): Entry => ({
  tag,
  type: ASCII,
  count: text.length + 1,
  data: letters(`${text}\0`),
});

function gpsEntries({ latitude, longitude }: Position, withoutSeconds = false): Entry[] {
  return [
    ascii(1, latitude < 0 ? "S" : "N"),
    degrees(2, latitude, withoutSeconds),
    ascii(3, longitude < 0 ? "W" : "E"),
    degrees(4, longitude, withoutSeconds),
  ];
}

/** Degrees, minutes and seconds, the last in thousandths. */
function degrees(tag: number, value: number, withoutSeconds: boolean): Entry {
  const size = Math.abs(value);
  const minutes = (size % 1) * 60;
  const seconds = withoutSeconds ? [0, 0] : [Math.round((minutes % 1) * 60_000), 1000];
  const parts = [[Math.floor(size), 1], [Math.floor(minutes), 1], seconds];
  return { tag, type: RATIONAL, count: 3, data: parts.flat().flatMap(long) };
}

/** A TIFF header, and the directories of the picture, of Exif and of GPS, one after the other. */
function tiffOf([main, exif, gps]: [Entry[], Entry[], Entry[]]): number[] {
  const pointers = [exif, gps].filter((entries) => entries.length > 0).length;
  const mainSize = sizeOf(main, pointers);
  const exifAt = 8 + mainSize;
  const gpsAt = exifAt + (exif.length > 0 ? sizeOf(exif) : 0);
  const pointer = (tag: number, at: number): Entry => ({
    tag,
    type: LONG,
    count: 1,
    data: long(at),
  });
  const all = [
    ...main,
    ...(exif.length > 0 ? [pointer(0x8769, exifAt)] : []),
    ...(gps.length > 0 ? [pointer(0x8825, gpsAt)] : []),
  ];
  return [
    ...letters("II"),
    ...[42, 0],
    ...long(8),
    ...directory(all, 8),
    ...(exif.length > 0 ? directory(exif, exifAt) : []),
    ...(gps.length > 0 ? directory(gps, gpsAt) : []),
  ];
}

const padded = (data: number[]) => data.length <= 4 ? 0 : data.length + data.length % 2;

const sizeOf = (entries: Entry[], more = 0) =>
  2 + 12 * (entries.length + more) + 4 + entries.reduce((sum, { data }) => sum + padded(data), 0);

function directory(entries: Entry[], at: number): number[] {
  let dataAt = at + 2 + 12 * entries.length + 4;
  const data: number[] = [];
  const rows = entries.flatMap((entry) => {
    const row = [entry.tag & 255, entry.tag >> 8, entry.type, 0, ...long(entry.count)];
    if (entry.data.length <= 4) return [...row, ...entry.data, 0, 0, 0, 0].slice(0, 12);
    const offset = long(dataAt);
    dataAt += padded(entry.data);
    data.push(...entry.data, ...(entry.data.length % 2 ? [0] : []));
    return [...row, ...offset];
  });
  return [entries.length, 0, ...rows, 0, 0, 0, 0, ...data];
}
