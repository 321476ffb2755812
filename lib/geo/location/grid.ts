/**
 * Places in the grids of hikers' maps and rescue services: UTM ("33U 391000 5820000") and MGRS
 * ("33UXP0480068000").
 */
// The CommonJS build, the same for Deno and the browser's bundler.
import mgrs from "mgrs/dist/mgrs.js";
import { toLatLon } from "utm";
import { texts } from "../../texts/texts.ts";
import type { Position } from "../../model/tour/position.ts";

const t = texts("locations");

type Mgrs = typeof import("mgrs");

/** A position; the label says how the text was read if it is ambiguous. */
type GridPlace = { at: Position; label?: string };

/** The positions of a clean text in one of the grids; undefined for other texts. */
export const readGrid = (text: string): GridPlace[] | undefined => readUtm(text) ?? readMgrs(text);

/** Zone and band, then metres east and north, with or without their letters. */
const UTM =
  /^(?:UTM:?\s*)?(?:zone\s*)?(\d{1,2})\s?([C-HJ-NP-X])[\s,;]+(?:(?:E|easting):?\s?)?(\d{6}(?:\.\d{1,9})?)\s?m?\s?E?[\s,;]+(?:(?:N|northing):?\s?)?(\d{1,8}(?:\.\d{1,9})?)\s?m?\s?[NS]?$/i;

/** Metres north of the equator between which the band S lies: 32° to 40°. */
const BAND_S = [3_530_000, 4_440_000];

/**
 * The letter is a band of latitude, but many people write S for south. In the northern band S both
 * readings are offered.
 */
function readUtm(text: string): GridPlace[] | undefined {
  const [, zone, letter = "", east, north] = UTM.exec(text) ?? [];
  if (zone === undefined) return undefined;
  const band = letter.toUpperCase();
  const at = (isNorthern: boolean) =>
    toPlace(() => toLatLon(Number(east), Number(north), Number(zone), undefined, isNorthern));
  if (band !== "S") return at(band >= "N");
  const isInBand = Number(north) >= BAND_S[0] && Number(north) <= BAND_S[1];
  const south = at(false)?.map((place) => ({ ...place, label: t("southRead") }));
  if (!isInBand || !south) return south;
  return [...at(true)?.map((place) => ({ ...place, label: t("bandRead") })) ?? []]
    .concat(south);
}

/**
 * Zone, band, square of 100 km, and as many digits east as north: 1 km or finer, with spaces 100 m.
 */
const MGRS = /^(?:MGRS:?\s*)?(\d{1,2}\s?[C-HJ-NP-X])\s?([A-HJ-NP-Z][A-HJ-NP-V])\s?([\d\s]{4,12})$/;

function readMgrs(text: string): GridPlace[] | undefined {
  // Lower case only where the text cannot be anything else: "12 rue 1234" is a street.
  const isPlain = /^\d{1,2}[a-z]{3}\d{4,10}$/i.test(text);
  const [, zone, square, digits] = MGRS.exec(isPlain ? text.toUpperCase() : text) ?? [];
  if (zone === undefined) return undefined;
  const parts = digits.trim().split(/\s+/);
  const joined = parts.join("");
  const isHalved = parts.length === 1 || parts.length === 2 && parts[0].length === parts[1].length;
  if (!isHalved || joined.length % 2 === 1 || joined.length < (isPlain ? 4 : 6)) return undefined;
  return toPlace(() => {
    const [longitude, latitude] = (mgrs as unknown as Mgrs).toPoint(
      `${zone.replace(/\s/, "")}${square}${joined}`,
    );
    return { latitude, longitude };
  });
}

/** The position as a list, rounded to a centimetre; undefined if the grid has no such position. */
function toPlace(read: () => { latitude: number; longitude: number }): GridPlace[] | undefined {
  try {
    const [latitude, longitude] = Object.values(read()).map((value) =>
      Math.round(value * 1e7) / 1e7
    );
    const isThere = Math.abs(latitude) <= 84 && Math.abs(longitude) <= 180;
    return isThere ? [{ at: { latitude, longitude } }] : undefined;
  } catch {
    return undefined; // The libraries throw for unknown zones and squares.
  }
}
