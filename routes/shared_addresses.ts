/**
 * The addresses with the same answer for everybody without a sign-in, and the meaningful parts of
 * their queries: those that the server keeps in memory (lib/server/http/shared_answers.ts).
 */
import { FEED_PATH } from "../lib/formats/atom_feed.ts";
import { WORKER_PATH } from "./middleware/security_headers.ts";
import { EMBED_LANGUAGE } from "./in_language.ts";
import { fromLocal } from "../lib/texts/local_paths.ts";
import type { SharedAddress, Shown } from "../lib/server/http/shared_answers.ts";

type SharedRoute = {
  path: RegExp;
  /** Its pattern in the URL table. */
  route: string;
  /** Parts of the query that the answer depends on; others are dropped. */
  query?: string[];
  /**
   * Parts with many values, such as words: the search index answers these, and they would fill the
   * memory.
   */
  individual?: string[];
  /** The content of the answer: by default the archive in the path, or lists without one. */
  shows?: "site" | "file";
};

/** The metrics' name for files of the build and of static/. */
export const FILE_ROUTE = "files";

/** In the path of what shows one archive. */
const ID = "([0-9A-HJKMNP-TV-Z]{26})";

const CONTENT: SharedRoute[] = [
  { path: /^\/$/, route: "/" },
  {
    path: /^\/tours$/,
    route: "/tours",
    query: ["limit", "cursor", "pages", "map"],
    individual: ["q", "type", "length", "lat", "lng", "radius", "sort", "page"],
  },
  { path: new RegExp(`^/tour/${ID}$`), route: "/tour/:id", query: ["lang"] },
  {
    path: new RegExp(`^/tour/${ID}/poster$`),
    route: "/tour/:id/poster",
    query: ["size", "orientation", "lang"],
  },
  {
    path: new RegExp(`^/tour/${ID}/labels$`),
    route: "/tour/:id/labels",
    individual: ["sheet", "start", "stops", "lang", "second"],
  },
  {
    path: new RegExp(`^/tour/${ID}/booklet$`),
    route: "/tour/:id/booklet",
    query: ["size", "text", "lang"],
  },
  { path: new RegExp(`^/tour/${ID}/manifest\\.json$`), route: "/tour/:id/manifest.json" },
  { path: new RegExp(`^/embed/tour/${ID}$`), route: "/embed/tour/:id", query: [EMBED_LANGUAGE] },
  {
    path: /^\/iiif\/collection\.json$/,
    route: "/iiif/collection.json",
    query: ["limit", "cursor"],
  },
  { path: /^\/feed\.atom$/, route: FEED_PATH },
  { path: /^\/q$/, route: "/q", individual: ["code"], shows: "site" },
  { path: /^\/developers$/, route: "/developers", shows: "site" },
  { path: /^\/developers\/[a-z-]{1,40}$/, route: "/developers/:subject", shows: "site" },
  { path: /^\/licences$/, route: "/licences", shows: "site" },
  { path: /^\/api\/openapi\.json$/, route: "/api/openapi.json", shows: "site" },
  { path: /^\/manifest\.webmanifest$/, route: FILE_ROUTE, shows: "site" },
  { path: /^\/robots\.txt$/, route: "/robots.txt", shows: "file" },
  { path: /^\/sitemap\.xml$/, route: "/sitemap.xml" },
  { path: /^\/api\/tours$/, route: "/api/tours", query: ["limit", "cursor"] },
  { path: new RegExp(`^/api/tours/${ID}$`), route: "/api/tours/:id", query: ["lang"] },
  {
    path: new RegExp(`^/api/tours/${ID}/stops/[\\w-]{1,64}/transcript$`),
    route: "/api/tours/:id/stops/:stopId/transcript",
    query: ["revision", "lang", "words"],
  },
  { path: /^\/api\/withheld$/, route: "/api/withheld" },
  {
    path: /^\/api\/tours\/extent$/,
    route: "/api/tours/extent",
    individual: ["q", "type", "length", "lat", "lng", "radius"],
  },
];

/** The build and static/: recordings and videos are too large, and are requested in ranges. */
const FILES = /^(\/[\w-][\w.-]*)+\.(js|css|svg|png|jpg|webp|ico|woff2|json|txt)$/;

/** Files that are not of the build or of static/. */
const NO_FILES = /^\/((api|media|demo-provider)\/|assets\/accent-)/;

/** The shared address of the path and query `target`; null if its answers are not shared. */
export function sharedAddress(target: string): SharedAddress | null {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const local = fromLocal(path).path;
  const route = CONTENT.find((one) => one.path.test(local));
  if (route) return withQuery(path, mark < 0 ? "" : target.slice(mark), route);
  const isFile = path === WORKER_PATH ||
    (FILES.test(path) && !NO_FILES.test(path));
  return isFile ? { address: path, shows: "file", route: FILE_ROUTE } : null;
}

function withQuery(
  path: string,
  text: string,
  { path: pattern, query = [], individual = [], shows, route }: SharedRoute,
): SharedAddress | null {
  const given = new URLSearchParams(text);
  if (individual.some((name) => given.get(name))) return null;
  const known = new URLSearchParams(
    query.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  const tourId = pattern.exec(fromLocal(path).path)?.[1];
  const shown: Shown = tourId === undefined ? "lists" : { tourId };
  return { address: known ? `${path}?${known}` : path, shows: shows ?? shown, route };
}
