/** The schemas of answers about review. */
import { z } from "zod";
import { Id } from "../../../lib/model/id.ts";
import type { Archivist } from "../../../lib/model/review/archivist.ts";
import {
  HAND_IN_STATES,
  type HandedIn,
  type HandedInTour,
  type HandIn,
  type QueuedHandIn,
} from "../../../lib/model/review/hand_in.ts";
import { TourVisibility } from "../../../lib/model/tour/tour.ts";
import { exactly } from "./exactly.ts";
import {
  OwnCard,
  RevisionNumber,
  SavedTourAnswer,
  Time,
  TourAnswer,
  VisibilityAnswer,
} from "./tours.ts";

const handIn = {
  tourId: Id,
  id: Id,
  revision: RevisionNumber,
  state: z.enum(HAND_IN_STATES),
  title: z.string(),
  visibility: TourVisibility,
  handedInAt: Time,
  handedInBy: z.string().optional(),
  comment: z.string().optional(),
  decidedAt: Time.optional(),
  decidedBy: z.string().optional(),
};

export const HandInAnswer = exactly<HandIn>()(z.strictObject(handIn));

export const QueueAnswer = z.array(
  exactly<QueuedHandIn>()(
    z.strictObject({ ...handIn, owner: z.string().optional(), isFirst: z.boolean() }),
  ),
);

const HandedInAnswer = exactly<HandedIn>()(
  z.strictObject({
    id: Id,
    revision: RevisionNumber,
    visibility: TourVisibility,
    handedInAt: Time,
  }),
);

/** An archive after a save; with `handedIn` it waits for review. */
export const SavedAnswer = exactly<HandedInTour>()(
  SavedTourAnswer.extend({ handedIn: HandedInAnswer.optional() }),
);

export const NewCardAnswer = OwnCard.extend({ handedIn: HandedInAnswer.optional() });

export const VisibilityHandedIn = VisibilityAnswer.extend({ handedIn: HandedInAnswer });

export const ReviewedAnswer = z.strictObject({
  handIn: HandInAnswer,
  tour: TourAnswer,
  current: TourAnswer,
});

export const OwnHandInAnswer = z.strictObject({
  handIn: HandInAnswer.nullable(),
  tour: SavedAnswer.nullable(),
});

export const ArchivistsAnswer = z.array(
  exactly<Archivist>()(
    z.strictObject({
      userId: Id,
      name: z.string(),
      since: Time,
      accounts: z.union([z.literal("all"), z.array(z.string())]),
    }),
  ),
);
