/** What pupils see of their class and its archive. */
import type { PupilClass } from "../../model/class/class.ts";
import type { Pupil } from "../../model/class/member.ts";
import type { Submission } from "../../model/class/submission.ts";
import { recordingOf } from "../../model/consent/closed.ts";
import { Problem } from "../../model/web/problem.ts";
import type { Consents } from "../consent/consents.ts";
import { isShownBy } from "../consent/media_access.ts";
import { listFileUses } from "../media/class_files.ts";
import { listMembers } from "./members.ts";
import {
  getSubmission,
  isOf,
  listSubmissions,
  maySeeSubmission,
  noSubmission,
  toCard,
} from "./submissions.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import { Classes, type ClassRecord, type SubmissionRecord } from "../records/classes.ts";
import { MediaOwners } from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The text for a device that is in no class. */
export const noClass = (): string => t("deviceInNoClass");

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
    Classes.key(pupil.classId),
    Tours.key(pupil.tourId),
  ]);
  if (record === null || tour === null) throw new Problem(401, noClass());
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
    Classes.key(pupil.classId),
    Tours.key(pupil.tourId),
  ]);
  const record = await getSubmission(kv, pupil.classId, id);
  const isSeen = value !== null && tour !== null && record !== null &&
    maySeeSubmission(record, pupil, value) &&
    (isOf(record, pupil) || !(await closedAmong(consents, tour, [record]))(record));
  if (!isSeen) throw new Problem(404, noSubmission());
  const members = await listMembers(kv, pupil.classId);
  return { ...cardFor(record, pupil, members), stop: record.stop };
}

/**
 * Whether a pupil has a file: one that the pupil sent, one of a submission that the pupil sees, or
 * one of the archive of the class, as visitors see it.
 */
export async function isForPupil(
  kv: Deno.Kv,
  pupil: Pupil,
  hash: string,
  consents: Consents,
): Promise<boolean> {
  const [owned, record, tour] = await kv.getMany<[true, ClassRecord, TourRecord]>([
    MediaOwners.key(hash, pupil.memberId),
    Classes.key(pupil.classId),
    Tours.key(pupil.tourId),
  ]);
  if (owned.value !== null) return true;
  if (record.value === null || tour.value === null) return false;
  const { id, userId, visibility } = tour.value;
  const isClosed = async (audioUrl: string) => {
    const shown = { id, userId, visibility, audioStops: [{ audioUrl }] };
    return (await consents.closedIn(shown)).size > 0;
  };
  if (await isClosed(hash)) return false;
  for (const id of await listFileUses(kv, pupil.classId, hash)) {
    const submission = await getSubmission(kv, pupil.classId, id);
    if (!submission || !maySeeSubmission(submission, pupil, record.value)) continue;
    if (!await isClosed(submission.stop.audioUrl ?? "")) return true;
  }
  return await isShownBy(kv, tour.value, hash, consents);
}
