/** The schemas of answers about archives. */
import { z } from "zod";
import { Id } from "../../../lib/model/id.ts";
import { Latitude, Longitude } from "../../../lib/model/tour/position.ts";
import type { SavedRevision } from "../../../lib/model/tour/revision.ts";
import type { OpenedCode } from "../../../lib/model/tour/short_code.ts";
import {
  PlacedStopInput,
  ShortCodeText,
  type Stop,
  UnplacedStopInput,
} from "../../../lib/model/tour/stop.ts";
import {
  type OwnTourCard,
  type SavedTour,
  type Tour,
  type TourCard,
  TourInput,
  TourVisibility,
} from "../../../lib/model/tour/tour.ts";
import type {
  Bounds,
  TourCluster,
  TourExtent,
  TourMap,
  TourPlace,
} from "../../../lib/model/tour/tour_map.ts";
import type { NearbyTour } from "../../../lib/store/index/nearby.ts";
import { exactly } from "./exactly.ts";

/** ISO 8601 in UTC. */
export const Time = z.iso.datetime();

export const Count = z.int().min(0);
export const RevisionNumber = z.int().min(1);

const position = { latitude: Latitude, longitude: Longitude };
const { title, duration, language, tourType } = TourInput.shape;

const summary = {
  id: Id,
  stopCount: Count,
  revision: RevisionNumber,
  createdAt: Time,
  updatedAt: Time,
};

const stopId = { id: z.string().regex(/^[\w-]{1,64}$/) };

/** The language of a recording that is played with translated words. */
const spokenIn = { spokenIn: z.string().optional() };

export const StopAnswer = exactly<Stop>()(z.discriminatedUnion("place", [
  PlacedStopInput.extend(stopId).extend(spokenIn),
  UnplacedStopInput.extend(stopId).extend(spokenIn),
]));

const tour = {
  ...TourInput.shape,
  ...summary,
  code: ShortCodeText.optional(),
  audioStops: z.array(StopAnswer),
  translation: z.strictObject({
    language: z.string(),
    of: z.string(),
    revision: RevisionNumber,
    titles: z.record(z.string(), z.string()).optional(),
    isDraft: z.literal(true).optional(),
  }).optional(),
  languages: z.array(z.string()).optional(),
};

export const TourAnswer = exactly<Tour>()(z.strictObject(tour));

export const SavedTourAnswer = exactly<SavedTour>()(
  z.strictObject({ ...tour, mergedWith: z.array(z.string()).optional() }),
);

export const CodeAnswer = exactly<OpenedCode>()(
  z.strictObject({
    code: ShortCodeText,
    tourId: Id,
    stopId: z.string().optional(),
    path: z.string(),
  }),
);

const { description, imageUrl, creatorName, latitude, longitude } = TourInput.shape;
const card = {
  title,
  description,
  imageUrl,
  duration,
  creatorName,
  language,
  latitude,
  longitude,
  tourType,
  ...summary,
};

export const Card = exactly<TourCard>()(z.strictObject(card));

export const OwnCard = exactly<OwnTourCard>()(
  z.strictObject({ ...card, visibility: TourVisibility }),
);

const distance = z.number().min(0);
export const NearbyCard = exactly<NearbyTour & { place?: string }>()(
  z.strictObject({ ...card, ...position, distance, place: z.string().optional() }),
);

export const Box = exactly<Bounds>()(
  z.strictObject({ south: Latitude, west: Longitude, north: Latitude, east: Longitude }),
);

export const Place = exactly<TourPlace>()(
  z.strictObject({
    ...position,
    id: Id,
    title,
    language,
    stopCount: Count,
    duration,
    opensIn: z.string().optional(),
  }),
);

export const Cluster = exactly<TourCluster>()(
  z.strictObject({ ...position, count: Count, bounds: Box }),
);

export const MapAnswer = exactly<TourMap>()(z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("places"), total: Count, places: z.array(Place) }),
  z.strictObject({ kind: z.literal("clusters"), total: Count, clusters: z.array(Cluster) }),
]));

export const ExtentAnswer = exactly<TourExtent>()(
  z.strictObject({ total: Count, bounds: Box.optional() }),
);

export const Saved = exactly<SavedRevision>()(
  z.strictObject({
    revision: RevisionNumber,
    savedAt: Time,
    savedBy: z.string().optional(),
    title: z.string(),
    stopCount: Count,
  }),
);

/** The answer to a change of visibility. */
export const VisibilityAnswer = z.strictObject({
  id: Id,
  visibility: TourVisibility,
  revision: RevisionNumber,
  updatedAt: Time,
});

/** Formats of other programs: the outer members only. */
export const GeoJson = z.looseObject({
  type: z.literal("FeatureCollection"),
  features: z.array(z.looseObject({ type: z.literal("Feature") })),
});

export const IiifResource = z.looseObject({
  "@context": z.union([z.string(), z.array(z.string())]),
  id: z.url(),
  type: z.enum(["Manifest", "Collection"]),
  items: z.array(z.looseObject({ id: z.string(), type: z.string() })),
});
