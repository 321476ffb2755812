/**
 * Looks up addresses with a Nominatim server. The rules of its public server: one request a second
 * for the whole program, a User-Agent that names it, stored answers, and no search while somebody
 * types.
 *
 * Source: https://nominatim.org/release-docs/latest/api/Search/,
 * https://operations.osmfoundation.org/policies/nominatim/.
 */
import { VERSION } from "../../model/web/version.ts";
import { z } from "zod";
import { radians } from "../../geo/angles.ts";
import { distanceBetween } from "../../geo/distance.ts";
import { MOST_PLACES } from "../../model/tour/location.ts";
import { Latitude, Longitude, type Position } from "../../model/tour/position.ts";
import {
  type Geocode,
  readGeocode,
  reserveRequest,
  saveGeocode,
} from "../../store/limits/geocodes.ts";
import { failure } from "../host/log.ts";
import { AskError, askJson, below, ForeignName } from "../http/ask_json.ts";

/**
 * The parts of a geocoder. `userId` is the asking user; `origin` is the program's own; `pause`
 * waits so many milliseconds.
 */
export type GeocoderParts = {
  kv: Deno.Kv;
  userId: string;
  url: string;
  origin: string;
  fetch: typeof fetch;
  now: () => Date;
  timeoutMs?: number;
  pause?: (ms: number) => Promise<void>;
};

/**
 * The result. 'busy': too many users ask, or (`waits`) this user already waits for another answer;
 * `seconds` to wait. 'unreachable': no valid answer.
 */
type Geocoded =
  | { kind: "found"; places: Geocode[] }
  | { kind: "none" }
  | { kind: "busy"; seconds: number; waits?: true }
  | { kind: "unreachable" };

const coordinate = z.string().regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,3})?$/).transform(Number);

const Results = z.array(z.object({
  lat: coordinate.pipe(Latitude),
  lon: coordinate.pipe(Longitude),
  display_name: ForeignName,
}));

/**
 * Looks an address up: in the stored answers, else at the server when it is this program's turn,
 * within 5 seconds by default. Of several places with that address those near `near` come first.
 */
export async function geocode(
  parts: GeocoderParts,
  text: string,
  near?: Position,
): Promise<Geocoded> {
  const { kv, userId, now, pause = sleep } = parts;
  const address = text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  const viewbox = near ? viewboxAround(near) : "";
  const question = `${address}\n${viewbox}`;
  const known = await readGeocode(kv, question, now());
  if (known !== undefined) return toAnswer(known, near);
  const { reserved, wait, waits } = await reserveRequest(kv, userId, now());
  if (!reserved) return { kind: "busy", seconds: Math.ceil(wait / 1000), waits };
  if (wait > 0) await pause(wait);
  try {
    const found = await ask(parts, address, viewbox);
    await saveGeocode(kv, question, found, now());
    return toAnswer(found, near);
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
    failure(`The geocoder at ${new URL(parts.url).host} gave no address:`, error.message);
    return { kind: "unreachable" };
  }
}

async function ask(parts: GeocoderParts, address: string, viewbox: string): Promise<Geocode[]> {
  const { url, origin, fetch, timeoutMs = 5000 } = parts;
  const query = { q: address, format: "jsonv2", limit: String(MOST_PLACES) };
  const request = below(url, "search", viewbox ? { ...query, viewbox } : query);
  const headers = { "user-agent": `AnimatingTheArchives/${VERSION} (+${origin})` };
  const { ok, status, body } = await askJson(request, { fetch, timeoutMs, headers });
  if (!ok) throw new AskError(`status ${status}`);
  const results = Results.safeParse(body);
  if (!results.success) throw new AskError("the answer is not understood");
  return results.data.slice(0, MOST_PLACES).map(({ lat, lon, display_name }) => ({
    latitude: lat,
    longitude: lon,
    label: display_name,
  }));
}

/** Half the height and width of the preferred box in degrees: some 30 km. */
const REACH = 0.3;

/** Metres within which a place counts as near. */
const NEAR = 50_000;

/**
 * The box in which Nominatim prefers places: west, south, east, north. Its middle is rounded to a
 * tenth of a degree, so that the stops of a tour share stored answers.
 */
function viewboxAround({ latitude, longitude }: Position): string {
  const [north, east] = [latitude, longitude].map((degrees) => Math.round(degrees * 10) / 10);
  const width = REACH / Math.max(0.1, Math.cos(radians(north)));
  const edges = [east - width, north - REACH, east + width, north + REACH];
  const limits = [180, 90, 180, 90];
  return edges.map((edge, i) => Math.max(-limits[i], Math.min(limits[i], edge)).toFixed(2)).join();
}

/** The viewbox is only a preference: a famous place far away may still come before a near one. */
function toAnswer(places: Geocode[], near: Position | undefined): Geocoded {
  if (places.length === 0) return { kind: "none" };
  const isNear = (place: Geocode) => near !== undefined && distanceBetween(place, near) <= NEAR;
  return {
    kind: "found",
    places: places.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))),
  };
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
