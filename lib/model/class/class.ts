/** A class: what its teacher sets, and what the API shows to teacher and pupils. */
import { z } from "../zod.ts";
import { requiredLine } from "../text/text.ts";
import { Revision } from "../tour/revision.ts";
import { type Classmate, type ClassMember, Nickname } from "./member.ts";
import type { SubmissionCard } from "./submission.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("pupil");
const rules = texts("rules");

/**
 * What a teacher sets. `endsAt` is ISO 8601 in UTC, at most a year ahead. With `mayPropose` pupils
 * begin stories of their own; with `mayHearOthers` they see what others have handed in; with
 * `showNicknames` a story that is taken names its pupils.
 */
export const ClassSettings = z.strictObject({
  title: requiredLine(() => rules("className"), 100),
  endsAt: z.iso.datetime({ error: () => t("enterEndOfClass") }),
  mayPropose: z.boolean(),
  mayHearOthers: z.boolean(),
  showNicknames: z.boolean(),
});
export type ClassSettings = z.infer<typeof ClassSettings>;

/** A change of settings; `revision` is the one that the form began from. */
export const ClassSettingsUpdate = z.strictObject({
  ...ClassSettings.shape,
  revision: Revision,
});
export type ClassSettingsUpdate = z.infer<typeof ClassSettingsUpdate>;

/** What somebody types to join: a class's code with a nickname, or a pupil's own code. */
export const JoinRequest = z.strictObject({
  code: z.string({ error: () => t("typeTheCode") }).max(60, {
    error: () => t("codeLetters"),
  }),
  nickname: Nickname.optional(),
});

/**
 * A class as its teacher's lists show it. `code` is null after its end. `goesAt` is when a class
 * that ended is removed. Times are ISO 8601.
 */
export type ClassCard = ClassSettings & {
  id: string;
  tourId: string;
  revision: number;
  code: string | null;
  openedAt: string;
  endedAt: string | null;
  goesAt: string | null;
};

/** The classes of an archive, the newest first. */
export type ClassList = { classes: ClassCard[] };

/** A whole class, as its teacher sees it. */
export type ClassState = ClassCard & { members: ClassMember[]; submissions: SubmissionCard[] };

/** What pupils see of a submission: `mine` is false for those of others. */
export type PupilSubmissionCard = SubmissionCard & { mine: boolean };

/** The class of a pupil's device. */
export type PupilClass = {
  class: Pick<ClassSettings, "title" | "endsAt" | "mayPropose" | "mayHearOthers"> & {
    id: string;
    /** Degrees; missing where no stop is on the map. */
    tour: { id: string; title: string; latitude?: number; longitude?: number };
  };
  me: Classmate;
  members: Classmate[];
  submissions: PupilSubmissionCard[];
};
