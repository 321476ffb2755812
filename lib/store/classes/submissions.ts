/** Submissions: handed out or proposed, saved, handed in, returned. */
import type { ClassMember, Pupil } from "../../model/class/member.ts";
import { MAX_SUBMISSIONS } from "../../model/class/class_limits.ts";
import type { Submission, SubmissionCard, SubmissionStop } from "../../model/class/submission.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { setParts } from "../kv/parts.ts";
import { keepMedia, setMediaUses } from "../media/media_uses.ts";
import { noteClassFiles } from "../media/class_files.ts";
import {
  ClassMedia,
  type ClassRecord,
  ClassWords,
  type SubmissionRecord,
  Submissions,
} from "../records/classes.ts";
import { mediaUsesOf } from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The text for a submission that is missing, or not for this pupil. */
export const noSubmission = (): string => t("noSuchStory");

/** The submissions of a class, the oldest first. */
export async function listSubmissions(kv: Deno.Kv, classId: string): Promise<SubmissionRecord[]> {
  const selector = { prefix: Submissions.prefix(classId) };
  const entries = await Array.fromAsync(
    kv.list<SubmissionRecord>(selector, { batchSize: MAX_SUBMISSIONS }),
  );
  return entries.map(({ value }) => value);
}

/** A submission in lists. It names the pupils who are in the class. */
export function toCard(
  { stop, base: _, memberIds, ...record }: SubmissionRecord,
  members: readonly Pick<ClassMember, "id">[],
): SubmissionCard {
  return {
    ...record,
    memberIds: memberIds.filter((id) => members.some((member) => member.id === id)),
    hasRecording: Boolean(stop.audioUrl),
    hasPicture: Boolean(stop.things?.length),
    hasPlace: stop.place !== undefined || stop.latitude !== undefined,
  };
}

/** A whole submission. */
export const toSubmission = (
  record: SubmissionRecord,
  members: readonly Pick<ClassMember, "id">[],
): Submission => ({ ...toCard(record, members), stop: record.stop });

/** Whether a pupil works on a submission. */
export const isOf = ({ memberIds }: SubmissionRecord, { memberId }: Pupil): boolean =>
  memberIds.includes(memberId);

/**
 * Whether a pupil sees a submission: an own one, a story that was taken, and with `mayHearOthers`
 * one that is handed in.
 */
export const maySeeSubmission = (
  record: SubmissionRecord,
  pupil: Pupil,
  { mayHearOthers }: Pick<ClassRecord, "mayHearOthers">,
): boolean =>
  isOf(record, pupil) ||
  record.language === undefined &&
    (record.state === "taken" || record.state === "handed-in" && mayHearOthers);

/** A submission, or null. */
export async function getSubmission(
  kv: Deno.Kv,
  classId: string,
  id: string,
): Promise<SubmissionRecord | null> {
  return (await Submissions.get(kv, classId, id)).value;
}

/** The submission with this id. Throws a Problem 404 if it does not exist. */
export async function findSubmission(
  kv: Deno.Kv,
  classId: string,
  id: string,
): Promise<SubmissionRecord> {
  const record = await getSubmission(kv, classId, id);
  if (record === null) throw new Problem(404, noSubmission());
  return record;
}

/** @throws {Problem} 413 when the class has the most submissions (some more, when sent at once). */
export async function checkSubmissionRoom(kv: Deno.Kv, classId: string): Promise<void> {
  const options = { limit: MAX_SUBMISSIONS, batchSize: MAX_SUBMISSIONS };
  const entries = await Array.fromAsync(Submissions.list(kv, [classId], options));
  if (entries.length < MAX_SUBMISSIONS) return;
  throw new Problem(413, t("classStoriesWhichLimit", { maxSubmissions: MAX_SUBMISSIONS }));
}

/** Adds to `operation` a submission as it is now, with the files that it uses. */
export async function setSubmission(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  classId: string,
  record: SubmissionRecord,
): Promise<void> {
  const uses = mediaUsesOf(record.stop);
  await noteClassFiles(kv, classId, uses);
  await keepMedia(kv, uses);
  setMediaUses(operation, ClassMedia.key(classId, record.id), uses);
  operation.set(Submissions.key(classId, record.id), record);
}

/** Adds to `operation` that a submission goes. */
export function deleteSubmission(
  operation: Deno.AtomicOperation,
  classId: string,
  id: string,
): void {
  operation.delete(Submissions.key(classId, id)).delete(ClassMedia.key(classId, id));
  setParts(operation, ClassWords.prefix(classId, id), []);
}

/** A change of a submission. */
export type Change = {
  /** The revision that the change began from; missing for a change of any revision. */
  revision?: number;
  /**
   * The submission after the change; null if it is so already. Throws a Problem where the state
   * does not allow the change.
   */
  after: (before: SubmissionRecord) => Partial<SubmissionRecord> | null;
  now: Date;
};

/** A submission has another revision, or is in another state, than a change needs. */
export class SubmissionConflict extends Problem {
  constructor(detail: string, readonly current: SubmissionRecord) {
    super(409, detail);
  }
}

/**
 * Changes a submission in a step that `begin` begins for what was read, and returns it. A change
 * that is there already changes nothing, at any revision: the answer may have been lost.
 *
 * @throws {SubmissionConflict} when it has another revision.
 * @throws {Problem} 404 without it; 503 when too many write at once; and as `begin` and `after` do.
 */
export function changeSubmission(
  kv: Deno.Kv,
  { classId, id }: { classId: string; id: string },
  begin: (before: SubmissionRecord) => Promise<{ operation: Deno.AtomicOperation }>,
  { revision, after, now }: Change,
): Promise<SubmissionRecord> {
  return mutate(async () => {
    const entry = await Submissions.get(kv, classId, id);
    const before = entry.value;
    if (before === null) throw new Problem(404, noSubmission());
    const { operation } = await begin(before);
    operation.check(entry);
    const changed = after(before);
    if (changed === null) return { result: before };
    if (revision !== undefined && before.revision !== revision) {
      throw new SubmissionConflict(
        t("storyChangedElsewhere"),
        before,
      );
    }
    const result: SubmissionRecord = {
      ...before,
      ...changed,
      changedAt: now.toISOString(),
      revision: before.revision + 1,
    };
    await setSubmission(kv, operation, classId, result);
    return { operation, result };
  });
}

/** Whether two stops have the same fields. */
export const isSameStop = (a: SubmissionStop, b: SubmissionStop): boolean =>
  canonical(a) === canonical(b);

const canonical = (stop: SubmissionStop) =>
  JSON.stringify(Object.entries(stop).filter(([, value]) => value !== undefined).sort());
