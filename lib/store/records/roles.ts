/** Who works on a tour besides its owner, and what reviewers have approved. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { CO_AUTHOR_ROLES } from "../../model/people/tour_role.ts";
import { Collection } from "../kv/collection.ts";
import { Positive, Time } from "../kv/fields.ts";
import { tourTraces } from "./tours.ts";

/** The role of a user in a tour; `by` is the user who gave it. A translator has a `language`. */
export const TourEditor = z.object({
  role: z.enum(CO_AUTHOR_ROLES),
  language: z.string().optional(),
  since: Time,
  by: Id,
});
export type TourEditor = z.infer<typeof TourEditor>;

/** The revision that somebody approved. It says nothing of later ones. */
export const TourApproval = z.object({ revision: Positive, at: Time });
export type TourApproval = z.infer<typeof TourApproval>;

/** `true` where a user has a role in a tour of somebody else. */
export const ToursByEditor = new Collection("tours_by_editor", [Id, Id], z.literal(true), {
  kind: "index",
  ofUser: {
    beside: (_, userId, tourId) => [
      TourEditors.key(tourId, userId),
      TourApprovals.key(tourId, userId),
    ],
  },
});

/** The people who work on a tour. */
export const TourEditors: Collection<[typeof Id, typeof Id], typeof TourEditor> = new Collection(
  "tour_editors",
  [Id, Id],
  TourEditor,
  {
    within: { keys: (_, id) => tourTraces(id), what: "a role in a tour that is not there" },
    indexes: [{
      of: ToursByEditor,
      from: (_, tourId, userId) => [[ToursByEditor.key(userId, tourId), true]],
      what: "the way from a person to a role",
      back: ([userId, tourId]) => [tourId, userId],
      lost: "the way to a role that is not there",
    }],
  },
);

/** What reviewers have approved of a tour. It goes with the role. */
export const TourApprovals = new Collection("tour_approvals", [Id, Id], TourApproval, {
  within: {
    keys: (_, tourId, userId) => [TourEditors.key(tourId, userId)],
    what: "the approval of somebody without a role",
  },
});
