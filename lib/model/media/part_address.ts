/**
 * The address of a part of a recording: `/media/{hash}.mp3?from=61000&to=183500`, in milliseconds
 * from the start of the whole. The server answers it with an MP3 of that part alone, so that a
 * player needs to know nothing about parts. In a form the whole may be an upload. Without zod,
 * because pages use it too.
 */

/** Shortest part, in milliseconds. */
export const MIN_PART = 1_000;

/** A part of the recording at `whole`, in milliseconds from its start. */
export type RecordingPart = { whole: string; from: number; to: number };

const ADDRESS =
  /^(\/media\/[0-9a-f]{64}\.mp3|upload:[\w-]+)\?from=(0|[1-9]\d{0,8})&to=([1-9]\d{0,8})$/;

/** True for a recording of which the server can give a part: an MP3 that it stores, whole. */
export const isDivisible = (address: string): boolean =>
  /^\/media\/[0-9a-f]{64}\.mp3$/.test(wholeOf(address));

export const partAddress = ({ whole, from, to }: RecordingPart): string =>
  `${whole}?from=${Math.round(from)}&to=${Math.round(to)}`;

/** The part that an address names; undefined for the address of a whole recording. */
export function parsePartAddress(address: string): RecordingPart | undefined {
  const [, whole, from, to] = ADDRESS.exec(address) ?? [];
  return whole === undefined ? undefined : { whole, from: Number(from), to: Number(to) };
}

/** The address of the whole recording; the same address if it names no part. */
export const wholeOf = (address: string): string => parsePartAddress(address)?.whole ?? address;

/** The page of the whole recording of a stop; undefined for a stop that plays all of it. */
export function wholePage(tourId: string, audioUrl: string): string | undefined {
  const { whole } = parsePartAddress(audioUrl) ?? {};
  return whole?.replace(/^\/media\/(.*)\.mp3$/, `/tour/${tourId}/recording/$1`);
}

/** The address with another whole: the same part of it, or all of it. */
export function inWhole(address: string, whole: string): string {
  const part = parsePartAddress(address);
  return part ? partAddress({ ...part, whole }) : whole;
}

/** The fields of the API for a part, in milliseconds: they follow from the address. */
export type PartTimes = { audioFrom?: number; audioTo?: number };

/** The stop with these fields, where its recording is a part. */
export function withPartTimes<T extends { audioUrl: string }>(stop: T): T & PartTimes {
  const part = parsePartAddress(stop.audioUrl);
  return part ? { ...stop, audioFrom: part.from, audioTo: part.to } : stop;
}

/** The item without these fields: a part that they name is in the address of its recording. */
export function inAddress<T extends object>(item: T): Omit<T, keyof PartTimes> {
  const { audioUrl, audioFrom: from, audioTo: to, ...rest } = item as PartTimes & {
    audioUrl?: string;
  };
  if (audioUrl === undefined) return rest as Omit<T, keyof PartTimes>;
  const isPart = typeof from === "number" && typeof to === "number";
  const address = isPart ? partAddress({ whole: wholeOf(audioUrl), from, to }) : audioUrl;
  return { ...rest, audioUrl: address } as unknown as Omit<T, keyof PartTimes>;
}
