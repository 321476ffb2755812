/** Where Waze, HERE and Mapy put the place in shared addresses. */
import {
  firstPlace,
  firstText,
  type LinkParts,
  onEarth,
  pairs,
  placeIn,
  type ServiceContent,
} from "./map_services.ts";
import type { NamedPlace } from "./notations.ts";

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,20})?`;

/** Source: "Waze Deep Links", https://developers.google.com/waze/deeplinks */
export function readWaze({ path, query }: LinkParts): ServiceContent {
  const places = firstPlace(query, ["ll", "latlng"]);
  const separate = placeIn(`${query.get("lat")}, ${query.get("lon") ?? query.get("lng")}`) ?? [];
  const to = pairs(query.get("to") ?? "", `^ll\\.(${NUMBER}),(${NUMBER})$`);
  const shared = path[0] === "ul" && /^h\w{4,12}$/.test(path[1] ?? "")
    ? geohashPlace(path[1].slice(1))
    : [];
  return {
    places: [places, separate, to, shared].find((found) => found.length > 0) ?? [],
    text: firstText(query, ["q"]),
  };
}

const GEOHASH_DIGITS = "0123456789bcdefghjkmnpqrstuvwxyz";

/** The middle of the cell of a geohash: bits of longitude and of latitude in turn. */
function geohashPlace(hash: string): NamedPlace[] {
  const digits = [...hash.toLowerCase()].map((digit) => GEOHASH_DIGITS.indexOf(digit));
  if (digits.includes(-1)) return [];
  const ranges = [{ low: -180, size: 360 }, { low: -90, size: 180 }];
  digits.flatMap((digit) => [16, 8, 4, 2, 1].map((bit) => (digit & bit) > 0)).forEach(
    (isUpper, i) => {
      const range = ranges[i % 2];
      range.size /= 2;
      if (isUpper) range.low += range.size;
    },
  );
  const [longitude, latitude] = ranges.map(({ low, size }) => low + size / 2);
  return onEarth([latitude, longitude]);
}

/**
 * HERE, in this order: a place in the path ("/l/52.5,13.4,Old Mill", "/directions/mix//Old
 * Mill:52.5,13.4"), a place encoded in one word ("/p/s-…"), the middle of the map.
 *
 * Source: https://www.here.com/docs/bundle/deeplink-url-api-developer-guide
 */
export function readHere({ path, query }: LinkParts): ServiceContent {
  const written = path.map(herePlace).filter((places) => places.length > 0).at(-1) ?? [];
  const packed = path.flatMap((part) => /^s-[\w+/=-]+$/.test(part) ? packedPlace(part) : []);
  const seen = pairs(query.get("map") ?? "", `^(${NUMBER}),(${NUMBER})(?:,|$)`);
  const places = [written, packed, seen].find((found) => found.length > 0) ?? [];
  const text = path[0] === "search" ? path[1] : firstText(query, ["q"]);
  return { places, ...(text ? { text } : {}) };
}

const HERE_PLACE = new RegExp(`^(?:([^:]{0,200}):)?(${NUMBER}),(${NUMBER})(?:,(.*))?$`);

function herePlace(part: string): NamedPlace[] {
  const [, before = "", north, east, after = ""] = HERE_PLACE.exec(part) ?? [];
  if (north === undefined) return [];
  const label = (before || after).replaceAll(/[-+]/g, " ").trim();
  return onEarth([Number(north), Number(east)]).map((place) => ({
    ...place,
    ...(label ? { label } : {}),
  }));
}

/** "c=…;lat=52.5;lon=13.4;n=Old Mill" in Base64. */
function packedPlace(part: string): NamedPlace[] {
  try {
    const base64 = part.slice(2).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const fields = new Map(
      new TextDecoder().decode(bytes).split(";").map((field) => {
        const at = field.indexOf("=");
        return [field.slice(0, at), field.slice(at + 1)];
      }),
    );
    const label = fields.get("n")?.replaceAll("+", " ");
    return (placeIn(`${fields.get("lat")}, ${fields.get("lon")}`) ?? [])
      .map((place) => ({ ...place, ...(label ? { label } : {}) }));
  } catch {
    return []; // Not Base64.
  }
}

/**
 * Mapy: a chosen place takes precedence over the middle of the map; longitude comes first.
 *
 * Source: https://developer.mapy.com/further-uses-of-mapycz/mapy-cz-url/
 */
export function readMapy({ query }: LinkParts): ServiceContent {
  const chosen = query.get("source") === "coor" ? query.get("id") ?? "" : "";
  const found = [chosen, query.get("end") ?? "", query.get("center") ?? ""]
    .map((text) => pairs(text, `^(${NUMBER}),(${NUMBER})$`, true))
    .find((places) => places.length > 0);
  const seen = placeIn(`${query.get("y")}, ${query.get("x")}`) ?? [];
  return { places: found ?? seen, text: firstText(query, ["q", "query"]) };
}
