/**
 * What a browser asked for in a visit, without what belongs to that one: the archive, its place,
 * the words, the files of the build.
 */
import type { Position } from "../../../lib/model/tour/position.ts";

/** `path` has a place to fill in, {tour}, or is `BUILD_FILES`. */
export type RecordedRequest = {
  visit: "first" | "again";
  path: string;
  /** The query, with positions as they were. */
  query?: Record<string, string>;
  range?: string;
  /** It named what the browser had already. */
  isConditional?: true;
};

export type Recording = {
  /** Where the archive of the visit begins: positions in queries are around it. */
  place: Position;
  requests: RecordedRequest[];
};

/** Where an archive is, and what somebody may type to find it. */
export type VisitedTour = Position & { id: string; word: string };

/**
 * The path for all files of the build that a visitor gets: those of the page, and the others that
 * the service worker fetches ahead. Which they are the build says that is asked.
 */
export const BUILD_FILES = "/assets/*";

const ID = /[0-9A-HJKMNP-TV-Z]{26}/;

/** Boxes of maps that show a continent or more stay as they are. */
const LOCAL_ZOOM = 6;

/** Notes a request of a browser. */
export function toRecorded(request: Request, visit: RecordedRequest["visit"]): RecordedRequest {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith("/assets/")) return { visit, path: BUILD_FILES };
  const path = pathname.replace(ID, "{tour}");
  const query = Object.fromEntries(searchParams);
  if (query.q) query.q = "{word}";
  const range = request.headers.get("range") ?? undefined;
  const isConditional = request.headers.has("if-none-match") || undefined;
  const hasQuery = Object.keys(query).length > 0;
  return { visit, path, ...(hasQuery && { query }), range, isConditional };
}

/** The address of a request in a visit to `tour`, which is in the middle of each map. */
export function addressOf(
  { path, query = {} }: RecordedRequest,
  place: Position,
  tour: VisitedTour,
): string {
  const isFar = query.zoom !== undefined && Number(query.zoom) < LOCAL_ZOOM;
  const from = query.zoom === undefined ? place : middleOf(query);
  const north = isFar ? 0 : tour.latitude - from.latitude;
  const east = isFar ? 0 : tour.longitude - from.longitude;
  const moved = Object.entries(query).map(([name, value]) => {
    if (value === "{word}") return [name, tour.word];
    if (["lat", "south", "north"].includes(name)) return [name, latitude(Number(value) + north)];
    if (["lng", "west", "east"].includes(name)) return [name, longitude(Number(value) + east)];
    return [name, value];
  });
  const search = moved.length > 0 ? `?${new URLSearchParams(moved)}` : "";
  return path.replace("{tour}", tour.id) + search;
}

const middleOf = ({ south, north, west, east }: Record<string, string>): Position => ({
  latitude: (Number(south) + Number(north)) / 2,
  longitude: (Number(west) + Number(east)) / 2,
});

const latitude = (degrees: number) => String(Math.max(-90, Math.min(90, degrees)));
const longitude = (degrees: number) => String(((degrees + 540) % 360) - 180);

/** What a request is counted as. */
export function kindOf({ path, query, visit }: RecordedRequest): string {
  if (path === "/" || path === "/tour/{tour}") return `page ${path}`;
  if (path === "/tours") return query?.q ? "search" : "list of archives";
  if (path.startsWith("/api/")) return path;
  if (path.startsWith("/assets/") || path === "/sw.js") return "file of the build";
  if (path.endsWith(".mp3")) return "recording";
  return path.includes(".") ? "picture or other file" : `other page, ${visit} visit`;
}
