/** What pupils see of their class. */
import type { PupilClass } from "../../model/class/class.ts";
import type { Pupil } from "../../model/class/member.ts";
import type { Submission } from "../../model/class/submission.ts";
import { recordingOf } from "../../model/consent/closed.ts";
import { Problem } from "../../model/web/problem.ts";
import type { Consents } from "../consent/consents.ts";
import { listMembers } from "./members.ts";
import {
  getSubmission,
  isOf,
  listSubmissions,
  maySeeSubmission,
  NO_SUBMISSION,
  toCard,
} from "./submissions.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import { Classes, type ClassRecord, type SubmissionRecord } from "../records/classes.ts";

/** The text for a device that is in no class. */
export const NO_CLASS = "This device is in no class. Type the code again.";

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
    Classes.key(pupil.classId),
    Tours.key(pupil.tourId),
  ]);
  const record = await getSubmission(kv, pupil.classId, id);
  const isSeen = value !== null && tour !== null && record !== null &&
    maySeeSubmission(record, pupil, value) &&
    (isOf(record, pupil) || !(await closedAmong(consents, tour, [record]))(record));
  if (!isSeen) throw new Problem(404, NO_SUBMISSION);
  const members = await listMembers(kv, pupil.classId);
  return { ...cardFor(record, pupil, members), stop: record.stop };
}
