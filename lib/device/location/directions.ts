/** Directions to a place, in the map program of the device. */
import type { Position } from "../../model/tour/position.ts";
import { wellFormed } from "../../model/text/well_formed.ts";

/** A page of OpenStreetMap with the route to a place on foot, for every browser. */
export function directionsPage({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({
    engine: "fossgis_osrm_foot",
    route: `;${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/directions?${query}`;
}

/**
 * The address that opens directions in the device's map program: the user's choice on Android,
 * Apple's on iPhone, iPad and Mac; elsewhere `directionsPage`. `label` names the place on the map.
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
