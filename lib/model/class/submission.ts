/** A submission: one story on which pupils work, until their teacher takes it. */
import { tooLong } from "../tour/fields/names.ts";
import { z } from "../zod.ts";
import { Id } from "../id.ts";
import { cutText } from "../text/unfit_text.ts";
import { LanguageTag } from "../text/language_tag.ts";
import { line, requiredLine } from "../text/text.ts";
import { Latitude, Longitude } from "../tour/position.ts";
import { Revision } from "../tour/revision.ts";
import { withoutCover } from "../media/with_things.ts";
import { thingsAt } from "../media/things.ts";
import { RADIUS } from "../tour/stop_limits.ts";
import { STOP_PLACES } from "../tour/stop_place.ts";
import { byName, type Field } from "../tour/fields/field.ts";
import { PUPIL_NAMES, type PupilName, STOP_FIELDS } from "../tour/fields/table.ts";
import type { UnfinishedStop } from "../tour/tour_form.ts";
import { ChangedWords, type WordsUnit } from "../tour/words/words.ts";
import { MemberIds } from "./member.ts";
import { MAX_COMMENT } from "./class_limits.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("pupil");
const rules = texts("rules");

/** From the first word to the archive; "returned" is for more work, with a comment. */
export const SUBMISSION_STATES = ["working", "handed-in", "returned", "taken"] as const;
export type SubmissionState = typeof SUBMISSION_STATES[number];

/** An address of the program, or of an upload that is under way; the store checks whose it is. */
const Address = line(() => rules("fileAddress"), 2000);

/** Pictures, also those whose files are on their way. */
const SubmissionThings = thingsAt(Address);

/** Any text of the field's length, also an empty one. */
const textOf = ({ kind, label, longest = 40 }: Field) =>
  kind === "picture" || kind === "sound"
    ? Address
    : z.string().max(longest, { error: () => tooLong({ label }, longest) });

const others = {
  things: SubmissionThings,
  place: z.enum(STOP_PLACES),
  latitude: Latitude,
  longitude: Longitude,
  triggerRadius: z.number().min(RADIUS.min).max(RADIUS.max),
};

const fields = byName(
  PUPIL_NAMES,
  (name): z.ZodType => name in others ? others[name as "place"] : textOf(STOP_FIELDS[name]),
) as { [N in PupilName]: z.ZodType<NonNullable<UnfinishedStop[N]>> };

/**
 * A stop with gaps: an incomplete one must be saved, too. What pupils may write are these fields
 * alone; the rest of a stop that was handed out stays as it is.
 */
export const SubmissionStop = z.preprocess(
  (stop) => typeof stop === "object" && stop !== null ? withoutCover(stop) : stop,
  z.strictObject(fields).partial(),
);
export type SubmissionStop = z.infer<typeof SubmissionStop>;

/**
 * What a teacher hands out: a new story, or the stop `stopId` of the archive to be filled; with
 * `language` the texts of this stop, to be translated.
 */
export const HandOut = z.strictObject({
  title: requiredLine(() => rules("storyTitle"), 200),
  stopId: z.string().regex(/^[\w-]{1,64}$/, { error: () => t("notAStop") }).optional(),
  language: LanguageTag.optional(),
  memberIds: MemberIds,
});
export type HandOut = z.infer<typeof HandOut>;

/** Who works on a submission from now on. */
export const SubmissionMembers = z.strictObject({ memberIds: MemberIds });

/**
 * A story that a pupil begins. The device makes the id (a ULID), so that a repeated request makes
 * one. `memberIds` are classmates who work on it as well.
 */
export const Proposal = z.strictObject({
  id: Id,
  stop: SubmissionStop,
  memberIds: MemberIds.optional(),
});
export type Proposal = z.infer<typeof Proposal>;

/** A save of a submission; `revision` is the one that the form began from. */
export const SubmissionSave = z.strictObject({
  revision: Revision,
  stop: SubmissionStop,
});
export type SubmissionSave = z.infer<typeof SubmissionSave>;

/** What pupils change in a translation, text by text. */
export const TranslationSave = z.strictObject({ words: ChangedWords });
export type TranslationSave = z.infer<typeof TranslationSave>;

/** A step of a submission that was at `revision`. */
export const SubmissionStep = z.strictObject({ revision: Revision });

/** A submission goes back to its pupils. */
export const Return = z.strictObject({
  comment: z.string({ error: () => t("sayWhatToChange") }).trim().min(1, {
    error: () => t("sayWhatToChange"),
  })
    .max(MAX_COMMENT, { error: () => t("commentTooLong", { most: MAX_COMMENT }) }),
  revision: Revision,
});

/**
 * A submission becomes a stop of the archive; `stop` has the changes of the teacher. `insteadOf` is
 * the submission that the archive has at this stop, and that this one replaces. Of a translation,
 * `words` has what the teacher has decided where the archive has another text by now (`was`).
 */
export const Take = z.strictObject({
  revision: Revision,
  stop: SubmissionStop.optional(),
  insteadOf: Id.optional(),
  words: ChangedWords.optional(),
});
export type Take = z.infer<typeof Take>;

/** Where a taken submission went. */
export type Taken = { tourId: string; stopId: string };

/**
 * What lists show of a submission. `memberIds` are the pupils who work on it; `stopId` is the stop
 * of the archive that was handed out, or that the submission became; `language` is the one that the
 * stop is translated into, missing for a story; `follows` is the submission that had become this
 * stop when it was handed out. `revision` grows with each change. `changedAt`
 * is ISO 8601. `comment` says why it was returned.
 */
export type SubmissionCard = {
  id: string;
  title: string;
  state: SubmissionState;
  memberIds: string[];
  stopId?: string;
  language?: string;
  follows?: string;
  hasRecording: boolean;
  hasPicture: boolean;
  hasPlace: boolean;
  changedAt: string;
  revision: number;
  comment?: string;
};

/** A whole submission. */
export type Submission = SubmissionCard & { stop: SubmissionStop };

/**
 * The texts of a stop beside their translation, as its pupils and their teacher read it: `was` is
 * what the archive had before the pupils changed a text, missing where they have not. `original` is
 * the language of the archive.
 */
export type Translated = {
  language: string;
  original: string;
  revision: number;
  units: (WordsUnit & { was?: string })[];
};

/** The title of a submission in lists; without one a phrase in the language of who writes. */
export const titleOf = ({ title }: SubmissionStop): string =>
  cutText((title ?? "").trim(), 200) || t("untitledStory");
