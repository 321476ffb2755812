/** The location boxes of the form whose text has not become a place yet. */
import { within } from "../../../../lib/model/within.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";

/** The prefix of the fields of a place: "" for the start, else the stop with a dot after it. */
export type PlaceName = "" | `audioStops.${number}.`;

/** Resolves to true when the text of a box has become a place, or is empty; else to false. */
type Settle = () => Promise<boolean>;

const boxes = new Map<symbol, { name: PlaceName; settle: Settle }>();

/** Called with each box that is added. */
const waiting = new Set<() => void>();

/** Adds a box; returns the function that removes it. */
export function addLocationBox(name: PlaceName, settle: Settle): () => void {
  const key = Symbol();
  boxes.set(key, { name, settle });
  for (const look of waiting) look();
  return () => void boxes.delete(key);
}

/** The names of typed places that have not been found yet. */
export const unsettledPlaces = ({ placeText, audioStops }: TourValues): PlaceName[] => [
  ...(placeText && audioStops.some(({ place }) => !place) ? ["" as const] : []),
  ...audioStops.flatMap(({ place, placeText }, i) =>
    placeText && !place ? [`audioStops.${i}.` as const] : []
  ),
];

/** How long the boxes of stops may take to appear, in milliseconds. */
const PATIENCE = 5000;

/**
 * Looks up all unresolved texts, also in stops that have not been open; resolves to the names
 * of the boxes that still have no place. Saving without that would store another place than the
 * author typed.
 */
export async function settlePlaces(
  values: TourValues,
  open: Pick<OpenStops, "mount">,
): Promise<PlaceName[]> {
  const isMissing = (name: PlaceName) => ![...boxes.values()].some((box) => box.name === name);
  const missing = unsettledPlaces(values).filter(isMissing);
  if (missing.length > 0) {
    open.mount(missing.map((name) => Number(name.split(".")[1])));
    await within(PATIENCE, () => until(() => !missing.some(isMissing))).catch(() => {});
  }
  const outcomes = await Promise.all(
    [...boxes.values()].map(async ({ name, settle }) => await settle() ? [] : [name]),
  );
  return [...new Set([...outcomes.flat(), ...missing.filter(isMissing)])];
}

/** Resolves when `holds` returns true; it is called again with each box. */
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
