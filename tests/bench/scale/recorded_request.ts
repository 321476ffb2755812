/**
 * What a browser asked for in a visit, without what belongs to that one: the archive, its place,
 * the words, the hashes of the build.
 */
import type { Position } from "../../../lib/model/tour/position.ts";

/** `path` has places to fill in: {tour}, {word}, {file}. */
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

const ID = /[0-9A-HJKMNP-TV-Z]{26}/;
const BUILT = /^\/assets\/(.+)-[\w-]{6,8}(\.\w+)$/;

/** Boxes of maps that show a continent or more stay as they are. */
const LOCAL_ZOOM = 6;

/** Notes a request of a browser. */
export function toRecorded(request: Request, visit: RecordedRequest["visit"]): RecordedRequest {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(ID, "{tour}").replace(BUILT, "/assets/$1{hash}$2");
  const query = Object.fromEntries(searchParams);
  if (query.q) query.q = "{word}";
  const range = request.headers.get("range") ?? undefined;
  const isConditional = request.headers.has("if-none-match") || undefined;
  const hasQuery = Object.keys(query).length > 0;
  return { visit, path, ...(hasQuery && { query }), range, isConditional };
}

/** The address of a request in a visit to `tour`; `built` are the names of the build's files. */
export function addressOf(
  { path, query = {} }: RecordedRequest,
  place: Position,
  tour: VisitedTour,
  built: string[],
): string {
  const isFar = query.zoom !== undefined && Number(query.zoom) < LOCAL_ZOOM;
  const north = isFar ? 0 : tour.latitude - place.latitude;
  const east = isFar ? 0 : tour.longitude - place.longitude;
  const moved = Object.entries(query).map(([name, value]) => {
    if (value === "{word}") return [name, tour.word];
    if (["lat", "south", "north"].includes(name)) return [name, latitude(Number(value) + north)];
    if (["lng", "west", "east"].includes(name)) return [name, longitude(Number(value) + east)];
    return [name, value];
  });
  const search = moved.length > 0 ? `?${new URLSearchParams(moved)}` : "";
  return path.replace("{tour}", tour.id).replace(/([^/]+)\{hash\}(.+)$/, builtAs(built)) + search;
}

const latitude = (degrees: number) => String(Math.max(-90, Math.min(90, degrees)));
const longitude = (degrees: number) => String(((degrees + 540) % 360) - 180);

const builtAs = (built: string[]) => (_: string, name: string, suffix: string) => {
  const isSo = (file: string) =>
    BUILT.exec(`/assets/${file}`)?.slice(1).join() === `${name},${suffix}`;
  const found = built.find(isSo);
  if (!found) throw new Error(`The build has no ${name}${suffix}: record the visits anew.`);
  return found;
};

/** What a request is counted as. */
export function kindOf({ path, query, visit }: RecordedRequest): string {
  if (path === "/" || path === "/tour/{tour}") return `page ${path}`;
  if (path === "/tours") return query?.q ? "search" : "list of archives";
  if (path.startsWith("/api/")) return path;
  if (path.startsWith("/assets/") || path === "/sw.js") return "file of the build";
  if (path.endsWith(".mp3")) return "recording";
  return path.includes(".") ? "picture or other file" : `other page, ${visit} visit`;
}
