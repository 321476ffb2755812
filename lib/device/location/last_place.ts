/** Where an author has set a place last: the next form's map opens there. Browser only. */
import { Position } from "../../model/tour/position.ts";
import type { KeyValueStorage } from "../storage.ts";
import { LAST_PLACE_KEY } from "../storage_keys.ts";

type PlaceStorage = Pick<KeyValueStorage, "getItem" | "setItem"> | undefined;

/** The place in degrees; undefined where none was stored, or what was cannot be read. */
export function readLastPlace(storage: PlaceStorage): Position | undefined {
  try {
    return Position.safeParse(JSON.parse(storage?.getItem(LAST_PLACE_KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Stores a place, to a thousandth of a degree: the part of a town, and no address. */
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
