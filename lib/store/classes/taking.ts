/** A teacher takes a submission: it becomes a stop of the archive. */
import type { z } from "zod";
import {
  SUBMISSION_FIELDS,
  type SubmissionStop,
  type Take,
  type Taken,
} from "../../model/class/submission.ts";
import { NOBODY } from "../../model/id.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import { RADIUS } from "../../model/tour/stop_limits.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { type Tour, TourUpdate } from "../../model/tour/tour.ts";
import { publishedStop, toForm, type UnfinishedStop } from "../../model/tour/tour_form.ts";
import { type FieldError, Problem } from "../../model/web/problem.ts";
import { newId } from "../kv/new_id.ts";
import { adoptMedia } from "../media/adoption.ts";
import { getMedia } from "../media/media.ts";
import { releaseMedia } from "../media/media_removal.ts";
import { updateTour } from "../tours/tour_update.ts";
import { getTour } from "../tours/tours.ts";
import { type ClassRecord, submissionKey, type SubmissionRecord } from "./class_record.ts";
import { findClass } from "./class_step.ts";
import { listMembers } from "./members.ts";
import { getSubmission, NO_SUBMISSION, SubmissionConflict } from "./submissions.ts";
import { requireHandedIn, type SubmissionAct } from "./teaching.ts";

/** How often a take is tried while others save the archive. */
const TRIES = 10;

/**
 * Makes a submission that is handed in a stop of its archive, in one step with the save of the
 * archive: a new one at the end, or what its pupils changed in the stop that was handed out. Its
 * files pass to the account of the archive's owner, whose `quota` is in bytes. One that was taken
 * already changes nothing: the answer may have been lost.
 *
 * @throws {SubmissionConflict} when it has another revision, or is not handed in.
 * @throws {Problem} 404 without it; 403 when `by` is neither owner nor editor nor administrator;
 * 400 when the stop lacks something that stops need; 413 when the owner's account or the archive is
 * full; 409 while others keep changing the archive; 503 when too many write at once.
 */
export async function takeSubmission(
  kv: Deno.Kv,
  take: z.infer<typeof Take>,
  { id, quota, ...act }: SubmissionAct & { quota: number },
): Promise<Taken> {
  const { tourId, classId, by, now } = act;
  const record = await findClass(kv, act);
  const newStopId = newId(now);
  for (let tries = 1;; tries++) {
    const submission = await getSubmission(kv, classId, id);
    if (submission === null) throw new Problem(404, NO_SUBMISSION);
    if (submission.state === "taken") return { tourId, stopId: submission.stopId! };
    requireTakeable(submission, take.revision);
    const found = await getTour(kv, tourId);
    if (!found) throw new Problem(404, "Tour not found");
    const { stopId, update } = await compose(kv, found.tour, {
      record,
      submission,
      take,
      newStopId,
    });
    const owner = found.userId === NOBODY ? by.id : found.userId;
    for (const hash of ownFilesOf(submission)) {
      await adoptMedia(kv, hash, { to: owner, quota, from: submission.memberIds, now });
    }
    const besides = (operation: Deno.AtomicOperation) =>
      addTaken(kv, operation, { classId, submission, stopId, now });
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

function requireTakeable(submission: SubmissionRecord, revision: number): void {
  requireHandedIn(submission);
  if (submission.revision === revision) return;
  throw new SubmissionConflict(
    "This story was changed meanwhile. Look at it again before you take it.",
    submission,
  );
}

/** Adds to `operation`, which saves the archive, that the submission is taken. */
async function addTaken(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { classId, submission, stopId, now }: {
    classId: string;
    submission: SubmissionRecord;
    stopId: string;
    now: Date;
  },
): Promise<void> {
  const entry = await kv.get<SubmissionRecord>(submissionKey(classId, submission.id));
  if (entry.value?.revision !== submission.revision) {
    throw new SubmissionConflict("This story was changed meanwhile.", entry.value ?? submission);
  }
  const { comment: _, ...rest } = entry.value;
  operation.check(entry).set(entry.key, {
    ...rest,
    state: "taken",
    stopId,
    revision: submission.revision + 1,
    changedAt: now.toISOString(),
  });
}

/** The files that pupils added, not those of a stop that was handed out. */
function ownFilesOf({ stop, base }: SubmissionRecord): string[] {
  const before = new Set(mediaHashesIn(base));
  return mediaHashesIn(stop).filter((hash) => !before.has(hash));
}

/** What was taken counts for the owner of the archive, and no longer for the pupils. */
async function freeRoom(kv: Deno.Kv, submission: SubmissionRecord, now: Date): Promise<void> {
  for (const hash of ownFilesOf(submission)) {
    for (const userId of submission.memberIds) await releaseMedia(kv, { userId, hash, now });
  }
}

type Composing = {
  record: ClassRecord;
  submission: SubmissionRecord;
  take: z.infer<typeof Take>;
  newStopId: string;
};

/** The form of the archive with the story in it. */
async function compose(
  kv: Deno.Kv,
  tour: Tour,
  { record, submission, take, newStopId }: Composing,
): Promise<{ stopId: string; update: TourUpdate }> {
  const present = tour.audioStops.find(({ id }) => id === submission.stopId);
  const base = present && submission.base;
  const changed = changesOf(take.stop ?? submission.stop, base ?? {});
  const stop = await completed(kv, { ...present, ...changed });
  const names = record.showNicknames ? await namesOf(kv, record.id, submission) : [];
  const credited = withNames(stop, names, present);
  const stopId = present?.id ?? newStopId;
  const audioStops = present
    ? tour.audioStops.map((one) => one.id === stopId ? { ...credited, id: stopId } : one)
    : [...tour.audioStops, { ...credited, id: stopId }];
  // Who sees the archive is not the subject, and only its owner may change it.
  const { visibility: _, ...form } = toForm(tour);
  const { latitude = stop.latitude, longitude = stop.longitude } = form;
  const parsed = TourUpdate.safeParse({ ...form, latitude, longitude, audioStops });
  if (parsed.success) return { stopId, update: parsed.data };
  const at = ["audioStops", audioStops.findIndex(({ id }) => id === stopId)].join(".");
  const errors: FieldError[] = parsed.error.issues.map(({ path, message }) => {
    const name = path.map(String).join(".");
    return { path: name.startsWith(`${at}.`) ? `stop${name.slice(at.length)}` : name, message };
  });
  throw new Problem(400, `This story can’t be taken yet. ${errors[0].message}.`, errors);
}

/**
 * The fields that differ from those that were handed out; a field that was emptied is undefined.
 */
function changesOf(stop: SubmissionStop, base: SubmissionStop): SubmissionStop {
  const filled = (value: unknown) => value === "" ? undefined : value;
  return Object.fromEntries(
    SUBMISSION_FIELDS.filter((field) => filled(stop[field]) !== filled(base[field]))
      .map((field) => [field, filled(stop[field])]),
  );
}

/** A stop with what its pupils need not enter: the length of the recording, a radius. */
async function completed(
  kv: Deno.Kv,
  stop: UnfinishedStop & SubmissionStop,
): Promise<UnfinishedStop> {
  const isNowhere = stop.place === undefined && stop.latitude === undefined;
  const placed = publishedStop({
    ...stop,
    ...isNowhere
      ? { place: "anywhere" as const }
      : { triggerRadius: stop.triggerRadius ?? RADIUS.inForms },
  });
  const [hash] = mediaHashesIn(stop.audioUrl);
  if (placed.audioDuration || hash === undefined) return placed;
  const seconds = Math.round((await getMedia(kv, hash))?.seconds ?? 0);
  const audioDuration = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return { ...placed, audioDuration };
}

async function namesOf(
  kv: Deno.Kv,
  classId: string,
  { memberIds }: SubmissionRecord,
): Promise<string[]> {
  const members = await listMembers(kv, classId);
  return members.filter(({ id }) => memberIds.includes(id))
    .map(({ nickname }) => nickname);
}

/** A recording that is replaced takes its transcript with it. Names are added to the creators. */
function withNames(stop: UnfinishedStop, names: string[], present: Stop | undefined) {
  const { transcript, ...rest } = stop;
  const isSameSound = present !== undefined && present.audioUrl === stop.audioUrl;
  const kept = { ...rest, ...isSameSound && transcript && { transcript } };
  if (names.length === 0) return kept;
  const creators = [...new Set([...present?.record?.creators ?? [], ...names])].slice(0, 20);
  return { ...kept, record: { ...present?.record, creators } };
}
