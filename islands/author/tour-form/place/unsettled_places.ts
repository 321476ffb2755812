/** The location boxes of the form whose text has not become a place yet. */
import { within } from "../../../../lib/model/within.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";

/** The name of the fields of a place: "" for the start, else the stop with a dot after it. */
export type PlaceName = "" | `audioStops.${number}.`;

/** Resolves to true once the text of a box has become a place, or there is none; else to false. */
type Settle = () => Promise<boolean>;

const boxes = new Map<symbol, { name: PlaceName; settle: Settle }>();

/** Called with each box that is added. */
const waiting = new Set<() => void>();

/** Adds a box; returns the way to remove it. */
export function addLocationBox(name: PlaceName, settle: Settle): () => void {
  const key = Symbol();
  boxes.set(key, { name, settle });
  for (const look of waiting) look();
  return () => void boxes.delete(key);
}

/** The names of the places that were typed and have not been found yet. */
export const unsettledPlaces = ({ placeText, audioStops }: TourValues): PlaceName[] => [
  ...(placeText ? ["" as const] : []),
  ...audioStops.flatMap(({ placeText }, i) => placeText ? [`audioStops.${i}.` as const] : []),
];

/** How long the boxes of cards that are unfolded may take to be there, in milliseconds. */
const PATIENCE = 5000;

/**
 * Looks up what stands in the boxes and has not been, also in cards that were not unfolded since
 * the form was loaded; resolves to the names of those that still name no place. Whoever typed a
 * place there means it, and must not save another.
 */
export async function settlePlaces(
  values: TourValues,
  open: Pick<OpenStops, "showAll">,
): Promise<PlaceName[]> {
  const isMissing = (name: PlaceName) => ![...boxes.values()].some((box) => box.name === name);
  const missing = unsettledPlaces(values).filter(isMissing);
  if (missing.length > 0) {
    open.showAll(missing.map((name) => Number(name.split(".")[1])));
    await within(PATIENCE, () => until(() => !missing.some(isMissing))).catch(() => {});
  }
  const outcomes = await Promise.all(
    [...boxes.values()].map(async ({ name, settle }) => await settle() ? [] : [name]),
  );
  return [...new Set([...outcomes.flat(), ...missing.filter(isMissing)])];
}

/** Resolves when `holds` does; it is asked again with each box. */
const until = (holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!holds()) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
