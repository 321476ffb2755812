/** Locations in the notations of programs and maps: geo URI, WKT, JSON, ISO 6709, UTM, MGRS. */
import type { Position } from "../../model/tour/position.ts";
import { parseGps } from "./gps.ts";
import { readGrid } from "./grid.ts";

/** A position with the name beside it, if any. */
export type NamedPlace = { at: Position; label?: string };

/** The positions in a clean text in one of these notations; none for other texts. */
export function readNotation(text: string): NamedPlace[] {
  return readGeoUri(text) ?? readWkt(text) ?? readIso6709(text) ?? readView(text) ??
    readJson(text) ?? readGrid(text) ?? [];
}

const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})`;

const GEO = new RegExp(`^geo:(${NUMBER}),(${NUMBER})(?:,[^;?]*)?(?:;[^?]*)?(?:\\?(.*))?$`, "is");

/**
 * RFC 5870, and Android's `?q=`, which goes before coordinates of 0,0:
 * https://developer.android.com/guide/components/intents-common#Maps
 */
function readGeoUri(text: string): NamedPlace[] | undefined {
  const match = GEO.exec(text);
  if (!match) return undefined;
  const { place, label } = askedPlace(match);
  if (place) return [{ at: place, ...(label ? { label } : {}) }];
  return toPlaces([Number(match[1]), Number(match[2])]);
}

/** The address in a geo URI of 0,0; undefined for other texts. */
export function askedByGeoUri(text: string): string | undefined {
  const match = GEO.exec(text);
  if (!match || Number(match[1]) !== 0 || Number(match[2]) !== 0) return undefined;
  const { asked, place } = askedPlace(match);
  return place ? undefined : asked || undefined;
}

/** The content of `?q=`, as a position with its name if it is one. */
function askedPlace([, , , query = ""]: RegExpExecArray) {
  const asked = (new URLSearchParams(query).get("q") ?? "").trim();
  const [, coordinates = "", label] = /^([^()]*)(?:\((.*)\))?$/s.exec(asked) ?? [];
  return { asked, place: parseGps(spaced(coordinates)), label };
}

/** A comma without a space; between whole numbers it could be a decimal comma. */
const spaced = (text: string) => text.replace(/,(?! )/, ", ");

const WKT = new RegExp(
  `^(?:SRID=(\\d{1,6});)?\\s*POINT(?:\\s?Z?M?)?\\s*\\(\\s*(${NUMBER})\\s+(${NUMBER})(?:\\s[^()]*)?\\)$`,
  "i",
);

/** The spatial reference of degrees, the default. */
const WGS_84 = "4326";

/** A point in Well-Known Text: longitude comes first. */
function readWkt(text: string): NamedPlace[] | undefined {
  const [, reference = WGS_84, east, north] = WKT.exec(text) ?? [];
  if (east === undefined || reference !== WGS_84) return undefined;
  return toPlaces([Number(north), Number(east)]);
}

const ISO_6709 =
  /^([+-])(\d{2}|\d{4}|\d{6})(\.\d{1,20})?([+-])(\d{3}|\d{5}|\d{7})(\.\d{1,20})?(?:[+-]\d{1,9}(?:\.\d{1,20})?)?(?:CRS[\w:]*)?\/?$/;

/**
 * ISO 6709, annex H: +404532-0744002/ in degrees, minutes and seconds; the smaller units may be
 * missing.
 */
function readIso6709(text: string): NamedPlace[] | undefined {
  const match = ISO_6709.exec(text);
  if (!match) return undefined;
  const [, south, north, northRest = "", west, east, eastRest = ""] = match;
  const latitude = toDegrees(north, 2, northRest);
  const longitude = toDegrees(east, 3, eastRest);
  if (latitude === undefined || longitude === undefined) return undefined;
  return toPlaces([signed(south, latitude), signed(west, longitude)]);
}

const signed = (sign: string, value: number) => sign === "-" && value !== 0 ? -value : value;

/** The fraction belongs to the last unit. */
function toDegrees(digits: string, width: number, fraction: string): number | undefined {
  const units = [digits.slice(0, width), digits.slice(width, width + 2), digits.slice(width + 2)]
    .filter((part) => part !== "");
  const values = units.map((part, i) => Number(i === units.length - 1 ? part + fraction : part));
  if (values.slice(1).some((value) => value >= 60)) return undefined;
  const [degrees, minutes = 0, seconds = 0] = values;
  return degrees + minutes / 60 + seconds / 3600;
}

const VIEW = new RegExp(`^@?(${NUMBER}),(${NUMBER})(?:,\\d{1,9}(?:\\.\\d{1,9})?[azm])?$`);

/** The part of a Google Maps address with the position: "@40.7589,-74.6672,17z". */
function readView(text: string): NamedPlace[] | undefined {
  const match = /^@|[azm]$/.test(text) ? VIEW.exec(text) : null;
  return match ? toPlaces([Number(match[1]), Number(match[2])]) : undefined;
}

function readJson(text: string): NamedPlace[] | undefined {
  if (!/^[{[]/.test(text)) return undefined;
  try {
    const data = JSON.parse(text);
    return Array.isArray(data) ? eitherOrder(data) : placesIn(data);
  } catch {
    // JavaScript prints names without quotes.
    const at = /^\{[^{}]*\}$/.test(text) ? parseGps(text.slice(1, -1).replace(/["']/g, "")) : null;
    return at ? [{ at }] : undefined;
  }
}

/** Two bare numbers: longitude comes first in GeoJSON, and last elsewhere. */
function eitherOrder([first, second, ...more]: unknown[]): NamedPlace[] | undefined {
  if (typeof first !== "number" || typeof second !== "number" || more.length > 1) return undefined;
  const orders: [number, number][] = [[first, second], [second, first]];
  return (first === second ? [orders[0]] : orders).flatMap((order) => toPlaces(order) ?? []);
}

type Data = Record<string, unknown>;

/** Members that hold the coordinates in objects of map services. */
const INNER = ["location", "position", "coords", "coordinates", "geometry", "geo", "center"];

/** How deep these may be nested. */
const DEEPEST = 4;

function placesIn(value: unknown, depth = 0): NamedPlace[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const data = value as Data;
  if (data.type === "FeatureCollection" && Array.isArray(data.features) && depth === 0) {
    const places = data.features.slice(0, 20).flatMap((feature) => placesIn(feature, 1) ?? []);
    return places.length > 0 ? places : undefined;
  }
  if (data.type === "Point") {
    const [east, north] = Array.isArray(data.coordinates) ? data.coordinates : [];
    return toPlaces([toNumber(north), toNumber(east)]);
  }
  const of = (...names: string[]) => toNumber(names.map((name) => data[name]).find(isThere));
  const place = toPlaces([
    of("latitude", "lat", "Latitude", "Lat"),
    of("longitude", "lng", "lon", "long", "Longitude", "Lng", "Lon"),
  ]);
  if (place || depth >= DEEPEST) return place;
  for (const name of INNER) {
    const inner = placesIn(data[name], depth + 1);
    if (inner) return inner;
  }
  return undefined;
}

const isThere = (value: unknown) => value !== undefined && value !== null && value !== "";

const toNumber = (value: unknown) =>
  typeof value === "number" || typeof value === "string" && value.trim() !== ""
    ? Number(value)
    : NaN;

/** The position as a list, if it is valid. */
function toPlaces([latitude, longitude]: [number, number]): NamedPlace[] | undefined {
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? [{ at: { latitude, longitude } }] : undefined;
}
