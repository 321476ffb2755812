/** The place that an author has set last, where the next form's map opens. Browser only. */
import { Position } from "../../model/tour/position.ts";
import type { KeyValueStorage } from "../storage.ts";
import { LAST_PLACE_KEY } from "../storage_keys.ts";

type PlaceStorage = Pick<KeyValueStorage, "getItem" | "setItem"> | undefined;

/** The place in degrees; undefined if none is stored or it cannot be read. */
export function readLastPlace(storage: PlaceStorage): Position | undefined {
  try {
    return Position.safeParse(JSON.parse(storage?.getItem(LAST_PLACE_KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Stores a place, rounded to a thousandth of a degree: a part of a town, and not an address. */
export function storeLastPlace(storage: PlaceStorage, at: Position): void {
  const [latitude, longitude] = [at.latitude, at.longitude].map((degrees) =>
    Math.round(degrees * 1000) / 1000
  );
  try {
    storage?.setItem(LAST_PLACE_KEY, JSON.stringify({ latitude, longitude }));
  } catch {
    // The storage is full: the next form opens elsewhere.
  }
}
