/** Which files a tour needs where there is no connection, and how long they are. */
import { parseAudioSource } from "../../player/audio_source.ts";
import { isForLater } from "../../device/api.ts";
import { pictureFiles } from "../../model/media/picture_address.ts";
import { transcriptPath } from "../../model/tour/transcript_limits.ts";
import type { Tour } from "../../model/tour/tour.ts";
import type { FileToDownload } from "./download_file.ts";
import { MissingTour } from "./keep_errors.ts";
import { dataPath, pagePath } from "./kept_tours.ts";
import type { Route } from "./map_files.ts";

/** A file to keep. What is `optional` leaves no gap in a tour: a picture that is elsewhere. */
type TourFile = FileToDownload & { name: string; optional?: true };

/** A tour with all that there is to keep of it. */
export type TourFiles = {
  tour: Tour;
  files: TourFile[];
  /** What cannot be kept, in words for people. */
  missing: string[];
  /** About how many bytes the files have. */
  bytes: number;
};

/** What a file is reckoned as whose length the server does not say: about that of a page. */
const USUAL_BYTES = 30_000;

/** How many lengths are asked for at once. */
const AT_ONCE = 6;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type ListParts = {
  fetch: Fetch;
  signal: AbortSignal;
  /** The part of the map that shows a route; missing where maps are pictures of a tile server. */
  listMapFiles?: (route: Route) => Promise<FileToDownload[]>;
};

/**
 * Reads a tour, and asks for the length of each of its files. A recording whose server lets no
 * other site read it is named in `missing`.
 *
 * @throws {TypeError} without a connection, and while the server cannot answer.
 * @throws {MissingTour} when the server has no such tour any more.
 */
export async function listTourFiles(
  tourId: string,
  { fetch, signal, listMapFiles }: ListParts,
): Promise<TourFiles> {
  const dataUrl = dataPath(tourId);
  const response = await fetch(dataUrl, { signal });
  if (response.status === 404) throw new MissingTour();
  if (!response.ok) throw new TypeError(`${dataUrl} answers ${response.status}`);
  const tour: Tour = await response.json();
  const measured = await measureAll(unique(filesOf(tour)), fetch, signal);
  // The page comes last: until then an older one fits the older recordings.
  const pages: TourFile[] = [dataUrl, pagePath(tour.id)].map((url) => ({ url, name: "The page" }));
  const route = { places: tour.audioStops, isLine: tour.tourType === "ordered" };
  const map = await listMapFiles?.(route) ?? [];
  const files = [
    ...measured.filter((file) => file !== undefined),
    ...map.map((file) => ({ ...file, name: "The map" })),
    ...pages,
  ];
  const keptUrls = new Set(files.map(({ url }) => url));
  const missing = filesOf(tour)
    .filter(({ url, optional }) => !optional && !keptUrls.has(url))
    .map(({ name }) => name);
  const bytes = files.reduce((sum, { bytes = USUAL_BYTES }) => sum + bytes, 0);
  return { tour, files, missing, bytes };
}

/** Pictures, transcripts and recordings, each in the order of the stops. */
export function filesOf(tour: Tour): TourFile[] {
  const { imageUrl, audioStops } = tour;
  const pictures = [imageUrl, ...audioStops.map((stop) => stop.imageUrl)]
    .flatMap((address) => address ? pictureFiles(address) : [])
    .map((url): TourFile => ({ url, name: "The picture", optional: true }));
  const recordings = audioStops.flatMap(({ audioUrl, title }, i) => {
    const source = parseAudioSource(audioUrl);
    return source.kind === "url" ? [{ url: source.url, name: `Stop ${i + 1}, ${title}` }] : [];
  });
  return [...pictures, ...transcriptFiles(tour), ...recordings];
}

/** Transcripts in both of their formats: captions are those that have times. */
function transcriptFiles({ id: tourId, revision, audioStops }: Tour): TourFile[] {
  return audioStops.flatMap(({ id: stopId, transcript }): TourFile[] => {
    if (!transcript) return [];
    const place = { tourId, stopId, revision };
    const isTimed = transcript.cues.some(({ start }) => start !== undefined);
    const urls = [transcriptPath(place, "json"), ...isTimed ? [transcriptPath(place, "vtt")] : []];
    return urls.map((url) => ({ url, name: "The transcript", optional: true }));
  });
}

const unique = (files: TourFile[]): TourFile[] => [
  ...new Map(files.map((file) => [file.url, file])).values(),
];

/** The files that can be read, with their lengths; undefined in place of those that cannot. */
async function measureAll(files: TourFile[], fetch: Fetch, signal: AbortSignal) {
  const measured: (TourFile | undefined)[] = [];
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE);
    measured.push(...await Promise.all(some.map((file) => measure(file, fetch, signal))));
  }
  return measured;
}

async function measure(
  file: TourFile,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<TourFile | undefined> {
  const isOwn = file.url.startsWith("/");
  let response: Response;
  try {
    response = await fetch(file.url, { method: "HEAD", signal });
  } catch (error) {
    // Another site that lets nobody read its files cannot be told from one that is not there.
    if (isOwn || signal.aborted) throw error;
    return undefined;
  }
  // It answers later: without this, a busy server's recordings would count as not to be had.
  if (isOwn && isForLater(response.status)) throw new TypeError(`${file.url}: ${response.status}`);
  if (!response.ok) return undefined;
  // What is sent compressed has another length than the file.
  const isCompressed = response.headers.has("content-encoding");
  const bytes = Number(response.headers.get("content-length") ?? NaN);
  return {
    ...file,
    ...(bytes > 0 && !isCompressed ? { bytes } : {}),
    etag: response.headers.get("etag") ?? undefined,
  };
}
