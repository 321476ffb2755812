/** A teacher takes a submission: it becomes a stop of the archive. */
import { inPlaceOf } from "../../model/class/same_stop.ts";
import type { Take, Taken } from "../../model/class/submission.ts";
import { NOBODY } from "../../model/id.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { Problem } from "../../model/web/problem.ts";
import { newId } from "../kv/new_id.ts";
import { adoptMedia } from "../media/adoption.ts";
import { releaseMedia } from "../media/media_removal.ts";
import { updateTour } from "../tours/tour_update.ts";
import { getTour } from "../tours/tours.ts";
import { findClass } from "./class_step.ts";
import {
  findSubmission,
  listSubmissions,
  setSubmission,
  SubmissionConflict,
} from "./submissions.ts";
import { composeTaken } from "./taken_stop.ts";
import { requireTakeable, type SubmissionAct } from "./teaching.ts";
import { takeTranslation } from "./translating.ts";
import { type SubmissionRecord, Submissions } from "../records/classes.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** How often a take is tried while others save the archive. */
const TRIES = 10;

/**
 * Makes a submission that is handed in a stop of its archive, in one step with the save of the
 * archive: a new one at the end, or what its pupils changed in the stop that was handed out. Its
 * files pass to the account of the archive's owner, whose `quota` is in bytes. The story that was
 * in the archive at the same stop goes out of it, and is handed in again. A translation goes into
 * the words of its language. One that was taken already changes nothing: the answer may have been
 * lost.
 *
 * @throws {SubmissionConflict} when it has another revision, or is not handed in; when another
 * story is in the archive at this stop, and `take` does not name it.
 * @throws {Problem} 404 without it; 403 when `by` is neither owner nor editor nor administrator;
 * 400 when the stop lacks something that stops need; 413 when the owner's account or the archive is
 * full; 409 while others keep changing the archive; 503 when too many write at once.
 */
export async function takeSubmission(
  kv: Deno.Kv,
  take: Take,
  { id, quota, ...act }: SubmissionAct & { quota: number },
): Promise<Taken> {
  const { tourId, classId, by, now } = act;
  const record = await findClass(kv, act);
  const newStopId = newId(now);
  for (let tries = 1;; tries++) {
    const submission = await findSubmission(kv, classId, id);
    if (submission.state === "taken") return { tourId, stopId: submission.stopId! };
    requireTakeable(submission, take.revision);
    if (submission.language !== undefined) return await takeTranslation(kv, submission, take, act);
    const found = await getTour(kv, tourId);
    if (!found) throw new Problem(404, t("tourNotFound"));
    const instead = await findInPlace(kv, classId, submission, found.tour);
    requireChoice(submission, instead, take.insteadOf);
    const { stopId, update } = await composeTaken(kv, found.tour, {
      record,
      submission,
      instead,
      take,
      newStopId,
    });
    const owner = found.userId === NOBODY ? by.id : found.userId;
    for (const hash of ownFilesOf(submission)) {
      await adoptMedia(kv, hash, { to: owner, quota, from: submission.memberIds, now });
    }
    const besides = async (operation: Deno.AtomicOperation) => {
      // Checked again in the step of the save: two teachers may take stories at once.
      requireChoice(
        submission,
        await findInPlace(kv, classId, submission, found.tour),
        instead?.id,
      );
      const { stop = submission.stop } = take;
      await addTaken(kv, operation, { classId, submission, stop, instead, stopId, now });
    };
    try {
      await updateTour(kv, tourId, update, { revision: found.tour.revision, by, now, besides });
    } catch (error) {
      const isConflict = error instanceof Problem && error.status === 409;
      if (!isConflict || tries === TRIES) throw error;
      continue;
    }
    await freeRoom(kv, submission, now);
    return { tourId, stopId };
  }
}

/** The story that is in the archive at the stop of a submission. */
async function findInPlace(
  kv: Deno.Kv,
  classId: string,
  submission: SubmissionRecord,
  { audioStops }: Tour,
): Promise<SubmissionRecord | undefined> {
  if (!audioStops.some(({ id }) => id === submission.stopId)) return undefined;
  return inPlaceOf(submission, await listSubmissions(kv, classId));
}

function requireChoice(
  submission: SubmissionRecord,
  inPlace: SubmissionRecord | undefined,
  insteadOf: string | undefined,
): void {
  if (inPlace === undefined || inPlace.id === insteadOf) return;
  throw new SubmissionConflict(
    t("anotherStoryAtStop", { title: inPlace.title }),
    submission,
  );
}

type Taking = {
  classId: string;
  submission: SubmissionRecord;
  stop: SubmissionRecord["stop"];
  instead?: SubmissionRecord;
  stopId: string;
  now: Date;
};

/** Adds to `operation`, which saves the archive, that the submission is taken. */
async function addTaken(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { classId, submission, stop, instead, stopId, now }: Taking,
): Promise<void> {
  const step = async (before: SubmissionRecord, change: Partial<SubmissionRecord>) => {
    const entry = await Submissions.get(kv, classId, before.id);
    if (entry.value?.revision !== before.revision) {
      throw new SubmissionConflict(t("storyChangedMeanwhile"), entry.value ?? before);
    }
    const { comment: _, ...rest } = entry.value;
    const changedAt = now.toISOString();
    const after = { ...rest, ...change, revision: before.revision + 1, changedAt };
    await setSubmission(kv, operation.check(entry), classId, after);
  };
  await step(submission, { state: "taken", stop, stopId });
  if (instead) await step(instead, { state: "handed-in" });
}

/** The files that pupils added, not those of a stop that was handed out. */
function ownFilesOf({ stop, base }: SubmissionRecord): string[] {
  const before = new Set(mediaHashesIn(base));
  return mediaHashesIn(stop).filter((hash) => !before.has(hash));
}

/** The files of a taken story count for the archive's owner, and no longer for the pupils. */
async function freeRoom(kv: Deno.Kv, submission: SubmissionRecord, now: Date): Promise<void> {
  for (const hash of ownFilesOf(submission)) {
    for (const userId of submission.memberIds) await releaseMedia(kv, { userId, hash, now });
  }
}
