/** The parts of an unfinished form that can be shown to visitors. */
import { canonicalTag } from "../model/text/language.ts";
import { recordingOf } from "../model/consent/closed.ts";
import { withheldTexts } from "../model/consent/withheld_stop.ts";
import { joinRecords } from "../model/record/record_fields.ts";
import type { Position } from "../model/tour/position.ts";
import { MapEdges, type OldMap, type UnfinishedOldMap } from "../model/media/old_map.ts";
import { pagesOf, type Thing } from "../model/media/thing.ts";
import { withoutCover, withThings } from "../model/media/with_things.ts";
import { dateText } from "../model/record/edtf_text.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import type { TourType } from "../model/tour/tour.ts";
import type { UnfinishedStop, UnfinishedTour } from "../model/tour/tour_form.ts";
import { isSafeUrl, isTestBeep } from "../model/media/url_rules.ts";
import { texts } from "../texts/texts.ts";
import { isObject } from "./json/is_object.ts";
import { readForm } from "./read_form.ts";

const t = texts("values");

/**
 * A stop as entered so far. `place` and `audioUrl` only if they are valid; language and record are
 * those of the archive where it has none of its own.
 */
export type PreviewStop = UnfinishedStop & {
  title: string;
  description: string;
  audioDuration: string;
  /** Its place on the map. */
  at?: Position;
  /** True for the built-in test sounds, which `audioUrl` leaves out. */
  isTestSound: boolean;
};

/** What visitors see of an old map. */
export type PlacedOldMap = Pick<OldMap, "title" | "year" | "credit" | "imageUrl" | "edges">;

/** An archive as entered so far, with those old maps that are placed. */
export type DraftPreview = Omit<UnfinishedTour, "oldMaps" | "audioStops"> & {
  title: string;
  description: string;
  tourType: TourType;
  oldMaps?: PlacedOldMap[];
  audioStops: PreviewStop[];
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
  const { title = "", description = "", tourType = "ordered", record } = form;
  const language = canonicalTag(form.language ?? "");
  return {
    ...withSafeThings(form),
    title: title.trim(),
    description,
    language,
    tourType,
    oldMaps: placedMaps(form.oldMaps),
    audioStops: form.audioStops.map((given) => withheldFrom(given, closed)).map((stop) => ({
      ...withSafeThings(stop),
      title: stop.title?.trim() ?? "",
      description: stop.description ?? "",
      audioDuration: stop.audioDuration ?? "",
      language: canonicalTag(stop.language ?? "") ?? language,
      at: hasPlace(stop) ? placeOf(stop) : undefined,
      audioUrl: stop.audioUrl && isSafeUrl(stop.audioUrl) ? stop.audioUrl : undefined,
      isTestSound: isTestBeep(stop.audioUrl ?? ""),
      record: joinRecords(record, stop.record),
    })).filter(({ title, description }) => title !== "" || description.trim() !== ""),
  };
}

/** A stop without its story, if that is not released. */
function withheldFrom(stop: UnfinishedStop, closed: ReadonlySet<string>): UnfinishedStop {
  const { audioUrl = "", place, latitude, longitude } = stop;
  const { title, description } = withheldTexts();
  return closed.has(recordingOf(audioUrl))
    ? { title, description, place, latitude, longitude }
    : stop;
}

/** The item with those things alone of which each page has a safe address; dates are in words. */
const withSafeThings = <T extends { things?: Thing[] }>(item: T) =>
  withThings({
    ...withoutCover(item),
    things: item.things?.filter((thing) => pagesOf(thing).every(({ url }) => isSafeUrl(url)))
      .map((thing) => ({ ...thing, ...thing.date && { date: dateText(thing.date) } })),
  });

/** The old maps with a picture and its place; undefined without any. */
function placedMaps(maps: UnfinishedOldMap[] = []): PlacedOldMap[] | undefined {
  const placed = maps.flatMap(({ title = "", year, credit, imageUrl, edges }) => {
    const place = MapEdges.safeParse(edges).data;
    return place && imageUrl && isSafeUrl(imageUrl)
      ? [{ title: title.trim() || t("oldMap"), year, credit, imageUrl, edges: place }]
      : [];
  });
  return placed.length > 0 ? placed : undefined;
}

function placeOf({ latitude = NaN, longitude = NaN }: Partial<Position>): Position | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}
