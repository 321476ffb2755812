/** Tours ("archives"): the author's input, the stored form, and the views for others. */
import { z } from "../zod.ts";
import { byName } from "./fields/field.ts";
import type { Agreeing, StoredOf } from "./fields/stored.ts";
import {
  KEPT_NAMES,
  type KeptName,
  type SummaryName,
  TOUR_FIELDS,
  TOUR_TYPES,
  type TourOnlyName,
} from "./fields/table.ts";
import { Latitude, Longitude, type Position } from "./position.ts";
import type { ShortCode } from "./short_code.ts";
import { type Stop, StopInput } from "./stop.ts";
import { RecordUpdate } from "../record/record.ts";
import { OldMaps } from "../media/old_map.ts";
import { TourThings } from "../media/things.ts";
import type { CoverName } from "../media/with_things.ts";
import { RouteLine } from "./route_line.ts";
import { optional, requiredLine, requiredText, text } from "../text/text.ts";
import { WORDS } from "./fields/words.ts";
import { texts } from "../../texts/texts.ts";
import { VISIBILITIES } from "./visibility.ts";

const t = texts("rules");
const f = texts("fields");

/** Free Discovery is called 'discovery' in older files. */
export const TourType = z.preprocess(
  (value) => value === "discovery" ? "unordered" : value,
  z.enum(TOUR_TYPES, { error: () => t("tourType") }),
);
export type TourType = z.infer<typeof TourType>;

/** Who may see a tour; see visibility.ts. */
export const TourVisibility = z.enum(VISIBILITIES, { error: () => t("visibility") });

/** Longest title, in UTF-16 units. */
export const MAX_TITLE = TOUR_FIELDS.title.longest;

const NO_STOPS = { error: () => t("noStops") };

/** The stops of a form as the check of its start reads them. */
const StopsOfForm = z.object({ audioStops: z.array(z.object({ place: z.unknown().optional() })) });

/** A form with a stop on the map needs a start: `schema` has the fields of `TourInput`. */
export function withStart<T extends z.ZodType>(schema: T): T {
  return needed(needed(schema, "latitude"), "longitude");
}

const needed = <T extends z.ZodType>(schema: T, field: "latitude" | "longitude"): T =>
  schema.refine((form) => {
    const { data } = StopsOfForm.safeParse(form);
    const isOnMap = data?.audioStops.some(({ place }) => place === undefined);
    return !isOnMap || (form as Partial<Position>)[field] !== undefined;
  }, {
    path: [field],
    error: () => t("mustBeNumber", { label: t(field) }),
    // Beside the other problems of a form, not after them.
    when: () => true,
  });

/**
 * The tour form, as the browser checks it and the server accepts it. A tour without a stop on the
 * map has no start: no `latitude`, and no `longitude`.
 */
export const TourInput = withStart(z.strictObject({
  title: requiredLine(() => f("title"), MAX_TITLE),
  description: requiredText(() => f("description"), TOUR_FIELDS.description.longest),
  duration: requiredText(() => f("duration"), TOUR_FIELDS.duration.longest),
  creatorName: optional(text(() => f("creatorName"), TOUR_FIELDS.creatorName.longest)),
  // For visitors who need step-free access: steps, surfaces, ways around.
  accessNote: optional(text(() => f("accessibility"), TOUR_FIELDS.accessNote.longest)),
  ...WORDS,
  things: optional(TourThings),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  tourType: TourType.default("ordered"),
  visibility: TourVisibility.default("public"),
  routeLine: optional(RouteLine),
  oldMaps: optional(OldMaps),
  audioStops: z.array(StopInput, NO_STOPS).min(1, NO_STOPS),
}));
export type TourInput = z.infer<typeof TourInput>;

type _Table = Agreeing<
  // Those of a form that is not finished may have gaps.
  Omit<StoredOf<typeof TOUR_FIELDS>, "oldMaps">,
  Omit<TourInput, CoverName | "audioStops" | "oldMaps">
>;

/** An optional text of an edit: null or "" removes the stored text, undefined keeps it. */
const removable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === "" ? null : value, schema.nullish());

/** The fields that an update keeps where it leaves them out. */
const kept = byName(
  KEPT_NAMES,
  (name): z.ZodType => removable<z.ZodType>(TourInput.shape[name]).optional(),
) as { [N in KeptName]: z.ZodOptional<z.ZodType<NonNullable<TourInput[N]> | null>> };

/**
 * The form of an existing tour. Where it leaves out the visibility or a field that the table says
 * is kept, the stored value stays; null or "" removes all of these but the visibility.
 */
export const TourUpdate = withStart(z.strictObject({
  ...TourInput.shape,
  ...kept,
  record: RecordUpdate,
  visibility: TourVisibility.optional(),
}));
export type TourUpdate = z.infer<typeof TourUpdate>;

/** A tour without its stops, its route line and its old maps. Times are ISO 8601 in UTC. */
export type TourSummary = Omit<TourInput, "audioStops" | TourOnlyName> & {
  id: string;
  /** Its short code; missing in revisions that were saved before there were codes. */
  code?: ShortCode;
  stopCount: number;
  /** Counts the saved versions from 1; a save names the version that it started from. */
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/**
 * A public tour in lists: its summary without code, access note, content warning, catalogue record
 * and picture texts, with the beginning of its description (see `excerpt`).
 */
export type TourCard = Omit<TourSummary, SummaryName | "code" | "visibility">;

/** A public tour that has a place on the map. */
export type PlacedCard = TourCard & Position;

/** A tour in its owner's lists. */
export type OwnTourCard = TourCard & Pick<TourSummary, "visibility">;

/**
 * A whole tour, for those who may see it. `translation`: its words are in another language than it
 * was written in (`of`), as far as they are translated; a draft is not shown to visitors. `titles`
 * are the original ones of what has another title, by the ids of stops; that of "" is the tour's.
 * Players have none.
 * `languages`, on pages: its own first, and those of its translations, if there are any.
 */
export type Tour = TourSummary & Pick<TourInput, TourOnlyName> & {
  audioStops: Stop[];
  translation?: {
    language: string;
    of: string;
    revision: number;
    titles?: Record<string, string>;
    isDraft?: true;
  };
  languages?: string[];
};

/**
 * A tour after a save. `mergedWith` are the names of the others whose changes since the save began
 * were put together with it; missing when nobody saved in between.
 */
export type SavedTour = Tour & { mergedWith?: string[] };

/** Who owns a tour: known to the server only. */
export type Ownership = { userId: string };
