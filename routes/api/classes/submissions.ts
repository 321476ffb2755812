/** The stories of a class, for those who may change its archive. */
import {
  HandOut,
  Return,
  type Submission,
  SubmissionMembers,
  Take,
} from "../../../lib/model/class/submission.ts";
import type { Problem } from "../../../lib/model/web/problem.ts";
import { SubmissionConflict } from "../../../lib/store/classes/submissions.ts";
import { takeSubmission } from "../../../lib/store/classes/taking.ts";
import * as store from "../../../lib/store/classes/teaching.ts";
import { call, created, DONE, IDEMPOTENCY_KEY, ok } from "../../call.ts";
import { SubmissionAnswer, TakenAnswer } from "../../developers/answers/classes.ts";
import { refuseOwnApi } from "../../own_addresses.ts";
import { SAMPLE_ID } from "../../samples.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { classAct } from "./classes.ts";

const ALL = "/api/tours/:id/classes/:classId/submissions";
const ONE = `${ALL}/:submissionId` as const;
const SUBMISSION = ok(SubmissionAnswer, "The submission.");
export const CHANGED = "It has another revision or state: it is in `current`.";

export const handOut = call({
  route: `POST ${ALL}`,
  access: "editor",
  summary: "Hand out a story",
  about: "With `stopId` a stop of the archive, which the pupils change; else a new story.",
  headers: IDEMPOTENCY_KEY,
  body: HandOut,
  example: { title: "The weir", memberIds: [SAMPLE_ID] },
  answers: created(SubmissionAnswer, "The submission."),
  refusals: {
    409: "The key was used for another request.",
    410: "The class has ended.",
    413: "The class has as many submissions as it may have.",
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
    "the one that goes out of it, and is handed in again.",
  body: Take,
  example: { revision: 3 },
  answers: ok(TakenAnswer, "Where it is now."),
  refusals: {
    409: CHANGED,
    413: "The account of the archive’s owner, or the archive, is full.",
  },
  current: ({ kv, ...given }, _, error) =>
    currentOf(error, () => store.readSubmission(kv, submissionAct(given))),
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

/** The stored submission, for a save that came too late; other conflicts have none. */
export const currentOf = async (error: Problem, read: () => Promise<Submission>) =>
  error instanceof SubmissionConflict ? { current: await read() } : undefined;
