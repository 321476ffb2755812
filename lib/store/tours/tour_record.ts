/** A stored tour, and how it is made from an author's input. */
import { z } from "zod";
import { CatalogueRecord } from "../../model/record/record.ts";
import { Id } from "../../model/id.ts";
import { excerpt } from "../../model/tour/excerpt.ts";
import { Problem } from "../../model/web/problem.ts";
import { byName, omit, pick } from "../../model/tour/fields/field.ts";
import { SUMMARY_NAMES, TOUR_ONLY_NAMES } from "../../model/tour/fields/table.ts";
import { TOUR_TYPES } from "../../model/tour/tour_type.ts";
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
  tourType: z.enum(TOUR_TYPES),
  /** Missing in tours from before visibility existed; these are public. */
  visibility: z.enum(VISIBILITIES).optional(),
  stopCount: Positive,
  revision: Positive,
  createdAt: Time,
  updatedAt: Time,
});

/** The texts that cards lack. */
const NOT_ON_CARDS = SUMMARY_NAMES.filter((name) => name !== "record");

/** The value under `["tours", id]`: all but the stops. */
export const TourRecord = z.object({
  ...StoredCard.shape,
  code: ShortCodeText.optional(),
  ...byName(NOT_ON_CARDS, () => z.string().optional()),
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
 * (700,000 when compressed), of the lists of their ids and files and, counted twice, of what cards
 * lack.
 */
export function composeTour(
  { audioStops, ...input }: Omit<TourInput, "audioStops"> & { audioStops: Stop[] },
  fields: ServerFields,
) {
  // The start of a form may be its default: without a stop on the map no start is stored.
  const { latitude: _, longitude: __, ...unplaced } = input;
  const record: TourRecord = {
    ...audioStops.some(hasPlace) ? input : unplaced,
    ...fields,
    stopCount: audioStops.length,
    schemaVersion: SCHEMA_VERSION,
  };
  const stopIds = audioStops.map(({ id }) => id);
  // These are in the record and in its revision.
  const notOnCards = [...SUMMARY_NAMES, ...TOUR_ONLY_NAMES].map((name) => input[name] ?? "");
  const texts = notOnCards.filter((value) => typeof value === "string").join("");
  const twice = notOnCards.filter((value) => typeof value !== "string")
    .reduce((sum, value) => sum + jsonBytes(value), jsonBytes(texts));
  const { imageUrl, oldMaps } = input;
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

/** The fields of a record for lists: all but the longest, the owner and the schema version. */
export const toSummary = (record: TourRecord): TourSummary => ({
  ...omit(record, ["userId", "schemaVersion", ...TOUR_ONLY_NAMES]),
  visibility: visibilityOf(record),
});

/** The whole tour of a record and its stops. */
export const toTour = (record: TourRecord, audioStops: Stop[]): Tour => ({
  ...toSummary(record),
  ...pick(record, TOUR_ONLY_NAMES.filter((name) => record[name] !== undefined)),
  audioStops,
});

/** A tour in its owner's lists. */
export function toOwnCard(summary: TourSummary): OwnTourCard {
  const { language, ...card } = omit(summary, [...SUMMARY_NAMES, "code"]);
  return { ...card, ...(language ? { language } : {}), description: excerpt(card.description) };
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
