/** Where the names of streets come from: the map of the page, once it draws streets itself. */
import type { Position } from "../../../lib/model/tour/position.ts";

/** Resolves to the name of the street at a place; undefined where the map names none. */
type StreetAt = (place: Position) => Promise<string | undefined>;

let source: StreetAt = () => Promise.resolve(undefined);

export function setStreetSource(streets: StreetAt): void {
  source = streets;
}

/** Rejects when the map's file does not answer. */
export const streetAt: StreetAt = (place) => source(place);
