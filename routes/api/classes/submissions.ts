/**
 * `/api/tours/:id/classes/:classId/submissions`: the stories of a class, for those who may change
 * its archive.
 *
 * - `POST …/submissions {title, stopId?, memberIds}` hands out a new story, or a stop of the
 *   archive: 201 and the `Submission`. An `Idempotency-Key` is taken.
 * - `GET …/:submissionId` answers the `Submission`; `DELETE` removes it: 204.
 * - `PUT …/:submissionId/members {memberIds}` gives it to other pupils, and answers it.
 * - `POST …/:submissionId/return {comment, revision}` returns one that is handed in to its pupils,
 *   and answers it.
 * - `POST …/:submissionId/take {revision, stop?, insteadOf?}` makes it a stop of the archive, and
 *   answers `{tourId, stopId}`; a repeated request takes it once. 400 names what the stop lacks. Of
 *   several stories for one stop one is in the archive: `insteadOf` names the one that goes out of
 *   it, and is handed in again; 409 without it.
 *
 * Where the submission has another revision or state, the answer is a problem 409 with the stored
 * one in `current`.
 */
import { HandOut, Return, SubmissionMembers, Take } from "../../../lib/model/class/submission.ts";
import { NO_SUBMISSION } from "../../../lib/store/classes/submissions.ts";
import { takeSubmission } from "../../../lib/store/classes/taking.ts";
import * as store from "../../../lib/store/classes/teaching.ts";
import type { Ctx } from "../../context.ts";
import { refuseOwnApi } from "../../own_addresses.ts";
import { parseJson } from "../../parse.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { classActOf, pathId, withCurrent } from "./act.ts";

/** Hands a story out. */
export async function handOut(c: Ctx) {
  const act = await classActOf(c);
  const given = await parseJson(c, HandOut);
  const { kv } = c.var.parts;
  const idempotent = idempotentRequestOf(c, act.by.id, given);
  const id = await store.handOut(kv, given, { ...act, idempotent });
  return c.json(await store.readSubmission(kv, { ...act, id }), 201);
}

/** One submission. */
export async function read(c: Ctx) {
  return c.json(await store.readSubmission(c.var.parts.kv, await submissionActOf(c)));
}

/** Removes a submission. */
export async function remove(c: Ctx) {
  await store.removeSubmission(c.var.parts.kv, await submissionActOf(c));
  return c.body(null, 204);
}

/** Gives a submission to other pupils. */
export async function setMembers(c: Ctx) {
  const act = await submissionActOf(c);
  const { memberIds } = await parseJson(c, SubmissionMembers);
  const { kv } = c.var.parts;
  await store.setMembers(kv, memberIds, act);
  return c.json(await store.readSubmission(kv, act));
}

/** Returns a submission to its pupils. */
export async function giveBack(c: Ctx) {
  const act = await submissionActOf(c);
  const given = await parseJson(c, Return);
  const { kv } = c.var.parts;
  const read = () => store.readSubmission(kv, act);
  return await withCurrent(async () => {
    await store.returnSubmission(kv, given, act);
    return c.json(await read());
  }, read);
}

/** Makes a submission a stop of the archive. */
export async function take(c: Ctx) {
  const act = await submissionActOf(c);
  const given = await parseJson(c, Take);
  const { stop } = given;
  if (stop) refuseOwnApi(c, { audioStops: [stop] });
  const { kv, config: { media: { quota } } } = c.var.parts;
  return await withCurrent(
    async () => c.json(await takeSubmission(kv, given, { ...act, quota })),
    () => store.readSubmission(kv, act),
  );
}

async function submissionActOf(c: Ctx): Promise<store.SubmissionAct> {
  return { ...await classActOf(c), id: pathId(c, "submissionId", NO_SUBMISSION) };
}
