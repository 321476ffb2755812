/** The content of a form in a fixed order: what all kinds of export files are written from. */
import type { Picture } from "../model/picture.ts";
import type { UnfinishedStop, UnfinishedTour } from "../model/tour_form.ts";

/**
 * The same form without NaN and without optional texts that are empty: two forms with the same
 * content are exported as the same bytes.
 */
export function normalizeForm(form: UnfinishedTour): UnfinishedTour {
  return {
    title: form.title,
    description: form.description,
    ...normalizePicture(form),
    duration: form.duration,
    creatorName: form.creatorName || undefined,
    accessNote: form.accessNote || undefined,
    latitude: finite(form.latitude),
    longitude: finite(form.longitude),
    tourType: form.tourType,
    visibility: form.visibility,
    routeLine: form.routeLine?.map(({ latitude, longitude }) => ({ latitude, longitude })),
    audioStops: form.audioStops.map(normalizeStop),
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
  ...normalizePicture(stop),
  latitude: finite(stop.latitude),
  longitude: finite(stop.longitude),
  audioUrl: stop.audioUrl,
  audioDuration: stop.audioDuration,
  triggerRadius: finite(stop.triggerRadius),
});

const finite = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
