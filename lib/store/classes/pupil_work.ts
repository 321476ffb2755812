/** What pupils see of their class, and what they write. */
import type { z } from "zod";
import type { PupilClass } from "../../model/class/class.ts";
import type { Pupil } from "../../model/class/member.ts";
import {
  FILE_FIELDS,
  type Proposal,
  type Submission,
  type SubmissionSave,
  type SubmissionStop,
  titleOf,
} from "../../model/class/submission.ts";
import { recordingOf } from "../../model/consent/closed.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import { uploadIdOf } from "../../model/media/upload_address.ts";
import { Problem } from "../../model/web/problem.ts";
import type { Consents } from "../consent/consents.ts";
import { mutate } from "../kv/atomic.ts";
import { tourKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import {
  classKey,
  type ClassRecord,
  isOver,
  memberKey,
  submissionKey,
  type SubmissionRecord,
} from "./class_record.ts";
import { listMembers } from "./members.ts";
import {
  type Change,
  changeSubmission,
  checkSubmissionRoom,
  getSubmission,
  isOf,
  isSameStop,
  listSubmissions,
  maySeeSubmission,
  NO_SUBMISSION,
  setSubmission,
  SubmissionConflict,
  toCard,
} from "./submissions.ts";
import { requireMembers } from "./teaching.ts";

/** The text for a device that is in no class. */
export const NO_CLASS = "This device is in no class. Type the code again.";

/** Who writes, when, and whether a file that is named is theirs. */
type PupilAct = { pupil: Pupil; now: Date; mayName: (hash: string) => Promise<boolean> };

/**
 * The class of a pupil.
 *
 * @throws {Problem} 401 when it has ended meanwhile.
 */
export async function readPupilClass(
  kv: Deno.Kv,
  pupil: Pupil,
  consents: Consents,
): Promise<PupilClass> {
  const [{ value: record }, { value: tour }] = await kv.getMany<[ClassRecord, TourRecord]>([
    classKey(pupil.classId),
    tourKey(pupil.tourId),
  ]);
  if (record === null || tour === null) throw new Problem(401, NO_CLASS);
  const { id, title, endsAt, mayPropose, mayHearOthers } = record;
  const { latitude, longitude } = tour;
  const members = await listMembers(kv, id);
  const all = (await listSubmissions(kv, id))
    .filter((one) => maySeeSubmission(one, pupil, record));
  const closed = await closedAmong(consents, tour, all);
  const submissions = all.filter((one) => isOf(one, pupil) || !closed(one));
  return {
    class: {
      id,
      title,
      endsAt,
      mayPropose,
      mayHearOthers,
      tour: {
        id: tour.id,
        title: tour.title,
        ...latitude !== undefined && longitude !== undefined && { latitude, longitude },
      },
    },
    me: { id: pupil.memberId, nickname: pupil.nickname },
    members: members.map((one) => ({ id: one.id, nickname: one.nickname })),
    submissions: submissions.map((one) => cardFor(one, pupil, members)),
  };
}

/** Which of these submissions have a recording that is not released in the archive of the class. */
async function closedAmong(
  consents: Consents,
  { id, userId, visibility }: TourRecord,
  submissions: SubmissionRecord[],
) {
  const audioStops = submissions.map(({ stop }) => stop);
  const closed = await consents.closedIn({ id, userId, visibility, audioStops });
  return ({ stop: { audioUrl = "" } }: SubmissionRecord) => closed.has(recordingOf(audioUrl));
}

/** Others do not read what a teacher said about a submission. */
function cardFor(
  record: SubmissionRecord,
  pupil: Pupil,
  members: Parameters<typeof toCard>[1],
) {
  const { comment, ...card } = toCard(record, members);
  const mine = isOf(record, pupil);
  return { ...card, ...mine && comment !== undefined && { comment }, mine };
}

/**
 * A submission that a pupil sees: another's story only while its recording is released.
 *
 * @throws {Problem} 404 for others.
 */
export async function readForPupil(
  kv: Deno.Kv,
  pupil: Pupil,
  id: string,
  consents: Consents,
): Promise<Submission & { mine: boolean }> {
  const [{ value }, { value: tour }] = await kv.getMany<[ClassRecord, TourRecord]>([
    classKey(pupil.classId),
    tourKey(pupil.tourId),
  ]);
  const record = await getSubmission(kv, pupil.classId, id);
  const isSeen = value !== null && tour !== null && record !== null &&
    maySeeSubmission(record, pupil, value) &&
    (isOf(record, pupil) || !(await closedAmong(consents, tour, [record]))(record));
  if (!isSeen) throw new Problem(404, NO_SUBMISSION);
  const members = await listMembers(kv, pupil.classId);
  return { ...cardFor(record, pupil, members), stop: record.stop };
}

/** A step of a pupil, which fails when the class ends or the pupil goes meanwhile. */
async function beginPupilStep(kv: Deno.Kv, { pupil, now }: PupilAct) {
  const [entry, member] = await kv.getMany<[ClassRecord, unknown]>([
    classKey(pupil.classId),
    memberKey(pupil.classId, pupil.memberId),
  ]);
  if (entry.value === null || isOver(entry.value, now) || member.value === null) {
    throw new Problem(401, NO_CLASS);
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
    const present = await kv.get<SubmissionRecord>(submissionKey(classId, id));
    const all = [...new Set([pupil.memberId, ...memberIds])];
    if (present.value !== null) {
      if (isOf(present.value, pupil)) return { result: undefined };
      throw new Problem(409, "Another story has this id. Send a new one.");
    }
    if (!record.mayPropose) {
      throw new Problem(403, "In this class the teacher hands the stories out.");
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
  for (const path of FILE_FIELDS) {
    const url = stop[path]?.trim();
    if (!url || url === before[path] || uploadIdOf(url) !== undefined) continue;
    const [hash] = /^\/media\/[0-9a-f]{64}\.\w+$/.test(url) ? mediaHashesIn(url) : [];
    if (hash !== undefined && await mayName(hash)) continue;
    const message = "Record or choose a file of your own";
    throw new Problem(400, `${message}.`, [{ path: `stop.${path}`, message }]);
  }
}

/** A submission of a pupil, by id. */
type OwnAct = PupilAct & { id: string };

/** The step of a pupil on an own submission; 404 on others. */
const beginOwn = (kv: Deno.Kv, act: PupilAct) => async (before: SubmissionRecord) => {
  if (!isOf(before, act.pupil)) throw new Problem(404, NO_SUBMISSION);
  return await beginPupilStep(kv, act);
};

/**
 * Saves an own submission, and returns it.
 *
 * @throws {SubmissionConflict} when it has another revision and another text, or is handed in or
 * taken.
 * @throws {Problem} 404 for others; 400 for a file of somebody else; 401 when the class has ended;
 * 503 when too many write at once.
 */
export async function saveSubmission(
  kv: Deno.Kv,
  { revision, stop }: z.infer<typeof SubmissionSave>,
  act: OwnAct,
): Promise<SubmissionRecord> {
  const before = await getSubmission(kv, act.pupil.classId, act.id);
  if (before && isOf(before, act.pupil)) await requireOwnFiles(stop, before.stop, act);
  return await changeOwn(kv, revision, act, (before) => {
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

function requireWorking(before: SubmissionRecord): void {
  if (before.state === "working" || before.state === "returned") return;
  throw new SubmissionConflict(
    before.state === "taken"
      ? "This story is in the archive: your teacher took it."
      : "This story is handed in. Take it back to change it.",
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
  const path = FILE_FIELDS.find((field) => uploadIdOf(stop[field] ?? "") !== undefined);
  if (path === undefined) return;
  const message = "This file is still being sent. Hand in when it has arrived";
  throw new Problem(400, `${message}.`, [{ path: `stop.${path}`, message }]);
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
    throw new SubmissionConflict("This story is not handed in.", before);
  });
}
