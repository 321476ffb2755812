/**
 * GPX tracks: written and read as far as recorded walks need. Source: the GPX 1.1 schema,
 * Topografix, 2004.
 */
import type { Fix } from "../../../lib/geo/fix.ts";

/** Metres of accuracy that a horizontal dilution of precision of 1 stands for. */
const METRES_PER_HDOP = 5;

/** A track of one segment. Positions to 7 decimals (about 1 cm), accuracy as `hdop`. */
export function writeGpx(fixes: Fix[]): string {
  const points = fixes.map(({ latitude, longitude, accuracy, time }) =>
    `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}">` +
    `<time>${new Date(time).toISOString()}</time>` +
    `<hdop>${(accuracy / METRES_PER_HDOP).toFixed(2)}</hdop></trkpt>`
  );
  return '<?xml version="1.0"?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">' +
    `<trk><trkseg>\n${points.join("\n")}\n</trkseg></trk></gpx>\n`;
}

/**
 * The fixes of a track; a point without `hdop` is taken to be exact to 10 m. Throws when there are
 * none.
 */
export function readGpx(text: string): Fix[] {
  const points = [...text.matchAll(/<trkpt\s([^>]*)>([\s\S]*?)<\/trkpt>/g)];
  if (points.length === 0) throw new Error("No track points");
  return points.map(([, attributes, inner]) => {
    const degrees = (name: string) =>
      Number(attributes.match(new RegExp(`\\b${name}="([^"]+)"`))?.[1] ?? NaN);
    const [, time] = inner.match(/<time>([^<]+)<\/time>/) ?? [];
    const [, hdop] = inner.match(/<hdop>([^<]+)<\/hdop>/) ?? [];
    return {
      latitude: degrees("lat"),
      longitude: degrees("lon"),
      accuracy: hdop ? Number(hdop) * METRES_PER_HDOP : 10,
      time: Date.parse(time),
    };
  });
}
