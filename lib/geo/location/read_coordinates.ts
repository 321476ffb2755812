/** Reads pasted coordinates in any form. */
import { texts } from "../../texts/texts.ts";
import { cleanText } from "./clean_text.ts";
import { readGps } from "./gps.ts";
import { type LinkContent, readMapLink } from "./map_link.ts";
import { spokenNumbers } from "./spoken_numbers.ts";
import { askedByGeoUri, type NamedPlace, readNotation } from "./notations.ts";

const t = texts("locations");

/**
 * The content of a text with coordinates or a link to a map: one position, or several to choose
 * from. `mayBeAddress`: it may be an address instead.
 */
type Coordinates =
  | Exclude<LinkContent, { kind: "places" }>
  | { kind: "places"; places: NamedPlace[]; mayBeAddress: boolean };

/** The coordinates in a text; undefined for a text that has none and is not a link. */
export function readCoordinates(text: string): Coordinates | undefined {
  const clean = cleanText(text);
  if (clean === "") return undefined;
  const content = readMapLink(clean);
  if (content && content.kind !== "places") return content;
  const asked = askedByGeoUri(clean);
  if (asked) return { kind: "text", text: asked };
  const places = content?.places ?? readNotation(clean);
  if (places.length > 0) return { kind: "places", places, mayBeAddress: false };
  const readings = readGps(spokenNumbers(clean) ?? clean);
  if (readings.length === 0) return undefined;
  return {
    kind: "places",
    places: readings.map(({ at, isLongitudeFirst }) =>
      isLongitudeFirst ? { at, label: t("longitudeFirst") } : { at }
    ),
    mayBeAddress: readings.some((reading) => reading.mayBeAddress),
  };
}
