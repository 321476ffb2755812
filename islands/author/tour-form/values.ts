/** The contents of the form's boxes: text as typed, for numbers too, until they are validated. */
import type { RouteLine } from "../../../lib/model/tour/route_line.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import type { TourType } from "../../../lib/model/tour/tour.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { newStop as newModelStop, type UnfinishedTour } from "../../../lib/model/tour/tour_form.ts";
import { STOP_PLACES, type StopPlace } from "../../../lib/model/tour/stop_place.ts";
import { VISIBILITIES, type Visibility } from "../../../lib/model/tour/visibility.ts";
import { readNumber, readPlace } from "./numbers.ts";
import { type OldMapValues, readOldMaps } from "./old_map_values.ts";
import { readRecordValues, type RecordValues } from "./record_values.ts";
import { readTranscriptValues } from "./transcript_values.ts";

/**
 * One stop as typed. `id` is there once the server has given it one; `placeText` while the text in
 * the location box is not a place.
 */
export type StopValues = {
  id?: string;
  title: string;
  description: string;
  contentWarning: string;
  /** A tag as typed; "" for the archive's. */
  language: string;
  imageUrl: string;
  imageAlt: string;
  imageCredit: string;
  oldImageUrl: string;
  oldImageAlt: string;
  oldImageCredit: string;
  oldImageYear: string;
  /** Missing for a stop on the map; of others the coordinates and the radius are not published. */
  place?: StopPlace;
  latitude: string;
  longitude: string;
  placeText?: string;
  audioUrl: string;
  audioDuration: string;
  triggerRadius: string;
  /** Missing without one. */
  transcript?: Transcript;
  /** Missing when empty. A stop inherits missing fields from the archive. */
  record?: RecordValues;
  /** The text in the box while no transcript can be read from it. */
  transcriptText?: string;
};

/** The whole form as typed. */
export type TourValues = {
  title: string;
  description: string;
  imageUrl: string;
  imageAlt: string;
  imageCredit: string;
  duration: string;
  creatorName: string;
  accessNote: string;
  contentWarning: string;
  language: string;
  record?: RecordValues;
  latitude: string;
  longitude: string;
  placeText?: string;
  tourType: TourType;
  visibility: Visibility;
  /** Missing without one. It comes from a file and cannot be typed. */
  routeLine?: RouteLine;
  /** Missing without any. */
  oldMaps?: OldMapValues[];
  audioStops: StopValues[];
};

/** A new stop at the place of the last one, or at the start; indoors or anywhere like that one. */
export function nextStop({ audioStops, ...start }: TourValues): StopValues {
  const places = [...[...audioStops].reverse(), start].map(readPlace);
  const stop = newModelStop(places.find((place) => place !== undefined), {});
  return readStop({ ...stop, place: audioStops.at(-1)?.place });
}

/**
 * Reads a form from a tour, a template, a draft, a file or a copy on this device. Invalid values
 * become empty boxes; never throws.
 */
export function readValues(stored: unknown): TourValues {
  const form = asRecord(stored);
  const stops = Array.isArray(form.audioStops) ? form.audioStops.map(readStop) : [];
  const start = { latitude: asText(form.latitude), longitude: asText(form.longitude) };
  return {
    title: asText(form.title),
    description: asText(form.description),
    ...readPicture(form),
    duration: asText(form.duration),
    creatorName: asText(form.creatorName),
    accessNote: asText(form.accessNote),
    contentWarning: asText(form.contentWarning),
    language: asText(form.language),
    ...readRecordValues(form.record),
    ...start,
    ...readUnsettledText(form, "placeText"),
    tourType: ["unordered", "discovery"].includes(asText(form.tourType)) ? "unordered" : "ordered",
    visibility: VISIBILITIES.find((name) => name === form.visibility) ?? "public",
    ...readRouteLine(form.routeLine),
    ...readOldMaps(form.oldMaps),
    audioStops: stops.length > 0 ? stops : [readStop(newModelStop(undefined, {}))],
  };
}

/** True for two forms with the same content. */
export const isSame = (a: TourValues, b: TourValues): boolean =>
  JSON.stringify(readValues(a)) === JSON.stringify(readValues(b));

function readStop(stored: unknown): StopValues {
  const stop = asRecord(stored);
  const id = asText(stop.id);
  return {
    ...(id ? { id } : {}),
    title: asText(stop.title),
    description: asText(stop.description),
    contentWarning: asText(stop.contentWarning),
    language: asText(stop.language),
    ...readPicture(stop),
    oldImageUrl: asText(stop.oldImageUrl),
    oldImageAlt: asText(stop.oldImageAlt),
    oldImageCredit: asText(stop.oldImageCredit),
    oldImageYear: asText(stop.oldImageYear),
    ...readStopPlace(stop.place),
    latitude: asText(stop.latitude),
    longitude: asText(stop.longitude),
    ...readUnsettledText(stop, "placeText"),
    audioUrl: asText(stop.audioUrl),
    audioDuration: asText(stop.audioDuration),
    triggerRadius: asText(stop.triggerRadius),
    ...readTranscriptValues(stop.transcript),
    ...readRecordValues(stop.record),
    ...readUnsettledText(stop, "transcriptText"),
  };
}

function readStopPlace(stored: unknown): Pick<StopValues, "place"> {
  const place = STOP_PLACES.find((place) => place === stored);
  return place ? { place } : {};
}

function readRouteLine(stored: unknown): Pick<TourValues, "routeLine"> {
  const points = (Array.isArray(stored) ? stored : []).flatMap((point) => {
    const { latitude, longitude } = asRecord(point);
    return Number.isFinite(latitude) && Number.isFinite(longitude)
      ? [{ latitude, longitude } as Position]
      : [];
  });
  return points.length > 1 ? { routeLine: points } : {};
}

/** A text without its parsed value; missing if empty. */
function readUnsettledText<Name extends "placeText" | "transcriptText">(
  stored: Record<string, unknown>,
  name: Name,
): { [name in Name]?: string } {
  const text = asText(stored[name]);
  return (text === "" ? {} : { [name]: text }) as { [name in Name]?: string };
}

const readPicture = ({ imageUrl, imageAlt, imageCredit }: Record<string, unknown>) => ({
  imageUrl: asText(imageUrl),
  imageAlt: asText(imageAlt),
  imageCredit: asText(imageCredit),
});

/**
 * The form for drafts and files: numbers from number boxes, undefined for empty or invalid ones.
 */
export function toUnfinished({ audioStops, placeText: _, ...tour }: TourValues): UnfinishedTour {
  return {
    ...tour,
    latitude: numberIn(tour.latitude),
    longitude: numberIn(tour.longitude),
    audioStops: audioStops.map(({ placeText: _, transcriptText: __, ...stop }) => ({
      ...stop,
      latitude: numberIn(stop.latitude),
      longitude: numberIn(stop.longitude),
      triggerRadius: numberIn(stop.triggerRadius),
    })),
  };
}

function numberIn(text: string): number | undefined {
  const number = readNumber(text);
  return Number.isNaN(number) ? undefined : number;
}

const asRecord = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

const asText = (value: unknown) =>
  typeof value === "string" ? value : Number.isFinite(value) ? String(value) : "";
