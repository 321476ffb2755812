/** Versions that were handed in for review, and who reviews them. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { HAND_IN_STATES } from "../../model/review/hand_in.ts";
import { VISIBILITIES } from "../../model/tour/visibility.ts";
import { Collection } from "../kv/collection.ts";
import { Positive, Time } from "../kv/fields.ts";
import { tourTraces } from "./tours.ts";

export const HandInRecord = z.object({
  /** Changes with each handing in, and sorts by time. */
  handInId: Id,
  /** Counts the versions of the tour that had content of their own. */
  count: z.int().min(0),
  revision: Positive,
  /** The revision of the tour that the version began from. */
  base: Positive,
  visibility: z.enum(VISIBILITIES),
  state: z.enum(HAND_IN_STATES),
  by: Id,
  at: Time,
  /** The archivist who approved or returned it, when, and why. */
  decidedBy: Id.optional(),
  decidedAt: Time.optional(),
  comment: z.string().optional(),
  /** The revision that an approved version became. */
  became: Positive.optional(),
});
export type HandInRecord = z.infer<typeof HandInRecord>;

/** `accounts` are the owners of the archives, by their ids; `by` is who gave the role. */
export const ArchivistRecord = z.object({
  since: Time,
  by: Id,
  accounts: z.union([z.literal("all"), z.array(Id)]),
});
export type ArchivistRecord = z.infer<typeof ArchivistRecord>;

/** The last version of a tour that was handed in. */
export const HandIns = new Collection("hand_ins", [Id], HandInRecord, {
  within: { keys: (_, id) => tourTraces(id), what: "a version of a tour that is not there" },
});

/** Those who review. */
export const Archivists = new Collection("archivists", [Id], ArchivistRecord, { ofUser: {} });
