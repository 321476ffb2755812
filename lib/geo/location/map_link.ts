/** Links copied from map sites: Google, Apple, OpenStreetMap, Bing, HERE, and others. */
import { texts } from "../../texts/texts.ts";
import { readHere, readMapy, readWaze } from "./navigation_services.ts";
import type { NamedPlace } from "./notations.ts";
import { readApple, readBing, readGeoHack, readGoogle, readOpenStreetMap } from "./map_services.ts";

/**
 * The content of a link. 'text': an address or a code, to be looked up as if it had been typed.
 * 'none': no readable place, with the reason for people.
 */
export type LinkContent =
  | { kind: "places"; places: NamedPlace[] }
  | { kind: "text"; text: string }
  | { kind: "none"; message: string };

const t = texts("locations");

const none = (reason: "shortLink" | "linkWithoutPlace" | "unknownLink"): LinkContent => ({
  kind: "none",
  message: t(reason),
});

const SHORT_HOSTS = [
  "maps.app.goo.gl",
  "goo.gl",
  "g.co",
  "maps.apple",
  "binged.it",
  "bit.ly",
  "her.is",
];

const GOOGLE = /^(?:(?:www|maps|earth|consent)\.)?google\.(?:com?\.)?[a-z]{2,3}$/;

/** Parts of a path that are examined; the longest route of Google has some ten stations. */
const MOST_PARTS = 24;

/** Links within links: the consent page of Google, and its long links to apps. */
const DEEPEST = 2;

/** The content of the link in a clean text; undefined for a text without a link. */
export function readMapLink(text: string, depth = 0): LinkContent | undefined {
  const url = linkIn(text);
  if (!url) return undefined;
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  const inner = url.searchParams.get("continue") ?? url.searchParams.get("link");
  if (inner && (GOOGLE.test(host) || SHORT_HOSTS.includes(host)) && depth < DEEPEST) {
    return readMapLink(inner, depth + 1) ?? none("linkWithoutPlace");
  }
  if (SHORT_HOSTS.includes(host) || isMapyShort(host, url.pathname)) return none("shortLink");
  const isGoogle = GOOGLE.test(host);
  // A plus means a space in Google's paths, and itself in those of Plus Codes.
  const parts = url.pathname.split("/").slice(1, MOST_PARTS);
  const path = parts.map((part) => decode(isGoogle ? part.replaceAll("+", " ") : part).trim());
  if (host === "plus.codes" || host === "www.plus.codes") {
    return path[0]
      ? { kind: "text", text: path[0].replace(/,(?! )/, ", ") }
      : none("linkWithoutPlace");
  }
  if (host === "what3words.com" || host === "w3w.co") {
    return path.at(-1) ? { kind: "text", text: `///${path.at(-1)}` } : none("linkWithoutPlace");
  }
  const read = isGoogle ? readGoogle : SERVICES.get(serviceHost(host));
  if (!read) return none("unknownLink");
  const { places, text: address } = read({ path, query: url.searchParams, hash: url.hash });
  if (places.length > 0) return { kind: "places", places };
  return address ? { kind: "text", text: address } : none("linkWithoutPlace");
}

/** A Map, because a host could be called "constructor". */
const SERVICES = new Map<string, typeof readGoogle>([
  ["maps.apple.com", readApple],
  ["openstreetmap.org", readOpenStreetMap],
  ["osm.org", readOpenStreetMap],
  ["bing.com", readBing],
  ["geohack.toolforge.org", readGeoHack],
  ["waze.com", readWaze],
  ["ul.waze.com", readWaze],
  ["here.com", readHere],
  ["share.here.com", readHere],
  ["wego.here.com", readHere],
  ["mapy.cz", readMapy],
  ["mapy.com", readMapy],
]);

/** Mapy has a host for each language, such as "en.mapy.cz". */
const serviceHost = (host: string) =>
  host.replace(/^www\./, "").replace(/^[a-z]{2}\.(?=mapy\.)/, "");

const isMapyShort = (host: string, path: string) =>
  serviceHost(host).startsWith("mapy.") && path.startsWith("/s/");

/** The schemes of apps, and the sites they belong to. */
const SCHEMES: [RegExp, string][] = [
  [/^maps:\/{0,2}(?=\?)/i, "https://maps.apple.com/"],
  [/^waze:\/{0,2}(?=\?)/i, "https://waze.com/ul"],
];
/** The first link. One without a scheme counts only if the text begins with a known host. */
function linkIn(text: string): URL | undefined {
  const app = SCHEMES.find(([scheme]) => scheme.test(text));
  if (app) return toUrl(text.replace(...app));
  const found = /https?:\/\/\S+/i.exec(text)?.[0];
  if (found) return toUrl(withoutBracket(found));
  if (/\s/.test(text) || !/^[\w.-]{4,60}\//.test(text)) return undefined;
  const url = toUrl(`https://${text}`);
  const host = serviceHost(url?.hostname ?? "");
  const isKnown = GOOGLE.test(host) || SHORT_HOSTS.includes(host) || SERVICES.has(host) ||
    ["plus.codes", "what3words.com", "w3w.co"].includes(host);
  return isKnown ? url : undefined;
}

/** The closing bracket or quote after a link is not part of it. */
const withoutBracket = (link: string) =>
  /["'>\]]$/.test(link) || link.endsWith(")") && !link.includes("(") ? link.slice(0, -1) : link;

function toUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
