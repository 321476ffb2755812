/** Progress in tours: one record for each user and tour. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { Collection } from "../kv/collection.ts";
import { Count, Positive, Time } from "../kv/fields.ts";
import { tourTraces } from "./tours.ts";

export const ProgressRecord = z.object({
  id: Id,
  tourId: Id,
  currentStopId: z.string(),
  /** The index of the current stop when it was set: used once the author has removed that stop. */
  currentStopIndex: Count,
  /** In no particular order; includes stops that the author has removed and may restore. */
  completedStopIds: z.array(z.string()),
  createdAt: Time,
  updatedAt: Time,
  schemaVersion: Positive,
});
export type ProgressRecord = z.infer<typeof ProgressRecord>;

/** Where a record is. */
const ProgressPointer = z.object({ userId: Id, tourId: Id });

/** The key of a record, by its id. */
export const ProgressById = new Collection("progress_by_id", [Id], ProgressPointer, {
  kind: "index",
});

/** Who has begun a tour; the value is the record's id. */
export const ProgressByTour = new Collection("progress_by_tour", [Id, Id], Id, { kind: "index" });

/** The progress of a user. */
export const ProgressRecords = new Collection("progress", [Id, Id], ProgressRecord, {
  within: {
    keys: ({ tourId }, _, id) => tourId === id ? tourTraces(id) : [],
    what: "progress in a tour that is not there",
  },
  indexes: [{
    of: ProgressById,
    from: ({ id, tourId }, userId) => [[ProgressById.key(id), { userId, tourId }]],
    what: "the way from an id to its progress",
    back: (_, pointer) => Object.values(ProgressPointer.parse(pointer)),
    lost: "a way to missing progress",
  }, {
    of: ProgressByTour,
    from: ({ id, tourId }, userId) => [[ProgressByTour.key(tourId, userId), id]],
    what: "the way from a tour to somebody's progress",
    back: ([tourId, userId]) => [userId, tourId],
    lost: "a way to missing progress",
  }],
  ofUser: {},
});

/** The id of a user's one active tour; missing without one. */
export const ActiveTours = new Collection("progress_active", [Id], Id, {
  within: {
    keys: (tourId, userId) => [ProgressRecords.key(userId, tourId)],
    what: "somebody is on a tour without progress in it",
  },
  ofUser: {},
});
