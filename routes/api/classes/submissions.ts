/** The stories of a class, for those who may change its archive. */
import {
  HandOut,
  Return,
  type Submission,
  SubmissionMembers,
  Take,
  type Translated,
} from "../../../lib/model/class/submission.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import type { Problem } from "../../../lib/model/web/problem.ts";
import { findClass } from "../../../lib/store/classes/class_step.ts";
import { findSubmission, SubmissionConflict } from "../../../lib/store/classes/submissions.ts";
import { takeSubmission } from "../../../lib/store/classes/taking.ts";
import * as store from "../../../lib/store/classes/teaching.ts";
import {
  asTranslation,
  readTranslation,
  type TranslationRecord,
} from "../../../lib/store/classes/translating.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { WordsRefusal } from "../../../lib/store/words/change_words.ts";
import { call, created, DONE, IDEMPOTENCY_KEY, ok } from "../../call.ts";
import {
  SubmissionAnswer,
  TakenAnswer,
  TranslatedAnswer,
} from "../../developers/answers/classes.ts";
import { refuseOwnApi } from "../../own_addresses.ts";
import { SAMPLE_ID } from "../../samples.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { toUnit } from "../languages.ts";
import { classAct } from "./classes.ts";

const ALL = "/api/tours/:id/classes/:classId/submissions";
const ONE = `${ALL}/:submissionId` as const;
const SUBMISSION = ok(SubmissionAnswer, "The submission.");
export const CHANGED = "It has another revision or state: it is in `current`.";

export const handOut = call({
  route: `POST ${ALL}`,
  access: "editor",
  summary: "Hand out a story",
  about: "With `stopId` a stop of the archive, which the pupils change; else a new story. With " +
    "`language` the texts of the stop, which the pupils translate.",
  headers: IDEMPOTENCY_KEY,
  body: HandOut,
  example: { title: "The weir", memberIds: [SAMPLE_ID] },
  answers: created(SubmissionAnswer, "The submission."),
  refusals: {
    409: "The key was used for another request.",
    410: "The class has ended.",
    413: "The class has as many submissions as it may have, or the archive as many languages.",
  },
  async handle({ kv, body, ...given }, c) {
    const act = classAct(given);
    const idempotent = idempotentRequestOf(c, act.by.id, body);
    const id = await store.handOut(kv, body, { ...act, idempotent });
    return await store.readSubmission(kv, { ...act, id });
  },
});

export const read = call({
  route: `GET ${ONE}`,
  access: "editor",
  summary: "One submission",
  answers: SUBMISSION,
  handle: ({ kv, ...given }) => store.readSubmission(kv, submissionAct(given)),
});

export const readWords = call({
  route: `GET ${ONE}/words`,
  access: "editor",
  summary: "The texts of a translation beside the original",
  answers: ok(TranslatedAnswer, "The texts of the stop, with what the pupils have written."),
  refusals: { 404: "There is no such submission, or it is a story." },
  async handle({ kv, ...given }) {
    const { tourId, classId, id } = submissionAct(given);
    await findClass(kv, { tourId, classId });
    const record = asTranslation(await findSubmission(kv, classId, id));
    return await translatedOf(kv, (await getTour(kv, tourId))!.tour, { classId, record });
  },
});

export const remove = call({
  route: `DELETE ${ONE}`,
  access: "editor",
  summary: "Remove a submission",
  about: "A stop that it became stays in the archive.",
  answers: DONE,
  handle: ({ kv, ...given }) => store.removeSubmission(kv, submissionAct(given)),
});

export const setMembers = call({
  route: `PUT ${ONE}/members`,
  access: "editor",
  summary: "Give a submission to other pupils",
  body: SubmissionMembers,
  example: { memberIds: [SAMPLE_ID] },
  answers: SUBMISSION,
  async handle({ kv, body: { memberIds }, ...given }) {
    await store.setMembers(kv, memberIds, submissionAct(given));
    return await store.readSubmission(kv, submissionAct(given));
  },
});

export const giveBack = call({
  route: `POST ${ONE}/return`,
  access: "editor",
  summary: "Return a submission with a comment",
  body: Return,
  example: { comment: "Say when that was.", revision: 3 },
  answers: SUBMISSION,
  refusals: { 409: CHANGED },
  current: ({ kv, ...given }, _, error) =>
    currentOf(error, () => store.readSubmission(kv, submissionAct(given))),
  async handle({ kv, body, ...given }) {
    await store.returnSubmission(kv, body, submissionAct(given));
    return await store.readSubmission(kv, submissionAct(given));
  },
});

export const take = call({
  route: `POST ${ONE}/take`,
  access: "editor",
  summary: "Take a submission into the archive",
  about: "It becomes a stop in a save of its own; its files pass to the archive’s owner. A " +
    "repeated request takes it once. `stop` is what the teacher changed in it, such as a " +
    "recording. Of several submissions for one stop one is in the archive: `insteadOf` names " +
    "the one that goes out of it, and is handed in again. A translation goes into the words of " +
    "its language, which visitors see once these are shown; `words` has what the teacher has " +
    "decided about texts that the archive has otherwise by now.",
  body: Take,
  example: { revision: 3 },
  answers: ok(TakenAnswer, "Where it is now."),
  refusals: {
    409: `${CHANGED} Or others have translated the same texts: \`conflicts\` has them.`,
    413: "The account of the archive’s owner, or the archive, is full.",
  },
  current: ({ kv, ...given }, _, error) =>
    error instanceof WordsRefusal
      ? Promise.resolve({ conflicts: error.conflicts })
      : currentOf(error, () => store.readSubmission(kv, submissionAct(given))),
  handle({ kv, body, ...given }, c) {
    if (body.stop) refuseOwnApi(c, { audioStops: [body.stop] });
    const { quota } = c.var.parts.config.media;
    return takeSubmission(kv, body, { ...submissionAct(given), quota });
  },
});

type SubmissionGiven = Parameters<typeof classAct>[0] & { submissionId: string };

const submissionAct = ({ submissionId: id, ...given }: SubmissionGiven): store.SubmissionAct => ({
  ...classAct(given),
  id,
});

/** A translation as pupils and teacher get it, of what they see of the archive. */
export async function translatedOf(
  kv: Deno.Kv,
  tour: Tour,
  { classId, record }: { classId: string; record: TranslationRecord },
): Promise<Translated> {
  const units = await readTranslation(kv, tour, classId, record);
  return {
    language: record.language,
    original: tour.language ?? "",
    revision: record.revision,
    units: units.map((unit) => ({
      ...toUnit(unit),
      ...unit.was !== undefined && { was: unit.was },
    })),
  };
}

/** The stored submission, for a save that came too late; other conflicts have none. */
export const currentOf = async (error: Problem, read: () => Promise<Submission>) =>
  error instanceof SubmissionConflict ? { current: await read() } : undefined;
