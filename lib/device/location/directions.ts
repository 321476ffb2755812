/** The way to a place, handed over to the map program of the device. */
import type { Position } from "../../model/tour/position.ts";
import { wellFormed } from "../../model/text/well_formed.ts";

/** A page of OpenStreetMap with the way to a place on foot, which every browser opens. */
export function directionsPage({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({
    engine: "fossgis_osrm_foot",
    route: `;${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/directions?${query}`;
}

/**
 * The address under which the device's own map program shows the way to a place: the one chosen by
 * the person on Android, Apple's on iPhone, iPad and Mac; elsewhere `directionsPage`. `label` names
 * the place on the map.
 *
 * Sources: RFC 5870, with the `q` of Android's common intents for maps; Apple's "Map Links" of the
 * URL Scheme Reference.
 */
export function directionsUrl(userAgent: string, place: Position, label: string): string {
  const at = `${place.latitude},${place.longitude}`;
  // Brackets would end the label.
  const name = encodeURIComponent(wellFormed(label).replace(/[()]/g, " ").trim());
  if (/Android/i.test(userAgent)) return `geo:${at}?q=${at}(${name})`;
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) {
    return `https://maps.apple.com/?daddr=${at}&dirflg=w`;
  }
  return directionsPage(place);
}
