/** A tour as it is stored, and how it is made of what an author enters. */
import { excerpt } from "../model/excerpt.ts";
import { Problem } from "../model/problem.ts";
import type { Stop, StopInput } from "../model/stop.ts";
import { MAX_STOPS } from "../model/stop_limits.ts";
import type {
  Ownership,
  OwnTourCard,
  Tour,
  TourCard,
  TourInput,
  TourSummary,
} from "../model/tour.ts";
import { type Visibility, visibilityOf } from "../model/visibility.ts";
import { mediaUsesOf } from "./media_uses.ts";
import { newId } from "./new_id.ts";
import { jsonBytes, toParts } from "./parts.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/**
 * What stands under `["tours", id]`: all but the stops, with the owner and the shape's version. A
 * record that was written before tours had a visibility has none, and is public.
 */
export type TourRecord = Omit<TourSummary, "visibility"> & Pick<Tour, "routeLine"> & Ownership & {
  visibility?: Visibility;
  schemaVersion: number;
};

/**
 * A record with the ids of its stops, the parts that hold the stops of its revision (missing where
 * they are stored already), and the user who saved it.
 */
export type TourVersion = {
  record: TourRecord;
  stopIds: string[];
  parts?: Uint8Array[];
  /** The hashes of the files that this revision uses (see `media_uses.ts`). */
  media?: Uint8Array;
  savedBy: string;
};

/** What a save decides itself, whatever is entered. */
export type ServerFields = Ownership & Pick<Tour, "id" | "revision" | "createdAt" | "updatedAt">;

/**
 * Makes the record, the stop ids, the parts, the list of files and the public form of a tour. Stops
 * without an id, and those whose id an earlier stop of the tour has, get a new one.
 *
 * @throws {Problem} 413 when there are more than 500 stops, or more than 700,000 bytes of them, of
 * the lists of their ids and files and, counted twice, of the access note, the words about the
 * picture and the route line.
 */
export function composeTour({ audioStops: entered, ...input }: TourInput, fields: ServerFields) {
  if (entered.length > MAX_STOPS) {
    throw new Problem(
      413,
      `The archive has too many stops: ${entered.length}, and ${MAX_STOPS} fit. Split it in two.`,
    );
  }
  const audioStops = withIds(entered);
  const record: TourRecord = {
    ...input,
    ...fields,
    stopCount: audioStops.length,
    schemaVersion: SCHEMA_VERSION,
  };
  const stopIds = audioStops.map(({ id }) => id);
  // These stand in the record and in its revision.
  const { accessNote, imageAlt, imageCredit, routeLine } = input;
  const twice = jsonBytes([accessNote, imageAlt, imageCredit].join("")) +
    (routeLine ? jsonBytes(routeLine) : 0);
  const media = mediaUsesOf({ imageUrl: input.imageUrl, audioStops });
  const besides = jsonBytes(stopIds) + media.length + 2 * twice;
  const parts = toParts(audioStops, "The stops of this archive are", besides);
  return {
    record,
    stopIds,
    parts,
    media,
    tour: toTour(record, audioStops),
  };
}

/** What may be seen of a record in lists: all but route line, owner and the shape's version. */
export function toSummary(
  { userId: _, schemaVersion: __, routeLine: ___, ...summary }: TourRecord,
): TourSummary {
  return { ...summary, visibility: visibilityOf(summary) };
}

/** The whole tour of a record and its stops. */
export function toTour(record: TourRecord, audioStops: Stop[]): Tour {
  const { routeLine } = record;
  return { ...toSummary(record), ...(routeLine ? { routeLine } : {}), audioStops };
}

/** What lists show to the owner of a tour. */
export function toOwnCard(summary: TourSummary): OwnTourCard {
  const { accessNote: _, imageAlt: __, imageCredit: ___, ...tour } = summary;
  return { ...tour, description: excerpt(tour.description) };
}

/** What lists show of a public tour. */
export function toCard(summary: TourSummary): TourCard {
  const { visibility: _, ...card } = toOwnCard(summary);
  return card;
}

function withIds(stops: StopInput[]): Stop[] {
  const taken = new Set<string>();
  return stops.map((stop) => {
    const id = stop.id !== undefined && !taken.has(stop.id) ? stop.id : newId();
    taken.add(id);
    return { ...stop, id };
  });
}
