/**
 * Addresses, by a Nominatim server. Its public server asks of its users: one request a second for a
 * whole program, a User-Agent that says which, answers stored, and no search while somebody types.
 *
 * Source: https://nominatim.org/release-docs/latest/api/Search/,
 * https://operations.osmfoundation.org/policies/nominatim/.
 */
import { z } from "zod";
import { Latitude, Longitude } from "../../model/position.ts";
import { type Geocode, readGeocode, reserveRequest, saveGeocode } from "../../store/geocodes.ts";
import { failure } from "../log.ts";
import { AskError, askJson, below } from "./ask.ts";

/**
 * What a geocoder is made of. `origin` is where the program is seen; `pause` waits so many
 * milliseconds.
 */
export type GeocoderParts = {
  kv: Deno.Kv;
  url: string;
  origin: string;
  fetch: typeof fetch;
  now: () => Date;
  timeoutMs?: number;
  pause?: (ms: number) => Promise<void>;
};

/**
 * What became of a question. 'busy': too many ask; `seconds` to wait. 'unreachable': no answer that
 * is one.
 */
export type Geocoded =
  | { kind: "found"; place: Geocode }
  | { kind: "none" }
  | { kind: "busy"; seconds: number }
  | { kind: "unreachable" };

const coordinate = z.string().regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,3})?$/).transform(Number);

const Results = z.array(z.object({
  lat: coordinate.pipe(Latitude),
  lon: coordinate.pipe(Longitude),
  display_name: z.string(),
}));

/**
 * Looks an address up: in the stored answers, else at the server when it is our turn, within 5
 * seconds by default.
 */
export async function geocode(parts: GeocoderParts, text: string): Promise<Geocoded> {
  const { kv, now, pause = sleep } = parts;
  const question = text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  const known = await readGeocode(kv, question, now());
  if (known !== undefined) return toAnswer(known);
  const reservation = await reserveRequest(kv, now());
  if (!reservation.reserved) return { kind: "busy", seconds: Math.ceil(reservation.wait / 1000) };
  if (reservation.wait > 0) await pause(reservation.wait);
  try {
    const found = await ask(parts, question);
    await saveGeocode(kv, question, found, now());
    return toAnswer(found);
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
    failure(`The geocoder at ${new URL(parts.url).host} gave no address:`, error.message);
    return { kind: "unreachable" };
  }
}

async function ask(parts: GeocoderParts, question: string): Promise<Geocode | null> {
  const { url, origin, fetch, timeoutMs = 5000 } = parts;
  const address = below(url, "search", { q: question, format: "jsonv2", limit: "1" });
  const headers = { "user-agent": `AnimatingTheArchives/1.0.0 (+${origin})` };
  const { ok, status, body } = await askJson(address, { fetch, timeoutMs, headers });
  if (!ok) throw new AskError(`status ${status}`);
  const results = Results.safeParse(body);
  if (!results.success) throw new AskError("the answer is not understood");
  const [first] = results.data;
  if (!first) return null;
  return { latitude: first.lat, longitude: first.lon, label: first.display_name.slice(0, 500) };
}

const toAnswer = (place: Geocode | null): Geocoded =>
  place ? { kind: "found", place } : { kind: "none" };

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
