/**
 * The two services that know places, on loopback: a few three-word addresses, a few towns, no
 * others.
 */
import { loopback } from "./loopback.ts";

const WORDS: Record<string, [latitude: number, longitude: number, place: string]> = {
  "filled.count.soap": [51.520847, -0.195521, "Bayswater, London"],
  "index.home.raft": [51.521251, -0.203586, "Bayswater, London"],
};

type Town = [latitude: number, longitude: number, name: string];

const TOWNS: Record<string, Town[]> = {
  "zürich": [[47.3744489, 8.5410422, "Zürich, Bezirk Zürich, Zürich, Schweiz"]],
  "new york city": [[40.7127281, -74.0060152, "New York, United States"]],
  "12 main street": [[40.7066, -74.5493, "12, Main Street, Somewhere"]],
  "12 n 14 w": [[40.7, -111.9, "12 North 14 West, Salt Lake City"]],
  "mill lane": [
    [52.2, 0.12, "Mill Lane, Cambridge"],
    [51.76, -1.2, "Mill Lane, Oxford"],
  ],
};

/** Starts both; `settings` are environment variables that make an app use them. */
export function placeServices() {
  const words = loopback((url) => {
    const call = url.pathname.split("/").at(-1);
    if (call === "autosuggest") {
      const input = url.searchParams.get("input")!;
      const suggestions = Object.keys(WORDS).filter((one) => one[0] === input[0]).map((words) => ({
        country: "GB",
        nearestPlace: WORDS[words][2],
        words,
        rank: 1,
        language: "en",
      }));
      return Response.json({ suggestions });
    }
    const asked = call === "convert-to-3wa"
      ? "filled.count.soap"
      : url.searchParams.get("words") ?? "";
    if (!Object.hasOwn(WORDS, asked)) {
      const error = { code: "BadWords", message: "words must be a valid 3 word address" };
      return Response.json({ error }, { status: 400 });
    }
    const [lat, lng, nearestPlace] = WORDS[asked];
    return Response.json({ country: "GB", nearestPlace, coordinates: { lat, lng }, words: asked });
  });
  const geocoder = loopback((url) => {
    const asked = url.searchParams.get("q") ?? "";
    if (!Object.hasOwn(TOWNS, asked)) return Response.json([]);
    return Response.json(TOWNS[asked].map(([lat, lon, display_name], i) => ({
      place_id: i,
      lat: String(lat),
      lon: String(lon),
      display_name,
    })));
  });
  return {
    words,
    geocoder,
    settings: { W3W_API_KEY: "TESTKEY", W3W_URL: `${words.url}/v3`, GEOCODER_URL: geocoder.url },
    async [Symbol.asyncDispose]() {
      await Promise.all([words, geocoder].map((one) => one[Symbol.asyncDispose]()));
    },
  };
}
