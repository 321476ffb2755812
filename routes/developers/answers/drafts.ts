/** The schemas of answers about drafts, deleted things, links and offers. */
import { z } from "zod";
import { Id } from "../../../lib/model/id.ts";
import { type Draft, DraftInput, type DraftSummary } from "../../../lib/model/tour/draft.ts";
import type { TrashedTour } from "../../../lib/model/tour/trash.ts";
import { exactly } from "./exactly.ts";
import { OwnCard, RevisionNumber, Time } from "./tours.ts";

const summary = {
  id: Id,
  title: z.string(),
  templateUsed: z.string().optional(),
  tourId: Id.optional(),
  tourRevision: RevisionNumber.optional(),
  revision: RevisionNumber,
  formId: z.string().optional(),
  formChangedAt: Time.optional(),
  createdAt: Time,
  updatedAt: Time,
};

export const DraftSummaryAnswer = exactly<DraftSummary>()(z.strictObject(summary));

export const DraftAnswer = exactly<Draft>()(
  z.strictObject({ ...summary, draftData: DraftInput.shape.draftData }),
);

export const TrashedTourAnswer = exactly<TrashedTour>()(
  z.strictObject({ tour: OwnCard, deletedAt: Time, expiresAt: Time, isOwn: z.boolean() }),
);

/** A link that is returned only once. */
export const NewLink = z.strictObject({ path: z.string(), expiresAt: Time });

/** Whether there is a link. */
export const LinkState = z.strictObject({ expiresAt: Time.nullable() });

/** Whether an archive is offered to somebody. */
export const OfferState = z.strictObject({
  offer: z.strictObject({ email: z.string().optional(), expiresAt: Time }).nullable(),
});
