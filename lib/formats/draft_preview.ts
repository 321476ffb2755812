/** What of an unfinished form can be shown to visitors. */
import type { Position } from "../model/position.ts";
import type { Picture } from "../model/picture.ts";
import type { RouteLine } from "../model/route_line.ts";
import type { TourType } from "../model/tour.ts";
import { isSafeUrl, isTestBeep } from "../model/url_rules.ts";
import { isObject, readForm } from "./read_form.ts";

/** A stop with what its author has entered; `place` and `audioUrl` only where they can be used. */
export type PreviewStop = {
  title: string;
  description: string;
  picture: Picture;
  place?: Position;
  /** An https address or a path of ours; missing for a test sound, too. */
  audioUrl?: string;
  /** True for the built-in test sounds. */
  isTestSound: boolean;
  duration: string;
};

/** An archive with what its author has entered. Texts are empty where there is none yet. */
export type DraftPreview = {
  title: string;
  description: string;
  creatorName: string;
  accessNote: string;
  duration: string;
  picture: Picture;
  tourType: TourType;
  routeLine?: RouteLine;
  stops: PreviewStop[];
};

/**
 * Reads the data of a draft, which may be anything: what does not fit is left out, and so are stops
 * without any text. Never throws.
 */
export function toDraftPreview(draftData: unknown): DraftPreview {
  const { form } = readForm(isObject(draftData) ? draftData : {});
  const { audioStops, title = "", description = "", tourType = "ordered", routeLine } = form;
  const { creatorName = "", accessNote = "", duration = "" } = form;
  return {
    title: title.trim(),
    description,
    creatorName,
    accessNote,
    duration,
    picture: safePicture(form),
    tourType,
    routeLine,
    stops: audioStops.map((stop) => ({
      title: stop.title?.trim() ?? "",
      description: stop.description ?? "",
      picture: safePicture(stop),
      place: placeOf(stop),
      audioUrl: stop.audioUrl && isSafeUrl(stop.audioUrl) ? stop.audioUrl : undefined,
      isTestSound: isTestBeep(stop.audioUrl ?? ""),
      duration: stop.audioDuration ?? "",
    })).filter(({ title, description }) => title !== "" || description.trim() !== ""),
  };
}

function safePicture({ imageUrl, imageAlt, imageCredit }: Picture): Picture {
  return imageUrl && isSafeUrl(imageUrl) ? { imageUrl, imageAlt, imageCredit } : {};
}

function placeOf({ latitude = NaN, longitude = NaN }: Partial<Position>): Position | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}
