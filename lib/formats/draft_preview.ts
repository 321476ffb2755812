/** The parts of an unfinished form that can be shown to visitors. */
import { canonicalTag } from "../model/text/language.ts";
import { recordingOf, WITHHELD_TEXTS } from "../model/consent/closed.ts";
import type { CatalogueRecord } from "../model/record/record.ts";
import { joinRecords } from "../model/record/record_fields.ts";
import type { Position } from "../model/tour/position.ts";
import { MapEdges, type OldMap, type UnfinishedOldMap } from "../model/media/old_map.ts";
import type { OldPicture, Picture } from "../model/media/picture.ts";
import type { RouteLine } from "../model/tour/route_line.ts";
import { hasPlace, type StopPlace } from "../model/tour/stop_place.ts";
import type { TourType } from "../model/tour/tour.ts";
import type { UnfinishedStop } from "../model/tour/tour_form.ts";
import type { Transcript } from "../model/tour/transcript.ts";
import { isSafeUrl, isTestBeep } from "../model/media/url_rules.ts";
import { isObject, readForm } from "./read_form.ts";

/** A stop as entered so far; `place` and `audioUrl` only if they are valid. */
export type PreviewStop = {
  title: string;
  description: string;
  contentWarning: string;
  /** The language of the archive, if the stop has none of its own. */
  language?: string;
  picture: Picture & OldPicture;
  place?: Position;
  /** Of a stop that is not on the map. */
  stopPlace?: StopPlace;
  /** An https address or a path of ours; also missing for a test sound. */
  audioUrl?: string;
  /** True for the built-in test sounds. */
  isTestSound: boolean;
  duration: string;
  transcript?: Transcript;
  /** With the fields inherited from the archive. */
  record?: CatalogueRecord;
};

/** What visitors see of an old map. */
export type PlacedOldMap = Pick<OldMap, "title" | "year" | "credit" | "imageUrl" | "edges">;

/** An archive as entered so far. Missing texts are empty. */
export type DraftPreview = {
  title: string;
  description: string;
  creatorName: string;
  accessNote: string;
  contentWarning: string;
  language?: string;
  duration: string;
  picture: Picture;
  tourType: TourType;
  routeLine?: RouteLine;
  /** Those that are placed. */
  oldMaps?: PlacedOldMap[];
  record?: CatalogueRecord;
  stops: PreviewStop[];
};

/**
 * Reads the data of a draft, which may be anything, and leaves out what does not fit, stops without
 * any text, and the stories of recordings among `closed`. Never throws.
 */
export function toDraftPreview(
  draftData: unknown,
  closed: ReadonlySet<string> = new Set(),
): DraftPreview {
  const { form } = readForm(isObject(draftData) ? draftData : {});
  const { audioStops, title = "", description = "", tourType = "ordered", routeLine, record } =
    form;
  const { creatorName = "", accessNote = "", contentWarning = "", duration = "" } = form;
  const language = canonicalTag(form.language ?? "");
  return {
    title: title.trim(),
    description,
    creatorName,
    accessNote,
    contentWarning: contentWarning.trim(),
    language,
    duration,
    picture: safePicture(form),
    tourType,
    routeLine,
    oldMaps: placedMaps(form.oldMaps),
    record,
    stops: audioStops.map((given) => withheldFrom(given, closed)).map((stop) => ({
      title: stop.title?.trim() ?? "",
      description: stop.description ?? "",
      contentWarning: stop.contentWarning?.trim() ?? "",
      language: canonicalTag(stop.language ?? "") ?? language,
      picture: { ...safePicture(stop), ...safeOldPicture(stop) },
      place: hasPlace(stop) ? placeOf(stop) : undefined,
      stopPlace: stop.place,
      audioUrl: stop.audioUrl && isSafeUrl(stop.audioUrl) ? stop.audioUrl : undefined,
      isTestSound: isTestBeep(stop.audioUrl ?? ""),
      duration: stop.audioDuration ?? "",
      transcript: stop.transcript,
      record: joinRecords(record, stop.record),
    })).filter(({ title, description }) => title !== "" || description.trim() !== ""),
  };
}

/** A stop without its story, if that is not released. */
function withheldFrom(stop: UnfinishedStop, closed: ReadonlySet<string>): UnfinishedStop {
  const { audioUrl = "", place, latitude, longitude } = stop;
  const { title, description } = WITHHELD_TEXTS;
  return closed.has(recordingOf(audioUrl))
    ? { title, description, place, latitude, longitude }
    : stop;
}

function safePicture({ imageUrl, imageAlt, imageCredit }: Picture): Picture {
  return imageUrl && isSafeUrl(imageUrl) ? { imageUrl, imageAlt, imageCredit } : {};
}

function safeOldPicture({ oldImageUrl, ...stop }: OldPicture): OldPicture {
  const { oldImageAlt, oldImageCredit, oldImageYear } = stop;
  return oldImageUrl && isSafeUrl(oldImageUrl)
    ? { oldImageUrl, oldImageAlt, oldImageCredit, oldImageYear }
    : {};
}

/** The old maps with a picture and its place; undefined without any. */
function placedMaps(maps: UnfinishedOldMap[] = []): PlacedOldMap[] | undefined {
  const placed = maps.flatMap(({ title = "", year, credit, imageUrl, edges }) => {
    const place = MapEdges.safeParse(edges).data;
    return place && imageUrl && isSafeUrl(imageUrl)
      ? [{ title: title.trim() || "Old map", year, credit, imageUrl, edges: place }]
      : [];
  });
  return placed.length > 0 ? placed : undefined;
}

function placeOf({ latitude = NaN, longitude = NaN }: Partial<Position>): Position | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}
