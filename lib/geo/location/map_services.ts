/** Where each map service puts the place in its addresses. */
import type { Position } from "../../model/tour/position.ts";
import { parseGps } from "./gps.ts";
import type { NamedPlace } from "./notations.ts";

/** The parts of a link; the path is decoded. */
export type LinkParts = { path: string[]; query: URLSearchParams; hash: string };

/** The positions in a link, else the text that it searches for. */
export type ServiceContent = { places: NamedPlace[]; text?: string };

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,20})?`;

/**
 * Google Maps and Earth. A pin (`!3d…!4d…`) takes precedence over coordinates in path and query,
 * and those over `@`, the middle of the view.
 */
export function readGoogle({ path, query }: LinkParts): ServiceContent {
  const [kind, ...rest] = path[0] === "maps" ? path.slice(1) : path;
  const data = [...path, query.get("pb") ?? ""].join("/");
  const name = kind === "place" ? rest[0] ?? "" : "";
  const label = name && !placeIn(name) ? { label: name } : {};
  const pins = [
    ...pairs(data, `!3d(${NUMBER})!4d(${NUMBER})`),
    ...pairs(data, `!1d(${NUMBER})!2d(${NUMBER})(?!!3d|[\\d.])`, true),
    ...pairs(query.get("pb") ?? "", `!2d(${NUMBER})!3d(${NUMBER})`, true),
  ];
  const written = rest.filter((part) => !/^(?:@|data=)/.test(part)).flatMap((part) =>
    placeIn(part) ?? []
  );
  const asked = firstPlace(query, [
    "q",
    "query",
    "destination",
    "daddr",
    "ll",
    "viewpoint",
    "cbll",
  ]);
  const seen = path.flatMap((part) => pairs(part, `^@(${NUMBER}),(${NUMBER})(?:,|$)`));
  const shown = firstPlace(query, ["center", "markers", "sll", "saddr"]);
  const found = [pins, written, asked, seen, shown].find((places) => places.length > 0) ?? [];
  return {
    places: distinct(found.map(({ at, ...more }) => ({ at, ...label, ...more }))),
    text: name || (kind === "search" && rest[0]) ||
      firstText(query, ["q", "query", "destination", "daddr"]),
  };
}

/** Apple Maps. Source: "Map Links" in Apple's URL Scheme Reference, and what its apps share. */
export function readApple({ query }: LinkParts): ServiceContent {
  const places = firstPlace(query, ["coordinate", "ll", "q", "daddr", "center", "sll"]);
  const name = firstText(query, ["name", "q"]);
  const label = name && !placeIn(name) ? { label: name } : {};
  return {
    places: places.map((place) => ({ ...label, ...place })),
    text: firstText(query, ["address", "q", "daddr"]),
  };
}

/** OpenStreetMap: a marker takes precedence over a search, and that over the map's middle. */
export function readOpenStreetMap({ path, query, hash }: LinkParts): ServiceContent {
  const marked = placeIn(`${query.get("mlat")}, ${query.get("mlon")}`) ?? [];
  const asked = firstPlace(query, ["query", "to", "marker"]);
  const short = path[0] === "go" ? shortLink(path[1] ?? "") : [];
  const seen = pairs(hash, `[#&]map=\\d{1,2}(?:\\.\\d{1,9})?/(${NUMBER})/(${NUMBER})`);
  const old = placeIn(`${query.get("lat")}, ${query.get("lon")}`) ?? [];
  const places = [marked, asked, short, seen, old].find((found) => found.length > 0) ?? [];
  return { places, text: firstText(query, ["query"]) };
}

const SHORT_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";

/**
 * The middle of the tile of a short link: three bits each of longitude and latitude per letter.
 *
 * Source: https://wiki.openstreetmap.org/wiki/Shortlink
 */
function shortLink(code: string): NamedPlace[] {
  const digits = [...code.replaceAll("@", "~").replace(/[-=]+$/, "")].map((digit) =>
    SHORT_DIGITS.indexOf(digit)
  );
  if (digits.length < 3 || digits.length > 10 || digits.includes(-1)) return [];
  let [east, north, size] = [0, 0, 1];
  for (const digit of digits) {
    for (const shift of [4, 2, 0]) {
      size /= 2;
      if (digit >> shift & 2) east += size;
      if (digit >> shift & 1) north += size;
    }
  }
  const at = { latitude: (north + size / 2) * 180 - 90, longitude: (east + size / 2) * 360 - 180 };
  return [{ at }];
}

/** Bing Maps: a placed point takes precedence over a search, and that over the map's middle. */
export function readBing({ query }: LinkParts): ServiceContent {
  const point = new RegExp(`^point\\.(${NUMBER})_(${NUMBER})(?:_([^_~]*))?`).exec(
    query.get("sp") ?? "",
  );
  if (point) {
    const at = placeIn(`${point[1]}, ${point[2]}`) ?? [];
    return { places: at.map((place) => ({ ...place, ...(point[3] ? { label: point[3] } : {}) })) };
  }
  const asked = firstPlace(query, ["where1", "q", "ss"]);
  const route = pairs(query.get("rtp") ?? "", `pos\\.(${NUMBER})_(${NUMBER})`);
  const middle = pairs(query.get("cp") ?? "", `^(${NUMBER})~(${NUMBER})$`);
  const places = [asked, route, middle].find((found) => found.length > 0) ?? [];
  return { places: distinct(places), text: firstText(query, ["where1", "q", "ss"]) };
}

/** The coordinates in links of Wikipedia: `params=48_12_29_N_16_22_21_E_type:city`. */
export function readGeoHack({ query }: LinkParts): ServiceContent {
  const text = /^[^A-Z]*_[NS]_[^A-Z]*_[EW]/.exec(query.get("params") ?? "")?.[0] ?? "";
  return { places: placeIn(text.replaceAll("_", " ")) ?? [] };
}

/** All pairs of numbers that the two groups of a pattern match; `swapped`: longitude first. */
export function pairs(text: string, pattern: string, swapped = false): NamedPlace[] {
  return [...text.matchAll(new RegExp(pattern, "g"))].flatMap(([, first, second]) =>
    onEarth(swapped ? [Number(second), Number(first)] : [Number(first), Number(second)])
  );
}

/** The position as a list; empty if it is not a valid one. */
export function onEarth([latitude, longitude]: [number, number]): NamedPlace[] {
  const at: Position = { latitude, longitude };
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [{ at }] : [];
}

/** "48.2,16.4", "loc:48.2,16.4 (The well)" or "The well@48.2,16.4" as a list with its position. */
export function placeIn(text: string): NamedPlace[] | undefined {
  const match = /^(?:loc:)?([^()@]*@)?([^()@]*)(?:\(([^()]*)\))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, before = "", coordinates, after = ""] = match;
  const at = parseGps(coordinates.replace(/,(?! )/, ", "));
  const label = (after || before.slice(0, -1)).trim();
  return at ? [{ at, ...(label ? { label } : {}) }] : undefined;
}

/** The first position in one of the named parameters, as a list. */
export const firstPlace = (query: URLSearchParams, names: string[]): NamedPlace[] =>
  names.map((name) => placeIn(query.get(name) ?? "")).find((place) => place) ?? [];

/** The first of the named parameters that is not empty. */
export const firstText = (query: URLSearchParams, names: string[]): string | undefined =>
  names.map((name) => query.get(name)?.trim()).find((text) => text);

/** Positions without duplicates. */
const distinct = (places: NamedPlace[]) =>
  places.filter(({ at }, i) =>
    places.findIndex((other) =>
      other.at.latitude === at.latitude && other.at.longitude === at.longitude
    ) === i
  );
