/** The tour form while it is being filled in: `TourInput` with gaps. */
import type { UnfinishedOldMap } from "../media/old_map.ts";
import type { PlacedStopInput } from "./stop.ts";
import { RADIUS } from "./stop_limits.ts";
import { hasPlace, type StopPlace } from "./stop_place.ts";
import type { Tour, TourInput, TourUpdate } from "./tour.ts";
import type { z } from "../zod.ts";
import { uploadIdOf } from "../media/upload_address.ts";

/**
 * A stop with gaps. A number is missing while its box is empty. One with a `place` may still have
 * the coordinates and the radius that it had on the map, which it gets back there.
 */
export type UnfinishedStop = Partial<
  Omit<z.infer<typeof PlacedStopInput>, "place"> & { place: StopPlace }
>;

/** A tour form with gaps, as in drafts and imports. `TourInput.safeParse` names the gaps. */
export type UnfinishedTour = Partial<Omit<TourInput, "audioStops" | "oldMaps">> & {
  oldMaps?: UnfinishedOldMap[];
  audioStops: UnfinishedStop[];
};

/**
 * A stop as it is published: one indoors or anywhere without the place that it had on the map
 * before.
 */
export function publishedStop<S extends UnfinishedStop>(
  stop: S,
): Omit<S, "latitude" | "longitude" | "triggerRadius"> & Partial<S> {
  if (hasPlace(stop)) return stop;
  const { latitude: _, longitude: __, triggerRadius: ___, ...rest } = stop;
  return rest as Omit<S, "latitude" | "longitude" | "triggerRadius"> & Partial<S>;
}

/** The start of a new tour before its author sets it, in degrees. */
export const DEFAULT_START = { latitude: 37.7749, longitude: -122.4194 } as const;

/**
 * A new stop: at the coordinates of `previous`, else at the tour's start, with a radius of 50 m.
 */
export function newStop(
  previous: UnfinishedStop | undefined,
  start: Pick<UnfinishedTour, "latitude" | "longitude">,
): UnfinishedStop {
  const { latitude, longitude } = previous ?? start;
  return {
    title: "",
    description: "",
    contentWarning: "",
    language: "",
    imageUrl: "",
    imageAlt: "",
    imageCredit: "",
    oldImageUrl: "",
    oldImageAlt: "",
    oldImageCredit: "",
    oldImageYear: "",
    latitude,
    longitude,
    audioUrl: "",
    audioDuration: "",
    triggerRadius: RADIUS.inForms,
  };
}

/** The form of 'Create Blank Archive': everything empty, with one stop. */
export function blankTour(): UnfinishedTour {
  return {
    title: "",
    description: "",
    imageUrl: "",
    imageAlt: "",
    imageCredit: "",
    duration: "",
    creatorName: "",
    accessNote: "",
    contentWarning: "",
    language: "",
    ...DEFAULT_START,
    tourType: "ordered",
    visibility: "public",
    audioStops: [newStop(undefined, DEFAULT_START)],
  };
}

/**
 * True when a form is worth an automatic save: it has a title, a description or a file, or a stop
 * with any of these or an id, which stops get when a recording is made for them.
 */
export function isWorthSaving(form: UnfinishedTour): boolean {
  return hasContent(form) || form.audioStops.some((stop) => stop.id || hasContent(stop));
}

type Content = Pick<
  UnfinishedStop,
  "title" | "description" | "audioUrl" | "imageUrl" | "oldImageUrl"
>;

const hasContent = ({ title, description, ...files }: Content): boolean =>
  Boolean(title?.trim() || description?.trim()) ||
  [files.audioUrl, files.imageUrl, files.oldImageUrl].some(isOwnFile);

/** True for an added file, uploaded or not. */
const isOwnFile = (address = ""): boolean =>
  uploadIdOf(address) !== undefined || address.startsWith("/media/");

/** The form of a stored tour: all that an author enters, with the ids of the stops. */
export function toForm(tour: Tour): TourInput {
  const { title, description, imageUrl, imageAlt, imageCredit } = tour;
  const { duration, creatorName, accessNote, contentWarning, language, record } = tour;
  const { latitude, longitude, tourType, visibility, routeLine, oldMaps, audioStops } = tour;
  return {
    title,
    description,
    imageUrl,
    imageAlt,
    imageCredit,
    duration,
    creatorName,
    accessNote,
    contentWarning,
    language,
    record,
    latitude,
    longitude,
    tourType,
    visibility,
    routeLine,
    oldMaps,
    audioStops,
  };
}

/** The fields that an update keeps where it leaves them out, and that null removes. */
type Removable = { [F in keyof TourUpdate]-?: null extends TourUpdate[F] ? F : never }[
  keyof TourUpdate
];

/** With a field too few or too many this does not compile. */
const REMOVED: Record<Removable, null> = {
  creatorName: null,
  accessNote: null,
  contentWarning: null,
  language: null,
  record: null,
  routeLine: null,
  oldMaps: null,
};

/** `form` as an update that removes what it lacks, instead of keeping what is stored. */
export function wholeUpdate<Form extends Partial<TourInput>>(
  form: Form,
): Omit<Form, Removable> & Pick<TourUpdate, Removable> {
  const entered = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...REMOVED, ...Object.fromEntries(entered) as Form };
}
