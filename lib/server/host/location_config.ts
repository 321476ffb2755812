/** The settings of place lookup: the three-word service and the geocoder. */
import { z } from "zod";

const service = (what: string) =>
  z.url({ protocol: /^https?$/, error: `must be the http(s) address of ${what}` });

/** The variables of place lookup. */
export const LocationEnv = z.object({
  W3W_API_KEY: z.string().trim().regex(/^[\w-]{1,100}$/, "must be a what3words API key").optional(),
  W3W_URL: service("a what3words API, version 3").default("https://api.what3words.com/v3"),
  GEOCODER_URL: service("a Nominatim server").default("https://nominatim.openstreetmap.org"),
});

/** The services for places. Without `key` the three-word service is not used. */
export type LocationConfig = { words: { url: string; key?: string }; geocoderUrl: string };

/** Makes the settings of the variables. */
export function readLocationConfig(env: z.infer<typeof LocationEnv>): LocationConfig {
  return { words: { url: env.W3W_URL, key: env.W3W_API_KEY }, geocoderUrl: env.GEOCODER_URL };
}

/** The hosts that the server must reach for place lookup. */
export function locationHosts({ words, geocoderUrl }: LocationConfig): string[] {
  const urls = words.key === undefined ? [geocoderUrl] : [geocoderUrl, words.url];
  return urls.map((url) => new URL(url).host);
}
