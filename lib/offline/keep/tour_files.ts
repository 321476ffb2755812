/** The files that a tour needs without a connection, and their sizes. */
import { parseAudioSource } from "../../player/audio_source.ts";
import { isForLater } from "../../device/calls.ts";
import { withThings } from "../../model/media/with_things.ts";
import { pagesOf, thingsPath } from "../../model/media/thing.ts";
import { pictureFiles } from "../../model/media/picture_address.ts";
import { transcriptPath } from "../../model/tour/transcript_limits.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { to } from "../../texts/paths.ts";
import type { FileToDownload } from "./download_file.ts";
import { MissingTour } from "./keep_errors.ts";
import { dataPath, pagePath } from "./kept_tours.ts";
import type { Route } from "./map_files.ts";

/** A file to keep. An `optional` one may be missing: a picture on another site. */
type TourFile = FileToDownload & { name: string; optional?: true };

/** A tour with everything that can be kept of it. */
export type TourFiles = {
  tour: Tour;
  files: TourFile[];
  /** The languages in which it is kept, with the revisions of the words; 0: its own. */
  languages?: Record<string, number>;
  /** What cannot be kept, for people. */
  missing: string[];
  /** The approximate size of the files. */
  bytes: number;
};

/** The assumed size of a file when the server does not state it: about that of a page. */
const USUAL_BYTES = 30_000;

/** How many sizes are requested at once. */
const AT_ONCE = 6;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type ListParts = {
  fetch: Fetch;
  /** That of the page first; empty for an archive that is not translated. */
  languages?: readonly string[];
  signal: AbortSignal;
  /** The part of the map around a route; missing if maps are pictures of a tile server. */
  listMapFiles?: (route: Route) => Promise<FileToDownload[]>;
};

/**
 * Reads a tour, and requests the size of each of its files. A recording whose server does not allow
 * other sites to read it is named in `missing`.
 *
 * @throws {TypeError} without a connection, and while the server cannot answer.
 * @throws {MissingTour} when the server no longer has the tour.
 */
export async function listTourFiles(
  tourId: string,
  { fetch, signal, languages = [], listMapFiles }: ListParts,
): Promise<TourFiles> {
  const read = async (url: string): Promise<Tour> => {
    const response = await fetch(url, { signal });
    if (response.status === 404) throw new MissingTour();
    if (!response.ok) throw new TypeError(`${url} answers ${response.status}`);
    return await response.json();
  };
  const dataUrls = languages.map((language) => dataPath(tourId, language));
  const original = await read(dataPath(tourId));
  const told = await Promise.all(dataUrls.map(read));
  const [tour = original] = told;
  const all = unique((told.length > 0 ? told : [original]).flatMap(filesOf));
  const measured = await measureAll(all, fetch, signal);
  const page = to(pagePath(tour.id));
  // Pages come last: until then the older page fits the older recordings.
  const pages = [
    dataPath(tourId),
    ...dataUrls,
    ...languages.map((language) => `${page}?lang=${language}`),
    page,
  ].map((url): TourFile => ({ url, name: "The page" }));
  const route = { places: tour.audioStops.filter(hasPlace), isLine: tour.tourType === "ordered" };
  const map = await listMapFiles?.(route) ?? [];
  const files = [
    ...measured.filter((file) => file !== undefined),
    ...map.map((file) => ({ ...file, name: "The map" })),
    ...pages,
  ];
  const keptUrls = new Set(files.map(({ url }) => url));
  const missing = all
    .filter(({ url, optional }) => !optional && !keptUrls.has(url))
    .map(({ name }) => name);
  const bytes = files.reduce((sum, { bytes = USUAL_BYTES }) => sum + bytes, 0);
  return {
    tour,
    files,
    ...told.length > 0 && {
      languages: Object.fromEntries(
        told.map(({ translation }, i) => [languages[i], translation?.revision ?? 0]),
      ),
    },
    missing,
    bytes,
  };
}

/** Pictures, transcripts and recordings, each in the order of the stops. */
export function filesOf(tour: Tour): TourFile[] {
  const { oldMaps = [], audioStops } = tour;
  // What was kept by an older program has the first picture alone.
  const all = [tour, ...audioStops].flatMap((item) => withThings(item).things ?? []);
  // Visitors see an old map in its place, not its scan.
  const pictures = [
    ...all.flatMap(pagesOf).map(({ url }) => url),
    ...oldMaps.map((map) => map.imageUrl),
  ]
    .flatMap(pictureFiles)
    .map((url): TourFile => ({ url, name: "The picture", optional: true }));
  const recordings = audioStops.flatMap((stop, i) => {
    const source = parseAudioSource(stop.audioUrl);
    const ambient = hasPlace(stop) && stop.ambientUrl;
    return [
      ...source.kind === "url" ? [{ url: source.url, name: `${i + 1}. ${stop.title}` }] : [],
      ...ambient ? [{ url: ambient, name: "The ambient sound", optional: true as const }] : [],
    ];
  });
  return [...pictures, ...thingLists(tour), ...transcriptFiles(tour), ...recordings];
}

/** The lists of things, which the gallery reads. */
const thingLists = ({ id: tourId, revision, translation, audioStops }: Tour): TourFile[] =>
  audioStops.filter(({ things }) => things).map(({ id: stopId }) => ({
    url: thingsPath({ tourId, stopId, revision, translation }),
    name: "The pictures",
    optional: true,
  }));

/** Transcripts in both formats; captions are those with times. */
function transcriptFiles({ id: tourId, revision, translation, audioStops }: Tour): TourFile[] {
  return audioStops.flatMap(({ id: stopId, transcript }): TourFile[] => {
    if (!transcript) return [];
    const place = { tourId, stopId, revision, translation };
    const isTimed = transcript.cues.some(({ start }) => start !== undefined);
    const urls = [transcriptPath(place, "json"), ...isTimed ? [transcriptPath(place, "vtt")] : []];
    return urls.map((url) => ({ url, name: "The transcript", optional: true }));
  });
}

const unique = (files: TourFile[]): TourFile[] => [
  ...new Map(files.map((file) => [file.url, file])).values(),
];

/** The readable files with their sizes; undefined in place of others. */
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
    // A file on another site without permission to read cannot be told from a missing one.
    if (isOwn || signal.aborted) throw error;
    return undefined;
  }
  // It answers later: otherwise a busy server's recordings would count as missing.
  if (isOwn && isForLater(response.status)) throw new TypeError(`${file.url}: ${response.status}`);
  if (!response.ok) return undefined;
  // The length of a compressed answer is not the file's.
  const isCompressed = response.headers.has("content-encoding");
  const bytes = Number(response.headers.get("content-length") ?? NaN);
  return {
    ...file,
    ...(bytes > 0 && !isCompressed ? { bytes } : {}),
    etag: response.headers.get("etag") ?? undefined,
  };
}
