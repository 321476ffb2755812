/** A stored tour, and how it is made from an author's input. */
import { z } from "zod";
import { CatalogueRecord } from "../../model/record/record.ts";
import { Id } from "../../model/id.ts";
import { excerpt } from "../../model/tour/excerpt.ts";
import { Problem } from "../../model/web/problem.ts";
import { OldMap } from "../../model/media/old_map.ts";
import { Position } from "../../model/tour/position.ts";
import { CODE_LENGTH } from "../../model/tour/short_code.ts";
import { ShortCodeText, type Stop, type StopInput } from "../../model/tour/stop.ts";
import { MAX_STOPS } from "../../model/tour/stop_limits.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import type {
  Ownership,
  OwnTourCard,
  Tour,
  TourCard,
  TourInput,
  TourSummary,
} from "../../model/tour/tour.ts";
import { VISIBILITIES, visibilityOf } from "../../model/tour/visibility.ts";
import { allMediaUsesOf } from "../media/media_uses.ts";
import { Positive, Time } from "../kv/fields.ts";
import { newId } from "../kv/new_id.ts";
import { jsonBytes, toParts } from "../kv/parts.ts";
import { SCHEMA_VERSION } from "../schema.ts";

/** A `TourCard` or an `OwnTourCard`. */
export const StoredCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().optional(),
  duration: z.string(),
  creatorName: z.string().optional(),
  language: z.string().optional(),
  /** Missing if none of its stops is on the map. */
  ...Position.partial().shape,
  tourType: z.enum(["ordered", "unordered"]),
  /** Missing in tours from before visibility existed; these are public. */
  visibility: z.enum(VISIBILITIES).optional(),
  stopCount: Positive,
  revision: Positive,
  createdAt: Time,
  updatedAt: Time,
});

/** The value under `["tours", id]`: all but the stops. */
export const TourRecord = z.object({
  ...StoredCard.shape,
  code: ShortCodeText.optional(),
  imageAlt: z.string().optional(),
  imageCredit: z.string().optional(),
  accessNote: z.string().optional(),
  contentWarning: z.string().optional(),
  record: CatalogueRecord.optional(),
  routeLine: z.array(Position).optional(),
  oldMaps: z.array(OldMap).optional(),
  userId: Id,
  schemaVersion: Positive,
});
export type TourRecord = z.infer<typeof TourRecord>;

/**
 * A record with the ids of its stops, the parts with its revision's stops (missing if they are
 * stored already), and the user who saved it.
 */
export type TourVersion = {
  record: TourRecord;
  stopIds: string[];
  parts?: Uint8Array[];
  /** The hashes of the files that this revision uses (see `media_uses.ts`). */
  media?: Uint8Array;
  savedBy: string;
  /**
   * Whether visitors may see it where archives are reviewed: somebody approved it, or visitors saw
   * the same before.
   */
  isApproved?: boolean;
};

/** Fields that a save sets itself. */
type ServerFields = Ownership & Pick<Tour, "id" | "code" | "revision" | "createdAt" | "updatedAt">;

/** The bytes of a stop's code as JSON, which are not the author's and count for no limit. */
const CODE_BYTES = jsonBytes({ code: "0".repeat(CODE_LENGTH) }) - 1;

/**
 * Makes the record, the stop ids, the parts, the list of files and the public form of a tour.
 *
 * @throws {Problem} 413 when there are more than 2,000 files, or more than 4,000,000 bytes of stops
 * (700,000 when compressed), of the lists of their ids and files and, counted twice, of the access
 * note, the content warning, the words about the picture, the catalogue record, the route line and
 * the old maps.
 */
export function composeTour(
  { audioStops, ...input }: Omit<TourInput, "audioStops"> & { audioStops: Stop[] },
  fields: ServerFields,
) {
  // The start of a form may be its default: without a stop on the map it is the place of nothing.
  const { latitude: _, longitude: __, ...unplaced } = input;
  const record: TourRecord = {
    ...audioStops.some(hasPlace) ? input : unplaced,
    ...fields,
    stopCount: audioStops.length,
    schemaVersion: SCHEMA_VERSION,
  };
  const stopIds = audioStops.map(({ id }) => id);
  // These are in the record and in its revision.
  const { accessNote, contentWarning, imageAlt, imageCredit, routeLine, record: catalogued } =
    input;
  const { imageUrl, oldMaps } = input;
  const twice = jsonBytes([accessNote, contentWarning, imageAlt, imageCredit].join("")) +
    (routeLine ? jsonBytes(routeLine) : 0) + (catalogued ? jsonBytes(catalogued) : 0) +
    (oldMaps ? jsonBytes(oldMaps) : 0);
  const media = allMediaUsesOf({ imageUrl, oldMaps, audioStops }, "The archive");
  const besides = jsonBytes(stopIds) + media.length + 2 * twice -
    audioStops.filter(({ code }) => code).length * CODE_BYTES;
  const parts = toParts(audioStops, "The stops of this archive are", besides);
  return {
    record,
    stopIds,
    parts,
    media,
    tour: toTour(record, audioStops),
  };
}

/** The fields of a record for lists: all but route line, old maps, owner and schema version. */
export function toSummary(
  { userId: _, schemaVersion: __, routeLine: ___, oldMaps: ____, ...summary }: TourRecord,
): TourSummary {
  return { ...summary, visibility: visibilityOf(summary) };
}

/** The whole tour of a record and its stops. */
export function toTour(record: TourRecord, audioStops: Stop[]): Tour {
  const { routeLine, oldMaps } = record;
  return {
    ...toSummary(record),
    ...(routeLine ? { routeLine } : {}),
    ...(oldMaps ? { oldMaps } : {}),
    audioStops,
  };
}

/** A tour in its owner's lists. */
export function toOwnCard(summary: TourSummary): OwnTourCard {
  const { accessNote: _, contentWarning: __, record: ___, imageAlt: ____, ...rest } = summary;
  const { imageCredit: _____, code: ______, language, ...tour } = rest;
  return { ...tour, ...(language ? { language } : {}), description: excerpt(tour.description) };
}

/** A public tour in lists. */
export function toCard(summary: TourSummary): TourCard {
  const { visibility: _, ...card } = toOwnCard(summary);
  return card;
}

/**
 * The stops of a form with their ids. Stops without an id, and those whose id an earlier stop of
 * the tour has, get a new one.
 *
 * @throws {Problem} 413 when there are more than 500 stops.
 */
export function withIds(stops: StopInput[]): Stop[] {
  if (stops.length > MAX_STOPS) {
    throw new Problem(
      413,
      `The archive has ${stops.length} stops. The limit is ${MAX_STOPS}. Split it in two.`,
    );
  }
  const taken = new Set<string>();
  return stops.map((stop) => {
    const id = stop.id !== undefined && !taken.has(stop.id) ? stop.id : newId();
    taken.add(id);
    return { ...stop, id };
  });
}
