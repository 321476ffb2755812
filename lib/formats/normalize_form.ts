/** The content of a form in a fixed order, for all export formats. */
import type { Picture } from "../model/media/picture.ts";
import type { UnfinishedOldMap } from "../model/media/old_map.ts";
import type { Transcript } from "../model/tour/transcript.ts";
import { normalizeRecord } from "./read_record.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import {
  publishedStop,
  type UnfinishedStop,
  type UnfinishedTour,
} from "../model/tour/tour_form.ts";

/**
 * The same form without NaN, empty optional texts and places that are not published, so that equal
 * content is exported as equal bytes.
 */
export function normalizeForm(form: UnfinishedTour): UnfinishedTour {
  const isUnplaced = form.audioStops.length > 0 && !form.audioStops.some(hasPlace);
  return {
    title: form.title,
    description: form.description,
    ...normalizePicture(form),
    duration: form.duration,
    creatorName: form.creatorName || undefined,
    accessNote: form.accessNote || undefined,
    contentWarning: form.contentWarning || undefined,
    language: form.language || undefined,
    record: form.record && normalizeRecord(form.record),
    latitude: isUnplaced ? undefined : finite(form.latitude),
    longitude: isUnplaced ? undefined : finite(form.longitude),
    tourType: form.tourType,
    visibility: form.visibility,
    routeLine: form.routeLine?.map(({ latitude, longitude }) => ({ latitude, longitude })),
    oldMaps: form.oldMaps?.length ? form.oldMaps.map(normalizeOldMap) : undefined,
    audioStops: form.audioStops.map((stop) => normalizeStop(publishedStop(stop))),
  };
}

const normalizePicture = ({ imageUrl, imageAlt, imageCredit }: Picture): Picture => ({
  imageUrl: imageUrl || undefined,
  imageAlt: imageAlt || undefined,
  imageCredit: imageCredit || undefined,
});

const normalizeStop = (stop: UnfinishedStop): UnfinishedStop => ({
  id: stop.id,
  title: stop.title,
  description: stop.description,
  contentWarning: stop.contentWarning || undefined,
  language: stop.language || undefined,
  ...normalizePicture(stop),
  oldImageUrl: stop.oldImageUrl || undefined,
  oldImageAlt: stop.oldImageAlt || undefined,
  oldImageCredit: stop.oldImageCredit || undefined,
  oldImageYear: stop.oldImageYear || undefined,
  place: stop.place,
  latitude: finite(stop.latitude),
  longitude: finite(stop.longitude),
  audioUrl: stop.audioUrl,
  audioDuration: stop.audioDuration,
  transcript: stop.transcript && normalizeTranscript(stop.transcript),
  record: stop.record && normalizeRecord(stop.record),
  triggerRadius: finite(stop.triggerRadius),
});

const normalizeOldMap = (map: UnfinishedOldMap): UnfinishedOldMap => ({
  title: map.title,
  year: map.year || undefined,
  credit: map.credit || undefined,
  scanUrl: map.scanUrl,
  imageUrl: map.imageUrl,
  edges: map.edges,
  transformation: map.transformation,
  points: map.points?.map(({ x, y, latitude, longitude }) => ({ x, y, latitude, longitude })),
});

const normalizeTranscript = (
  { language, source, checked, notes, cues }: Transcript,
): Transcript => ({
  language,
  source,
  checked,
  notes: notes || undefined,
  cues: cues.map(({ id, start, end, speaker, text, settings }) => ({
    id: id || undefined,
    start,
    end,
    speaker: speaker || undefined,
    text,
    settings: settings || undefined,
  })),
});

const finite = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
