/** What pupils write. */
import { MAX_PHOTOS } from "../../model/class/class_limits.ts";
import { filesOf } from "../../model/media/files_of.ts";
import type { z } from "zod";
import type { Pupil } from "../../model/class/member.ts";
import {
  type Proposal,
  type SubmissionSave,
  type SubmissionStop,
  titleOf,
} from "../../model/class/submission.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import { wholeOf } from "../../model/media/part_address.ts";
import { uploadIdOf } from "../../model/media/upload_address.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { isOver } from "./class_record.ts";
import { noClass } from "./pupil_view.ts";
import {
  type Change,
  changeSubmission,
  checkSubmissionRoom,
  getSubmission,
  isOf,
  isSameStop,
  noSubmission,
  setSubmission,
  SubmissionConflict,
} from "./submissions.ts";
import { requireMembers } from "./teaching.ts";
import {
  Classes,
  ClassMembers,
  type ClassRecord,
  type SubmissionRecord,
  Submissions,
} from "../records/classes.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Who writes, and when. */
type PupilStep = { pupil: Pupil; now: Date };

/** A pupil's step, with a function that tells whether a file is the pupil's own. */
type PupilAct = PupilStep & { mayName: (hash: string) => Promise<boolean> };

/** A step of a pupil, which fails when the class ends or the pupil goes meanwhile. */
async function beginPupilStep(kv: Deno.Kv, { pupil, now }: PupilStep) {
  const [entry, member] = await kv.getMany<[ClassRecord, unknown]>([
    Classes.key(pupil.classId),
    ClassMembers.key(pupil.classId, pupil.memberId),
  ]);
  if (entry.value === null || isOver(entry.value, now) || member.value === null) {
    throw new Problem(401, noClass());
  }
  return { operation: kv.atomic().check(entry).check(member), record: entry.value };
}

/**
 * Stores a story that a pupil begins, with an id of the device: a repeated request makes one.
 *
 * @throws {Problem} 403 when the class takes no stories that pupils begin; 409 when the id is that
 * of another story; 404 for a classmate who is not in the class; 400 for a file of somebody else;
 * 413 beyond 500; 401 when the class has ended; 503 when too many write at once.
 */
export function propose(
  kv: Deno.Kv,
  { id, stop, memberIds = [] }: z.infer<typeof Proposal>,
  act: PupilAct,
): Promise<void> {
  const { pupil, now } = act;
  const { classId } = pupil;
  return mutate(async () => {
    const { operation, record } = await beginPupilStep(kv, act);
    const present = await Submissions.get(kv, classId, id);
    const all = [...new Set([pupil.memberId, ...memberIds])];
    if (present.value !== null) {
      if (isOf(present.value, pupil)) return { result: undefined };
      throw new Problem(409, t("anotherStoryIdSend"));
    }
    if (!record.mayPropose) {
      throw new Problem(403, t("classTeacherHandsStories"));
    }
    await checkSubmissionRoom(kv, classId);
    await requireMembers(kv, classId, all);
    await requireOwnFiles(stop, {}, act);
    const submission: SubmissionRecord = {
      id,
      memberIds: all,
      state: "working",
      stop,
      title: titleOf(stop),
      changedAt: now.toISOString(),
      revision: 1,
    };
    await setSubmission(kv, operation.check(present), classId, submission);
    return { operation, result: undefined };
  });
}

/**
 * Names files that pupils may use: uploads that are under way, files of theirs, and what the
 * submission has had.
 *
 * @throws {Problem} 400 for all others.
 */
async function requireOwnFiles(
  stop: SubmissionStop,
  before: SubmissionStop,
  { mayName }: PupilAct,
): Promise<void> {
  requireFewPhotos(stop, before);
  const known = new Set(filesOf(before).map(([, address]) => address));
  for (const [path, address] of filesOf(stop)) {
    const url = address.trim();
    if (known.has(url) || uploadIdOf(url) !== undefined) continue;
    const hashes = /^\/media\/[0-9a-f]{64}\.\w+(#[\w=&/.]*)?$/.test(wholeOf(url))
      ? mediaHashesIn(url)
      : [];
    const allowed = await Promise.all(hashes.map(mayName));
    if (hashes.length > 0 && allowed.every(Boolean)) continue;
    const message = t("chooseOwnFile");
    throw new Problem(400, t("asSentence", { message }), [{ path: `stop.${path}`, message }]);
  }
}

/** @throws {Problem} 400 for more pictures than pupils may add, unless they were handed out. */
function requireFewPhotos({ things = [] }: SubmissionStop, before: SubmissionStop): void {
  const most = Math.max(MAX_PHOTOS, before.things?.length ?? 0);
  if (things.length <= most) return;
  const message = t("mostPhotos", { most: MAX_PHOTOS });
  throw new Problem(400, t("asSentence", { message }), [{ path: "stop.things", message }]);
}

/** A submission of a pupil, by id. */
type OwnAct = PupilAct & { id: string };

/** The step of a pupil on an own submission; 404 on others. */
export const beginOwn = (kv: Deno.Kv, act: PupilStep) => async (before: SubmissionRecord) => {
  if (!isOf(before, act.pupil)) throw new Problem(404, noSubmission());
  return await beginPupilStep(kv, act);
};

/**
 * Saves an own submission, and returns it.
 *
 * @throws {SubmissionConflict} when it has another revision and another text, or is handed in or
 * taken.
 * @throws {Problem} 404 for others, and for a translation; 400 for a file of somebody else; 401
 * when the class has ended; 503 when too many write at once.
 */
export async function saveSubmission(
  kv: Deno.Kv,
  { revision, stop }: z.infer<typeof SubmissionSave>,
  act: OwnAct,
): Promise<SubmissionRecord> {
  const before = await getSubmission(kv, act.pupil.classId, act.id);
  if (before && isOf(before, act.pupil)) await requireOwnFiles(stop, before.stop, act);
  return await changeOwn(kv, revision, act, (before) => {
    if (before.language !== undefined) throw new Problem(404, noSubmission());
    if (isSameStop(before.stop, stop)) return null;
    requireWorking(before);
    return { stop, title: titleOf(stop) };
  });
}

/** Changes an own submission by what `after` returns; not if that is null. */
function changeOwn(
  kv: Deno.Kv,
  revision: number,
  act: OwnAct,
  after: Change["after"],
): Promise<SubmissionRecord> {
  const at = { classId: act.pupil.classId, id: act.id };
  return changeSubmission(kv, at, beginOwn(kv, act), { revision, now: act.now, after });
}

/** @throws {SubmissionConflict} when a submission is handed in or taken. */
export function requireWorking(before: SubmissionRecord): void {
  if (before.state === "working" || before.state === "returned") return;
  throw new SubmissionConflict(
    before.state === "taken" ? t("storyTaken") : t("storyHandedIn"),
    before,
  );
}

/**
 * Hands an own submission in.
 *
 * @throws {SubmissionConflict} when it has another revision, or is taken.
 * @throws {Problem} 400 while a file is still being sent; 404 for others; 401 when the class has
 * ended; 503 when too many write at once.
 */
export function handIn(kv: Deno.Kv, revision: number, act: OwnAct): Promise<SubmissionRecord> {
  return changeOwn(kv, revision, act, (before) => {
    if (before.state === "handed-in") return null;
    requireWorking(before);
    requireArrived(before.stop);
    return { state: "handed-in" };
  });
}

/** @throws {Problem} 400 while a file of a stop is still being sent. */
function requireArrived(stop: SubmissionStop): void {
  const [path] = filesOf(stop).find(([, address]) => uploadIdOf(address) !== undefined) ?? [];
  if (path === undefined) return;
  const message = t("fileStillSent");
  throw new Problem(400, t("asSentence", { message }), [{ path: `stop.${path}`, message }]);
}

/**
 * Takes an own submission back that was handed in.
 *
 * @throws {SubmissionConflict} when it has another revision, or is taken.
 * @throws {Problem} 404 for others; 401 when the class has ended; 503 when too many write at once.
 */
export function takeBack(kv: Deno.Kv, revision: number, act: OwnAct): Promise<SubmissionRecord> {
  return changeOwn(kv, revision, act, (before) => {
    if (before.state === "working") return null;
    if (before.state === "handed-in") return { state: "working" };
    throw new SubmissionConflict(t("storyNotHandedIn"), before);
  });
}
