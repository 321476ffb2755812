/** What a teacher does with submissions: hands out, gives to others, returns, removes. */
import { PUPIL_NAMES } from "../../model/tour/fields/table.ts";
import type { z } from "zod";
import { lastTaken } from "../../model/class/same_stop.ts";
import {
  type HandOut,
  type Return,
  type Submission,
  type SubmissionStop,
} from "../../model/class/submission.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { Problem } from "../../model/web/problem.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import { getTour } from "../tours/tours.ts";
import { requireOther, requireRoom } from "../words/change_words.ts";
import { beginClassStep, type ClassAct, findClass, requireOpen } from "./class_step.ts";
import { listMembers, noMember } from "./members.ts";
import {
  changeSubmission,
  checkSubmissionRoom,
  deleteSubmission,
  findSubmission,
  getSubmission,
  listSubmissions,
  noSubmission,
  setSubmission,
  SubmissionConflict,
  toSubmission,
} from "./submissions.ts";
import { type SubmissionRecord, Submissions } from "../records/classes.ts";
import { TourWords } from "../records/words.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The fields of a stop that pupils write. */
export const pupilFieldsOf = (stop: Stop): SubmissionStop =>
  Object.fromEntries(
    PUPIL_NAMES.flatMap((field) => {
      const value = (stop as SubmissionStop)[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/**
 * Hands out a new story, a stop of the archive with its present content, or a stop to be
 * translated. Returns its id. With `idempotent`, a request that was sent twice hands out one.
 *
 * @throws {Problem} 404 for a pupil or a stop that is not there; 400 for a translation into the
 * language of the archive, or of no stop; 409 where that language is not known; 410 when the class
 * is over; 413 beyond 500 submissions, or the limit of languages; 503 when too many write at once;
 * and as `beginClassStep` does.
 */
export async function handOut(
  kv: Deno.Kv,
  { title, stopId, language, memberIds }: z.infer<typeof HandOut>,
  { idempotent, ...act }: ClassAct & { idempotent?: IdempotentRequest },
): Promise<string> {
  const { classId, now } = act;
  const id = newId(now);
  const isThere = async (made: string) => await getSubmission(kv, classId, made) !== null;
  return await createIdempotently(kv, idempotent, now, async () => {
    const { operation, tour, record } = await beginClassStep(kv, act);
    requireOpen(record, now);
    await checkSubmissionRoom(kv, classId);
    await requireMembers(kv, classId, memberIds);
    const base = stopId === undefined ? undefined : await readStop(kv, act.tourId, stopId);
    if (language !== undefined) {
      if (!base) throw new Problem(400, t("translateAStop"));
      requireOther(tour, language);
      const { value: known } = await TourWords.get(kv, act.tourId, language);
      if (known === null) await requireRoom(kv, act.tourId);
    }
    const submission: SubmissionRecord = {
      id,
      memberIds,
      state: "working",
      ...language !== undefined
        ? { stopId, language, stop: { title } }
        : base
        ? { stopId, base, ...await followed(kv, classId, stopId), stop: base }
        : { stop: { title } },
      title,
      changedAt: now.toISOString(),
      revision: 1,
    };
    await setSubmission(kv, operation, classId, submission);
    return { operation, result: id };
  }, isThere);
}

/** The story that the archive has at a stop: pupils who get the stop continue this story. */
async function followed(
  kv: Deno.Kv,
  classId: string,
  stopId: string | undefined,
): Promise<Pick<SubmissionRecord, "follows">> {
  const taken = (await listSubmissions(kv, classId)).filter((one) =>
    one.stopId === stopId && one.language === undefined
  );
  const last = lastTaken(taken);
  return last ? { follows: last.id } : {};
}

async function readStop(kv: Deno.Kv, tourId: string, stopId: string): Promise<SubmissionStop> {
  const found = await getTour(kv, tourId);
  const stop = found?.tour.audioStops.find(({ id }) => id === stopId);
  if (!stop) throw new Problem(404, t("archiveNoSuchStop"));
  return pupilFieldsOf(stop);
}

/** @throws {Problem} 404 when one of these is not in the class. */
export async function requireMembers(
  kv: Deno.Kv,
  classId: string,
  memberIds: readonly string[],
): Promise<void> {
  const members = await listMembers(kv, classId);
  if (!memberIds.every((id) => members.some((one) => one.id === id))) {
    throw new Problem(404, noMember());
  }
}

/** A submission of a class. */
export type SubmissionAct = ClassAct & { id: string };

const beginOf = (kv: Deno.Kv, act: ClassAct) => () => beginClassStep(kv, act);

/**
 * A whole submission of a class of an archive.
 *
 * @throws {Problem} 404 without it.
 */
export async function readSubmission(
  kv: Deno.Kv,
  { id, ...act }: Pick<SubmissionAct, "tourId" | "classId" | "id">,
): Promise<Submission> {
  const { id: classId } = await findClass(kv, act);
  const record = await findSubmission(kv, classId, id);
  return toSubmission(record, await listMembers(kv, classId));
}

/**
 * Gives a submission to other pupils; what they write goes on from the same revision.
 *
 * @throws {Problem} 404 without it, or for a pupil who is not in the class; 503 when too many write
 * at once; and as `beginClassStep` does.
 */
export async function setMembers(
  kv: Deno.Kv,
  memberIds: string[],
  { id, ...act }: SubmissionAct,
): Promise<void> {
  await mutate(async () => {
    const { operation } = await beginClassStep(kv, act);
    const entry = await Submissions.get(kv, act.classId, id);
    if (entry.value === null) throw new Problem(404, noSubmission());
    await requireMembers(kv, act.classId, memberIds);
    operation.check(entry).set(entry.key, { ...entry.value, memberIds });
    return { operation, result: undefined };
  });
}

/**
 * Returns a submission that was handed in to its pupils.
 *
 * @throws {SubmissionConflict} when it has another revision, or is not handed in.
 * @throws {Problem} 404 without it; 503 when too many write at once; and as `beginClassStep` does.
 */
export async function returnSubmission(
  kv: Deno.Kv,
  { comment, revision }: z.infer<typeof Return>,
  { id, ...act }: SubmissionAct,
): Promise<void> {
  await changeSubmission(kv, { classId: act.classId, id }, beginOf(kv, act), {
    revision,
    now: act.now,
    after(before) {
      if (before.state === "returned" && before.comment === comment) return null;
      requireHandedIn(before);
      return { state: "returned", comment };
    },
  });
}

/** @throws {SubmissionConflict} when a submission is not handed in. */
export function requireHandedIn(record: SubmissionRecord): void {
  if (record.state === "handed-in") return;
  throw new SubmissionConflict(
    record.state === "taken" ? t("storyInArchive") : t("storyBeingWorkedOn"),
    record,
  );
}

/** @throws {SubmissionConflict} when a submission is not handed in, or has another revision. */
export function requireTakeable(submission: SubmissionRecord, revision: number): void {
  requireHandedIn(submission);
  if (submission.revision === revision) return;
  throw new SubmissionConflict(
    t("storyChangedTake"),
    submission,
  );
}

/**
 * Removes a submission; a story that was taken stays in the archive. No effect for an unknown id.
 *
 * @throws {Problem} 503 when too many write at once; and as `beginClassStep` does.
 */
export async function removeSubmission(
  kv: Deno.Kv,
  { id, ...act }: SubmissionAct,
): Promise<void> {
  await mutate(async () => {
    const { operation } = await beginClassStep(kv, act);
    deleteSubmission(operation, act.classId, id);
    return { operation, result: undefined };
  });
}
