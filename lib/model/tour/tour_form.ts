/** The tour form while it is being filled in: `TourInput` with gaps. */
import { uploadIdOf } from "../media/upload_address.ts";
import { byName, type Fields, isText, omit, pick, rowsOf } from "./fields/field.ts";
import type { StoredOf } from "./fields/stored.ts";
import { KEPT_NAMES, type KeptName, STOP_FIELDS, TOUR_FIELDS, TOUR_NAMES } from "./fields/table.ts";
import { filesOf } from "../media/files_of.ts";
import { type CoverName, withoutCover } from "../media/with_things.ts";
import { RADIUS } from "./stop_limits.ts";
import { hasPlace } from "./stop_place.ts";
import type { Tour, TourInput, TourUpdate } from "./tour.ts";

/**
 * A stop with gaps. A number is missing while its box is empty. One with a `place` may still have
 * the coordinates and the radius that it had on the map, which it gets back there.
 */
export type UnfinishedStop = StoredOf<typeof STOP_FIELDS> & CoverTexts & {
  id?: string;
  code?: string;
};

/** A tour form with gaps, as in drafts and imports. `TourInput.safeParse` names the gaps. */
export type UnfinishedTour = StoredOf<typeof TOUR_FIELDS> & CoverTexts & {
  audioStops: UnfinishedStop[];
};

/** The first picture once more, in files. */
type CoverTexts = { [N in CoverName]?: string };

/**
 * A stop as it is published: one indoors or anywhere without the place that it had on the map
 * before.
 */
export function publishedStop<S extends UnfinishedStop>(
  stop: S,
): Omit<S, OnMapName> & Partial<S> {
  if (hasPlace(stop)) return stop;
  return omit(stop, ON_MAP_NAMES) as Omit<S, OnMapName> & Partial<S>;
}

const ON_MAP_NAMES = [
  "latitude",
  "longitude",
  "triggerRadius",
  "area",
  "leg",
  "ambientUrl",
] as const;
type OnMapName = typeof ON_MAP_NAMES[number];

/** True for a field that only stops on the map have. */
export const isOnMapName = (name: string): boolean =>
  (ON_MAP_NAMES as readonly string[]).includes(name);

/** The start of a new tour before its author sets it, in degrees. */
export const DEFAULT_START = { latitude: 37.7749, longitude: -122.4194 } as const;

/** The fields of a table when nothing has been entered: empty texts and the first choices. */
const blank = (fields: Fields) =>
  Object.fromEntries(
    rowsOf(fields).filter(([, field]) => isText(field) || field.initial !== undefined)
      .map(([name, { initial = "" }]) => [name, initial]),
  );

/**
 * A new stop: at the coordinates of `previous`, else at the tour's start, with a radius of 50 m.
 */
export function newStop(
  previous: UnfinishedStop | undefined,
  start: Pick<UnfinishedTour, "latitude" | "longitude">,
): UnfinishedStop {
  const { latitude, longitude } = previous ?? start;
  return { ...blank(STOP_FIELDS), latitude, longitude, triggerRadius: RADIUS.inForms };
}

/** The form of 'Create Blank Archive': everything empty, with one stop. */
export const blankTour = (): UnfinishedTour => ({
  ...blank(TOUR_FIELDS),
  ...DEFAULT_START,
  audioStops: [newStop(undefined, DEFAULT_START)],
});

/**
 * True when a form is worth an automatic save: it has a title, a description or a file, or a stop
 * with any of these or an id, which stops get when a recording is made for them.
 */
export function isWorthSaving(form: UnfinishedTour): boolean {
  return hasContent(form) || form.audioStops.some((stop) => stop.id || hasContent(stop));
}

const hasContent = (of: UnfinishedStop | UnfinishedTour): boolean =>
  Boolean(of.title?.trim() || of.description?.trim()) ||
  filesOf(of).some(([, address]) => isOwnFile(address));

/** True for an added file, uploaded or not. */
const isOwnFile = (address: string): boolean =>
  uploadIdOf(address) !== undefined || address.startsWith("/media/");

/** The form of a stored tour: all that an author enters, with the ids of the stops. */
export const toForm = (tour: Tour): TourInput => ({
  ...pick<TourInput, keyof TourInput>(tour, TOUR_NAMES) as Omit<TourInput, "audioStops">,
  audioStops: tour.audioStops.map(withoutCover),
});

/** `form` as an update that removes fields the form lacks, instead of keeping stored ones. */
export function wholeUpdate<Form extends Partial<TourInput>>(
  form: Form,
): Omit<Form, KeptName> & Pick<TourUpdate, KeptName> {
  const removed = byName(KEPT_NAMES, () => null);
  const entered = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...removed, ...Object.fromEntries(entered) as Form };
}
