/** The contents of the form's boxes: text as typed, for numbers too, until they are validated. */
import type { RouteLine } from "../../lib/model/route_line.ts";
import type { TourType } from "../../lib/model/tour.ts";
import type { Position } from "../../lib/model/position.ts";
import { newStop as newModelStop, type UnfinishedTour } from "../../lib/model/tour_form.ts";
import { VISIBILITIES, type Visibility } from "../../lib/model/visibility.ts";
import { readNumber, readPlace } from "./numbers.ts";

/** One stop as typed. `id` is there once the server has given it one. */
export type StopValues = {
  id?: string;
  title: string;
  description: string;
  imageUrl: string;
  imageAlt: string;
  imageCredit: string;
  latitude: string;
  longitude: string;
  audioUrl: string;
  audioDuration: string;
  triggerRadius: string;
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
  latitude: string;
  longitude: string;
  tourType: TourType;
  visibility: Visibility;
  /** Missing where there is none. Nobody types it: it comes from a file. */
  routeLine?: RouteLine;
  audioStops: StopValues[];
};

/** A new stop at the place of the last one, or at the start. */
export function nextStop({ audioStops, ...start }: TourValues): StopValues {
  const places = [...audioStops.toReversed(), start].map(readPlace);
  return readStop(newModelStop(places.find((place) => place !== undefined), {}));
}

/**
 * Reads a form from a tour, a template, a draft, a file or a copy on this device. What does not
 * fit becomes an empty box; never throws.
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
    ...start,
    tourType: ["unordered", "discovery"].includes(asText(form.tourType)) ? "unordered" : "ordered",
    visibility: VISIBILITIES.find((name) => name === form.visibility) ?? "public",
    ...readRouteLine(form.routeLine),
    audioStops: stops.length > 0 ? stops : [readStop(newModelStop(undefined, {}))],
  };
}

/** True for two forms in which the same stands. */
export const isSame = (a: TourValues, b: TourValues): boolean =>
  JSON.stringify(readValues(a)) === JSON.stringify(readValues(b));

function readStop(stored: unknown): StopValues {
  const stop = asRecord(stored);
  const id = asText(stop.id);
  return {
    ...(id ? { id } : {}),
    title: asText(stop.title),
    description: asText(stop.description),
    ...readPicture(stop),
    latitude: asText(stop.latitude),
    longitude: asText(stop.longitude),
    audioUrl: asText(stop.audioUrl),
    audioDuration: asText(stop.audioDuration),
    triggerRadius: asText(stop.triggerRadius),
  };
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

const readPicture = ({ imageUrl, imageAlt, imageCredit }: Record<string, unknown>) => ({
  imageUrl: asText(imageUrl),
  imageAlt: asText(imageAlt),
  imageCredit: asText(imageCredit),
});

/**
 * The form as drafts and files store it: numbers where the boxes hold numbers, undefined where a
 * box is empty or holds none.
 */
export function toUnfinished({ audioStops, ...tour }: TourValues): UnfinishedTour {
  return {
    ...tour,
    latitude: numberIn(tour.latitude),
    longitude: numberIn(tour.longitude),
    audioStops: audioStops.map((stop) => ({
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
