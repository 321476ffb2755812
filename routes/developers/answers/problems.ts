/** The schemas of refusals: RFC 9457 problem details. */
import { z } from "zod";
import { Release } from "../../../lib/model/consent/release.ts";
import type { MergeConflict } from "../../../lib/model/tour/merge/merge_tours.ts";
import type { FieldError } from "../../../lib/model/web/problem.ts";
import { ClassAnswer, PupilSubmissionAnswer, SubmissionAnswer } from "./classes.ts";
import { DraftAnswer } from "./drafts.ts";
import { exactly } from "./exactly.ts";
import { SavedAnswer } from "./review.ts";

export const FieldErrorAnswer = exactly<FieldError>()(
  z.strictObject({ path: z.string(), message: z.string() }),
);

const problem = {
  status: z.int().min(400).max(599),
  title: z.string(),
  detail: z.string(),
  errors: z.array(FieldErrorAnswer).optional(),
};

/** `detail` is for people; `errors` names fields, as in "audioStops.2.title". */
export const ProblemAnswer = z.strictObject(problem);

/** A part that two people changed differently. */
export const MergeConflictAnswer = exactly<MergeConflict>()(z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("fields"),
    stopId: z.string().optional(),
    fields: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal("deletion"),
    stopId: z.string(),
    deletedBy: z.enum(["mine", "theirs"]),
  }),
  z.strictObject({ kind: z.literal("order") }),
]));

/** Words of a translation that somebody else has changed, as they are now. */
export const WordsConflictAnswer = z.strictObject({ key: z.string(), text: z.string() });

/**
 * A save that came too late, with the stored state, and what stands against putting them together.
 */
export const ConflictAnswer = z.strictObject({
  ...problem,
  current: z.union([
    SavedAnswer,
    DraftAnswer,
    Release,
    SubmissionAnswer,
    PupilSubmissionAnswer,
    ClassAnswer,
  ]).optional(),
  currentDraft: DraftAnswer.nullish(),
  conflicts: z.union([z.array(MergeConflictAnswer), z.array(WordsConflictAnswer)]).optional(),
});
