/** What the archive has after a story was taken: the stop that it becomes. */
import { PUPIL_NAMES } from "../../model/tour/fields/table.ts";
import { type SubmissionStop, type Take } from "../../model/class/submission.ts";
import { isSame } from "../../model/tour/merge/merge_fields.ts";
import { partsOf } from "../../model/class/story_parts.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import { parsePartAddress } from "../../model/media/part_address.ts";
import { RADIUS } from "../../model/tour/stop_limits.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { type Tour, TourUpdate } from "../../model/tour/tour.ts";
import { publishedStop, toForm, type UnfinishedStop } from "../../model/tour/tour_form.ts";
import { type FieldError, Problem } from "../../model/web/problem.ts";
import { getMedia } from "../media/media.ts";
import { listMembers } from "./members.ts";
import type { ClassRecord, SubmissionRecord } from "../records/classes.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** `instead` is the story that the archive has at this stop, and that is replaced. */
type Composing = {
  record: ClassRecord;
  submission: SubmissionRecord;
  instead?: SubmissionRecord;
  take: Take;
  newStopId: string;
};

/**
 * The form of the archive with the story in it.
 *
 * @throws {Problem} 400 when the stop lacks something that stops need.
 */
export async function composeTaken(
  kv: Deno.Kv,
  tour: Tour,
  { record, submission, instead, take, newStopId }: Composing,
): Promise<{ stopId: string; update: TourUpdate }> {
  const present = tour.audioStops.find(({ id }) => id === submission.stopId);
  const base = present && submission.base;
  const changed = changesOf(take.stop ?? submission.stop, base ?? {});
  const before = present && instead ? without(present, instead) : present;
  const stop = await completed(kv, { ...before, ...changed });
  const credited = withNames(stop, present, {
    names: record.showNicknames ? await namesOf(kv, record.id, submission) : [],
    gone: instead ? await namesOf(kv, record.id, instead) : [],
  });
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
  throw new Problem(400, t("storyCantTakenYet", { message: errors[0].message }), errors);
}

/**
 * The fields that differ from those that were handed out; a field that was emptied is undefined.
 */
function changesOf(stop: SubmissionStop, base: SubmissionStop): SubmissionStop {
  return Object.fromEntries(
    PUPIL_NAMES.filter((field) => !isSame(filled(stop[field]), filled(base[field])))
      .map((field) => [field, filled(stop[field])]),
  );
}

const filled = (value: unknown) => typeof value === "string" ? value.trim() || undefined : value;

/** A stop as it would be without a story that was taken. Later changes stay. */
function without(
  present: Stop,
  { stop, base = {} }: SubmissionRecord,
): UnfinishedStop & SubmissionStop {
  const after: UnfinishedStop & SubmissionStop = { ...present };
  const changed = changesOf(stop, base);
  for (const part of partsOf(Object.keys(changed) as (keyof SubmissionStop)[])) {
    const isTheirs = part.every((field) =>
      changed[field] === undefined || isSame(filled(after[field]), changed[field])
    );
    for (const field of isTheirs ? part : []) Object.assign(after, { [field]: base[field] });
  }
  return after;
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
  const { seconds: whole = 0 } = await getMedia(kv, hash) ?? {};
  const { from = 0, to = Infinity } = parsePartAddress(placed.audioUrl ?? "") ?? {};
  const seconds = Math.max(0, Math.round(Math.min(whole, to / 1000) - from / 1000));
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

/**
 * A recording that is replaced takes its transcript and chapters with it. Names are added to the
 * creators, those of a story that is gone are taken out.
 */
function withNames(
  stop: UnfinishedStop,
  present: Stop | undefined,
  { names, gone }: { names: string[]; gone: string[] },
) {
  const { transcript, chapters, ...rest } = stop;
  const isSameSound = present !== undefined && present.audioUrl === stop.audioUrl;
  const kept = { ...rest, ...isSameSound && { transcript, chapters } };
  if (names.length + gone.length === 0) return kept;
  const others = (present?.record?.creators ?? []).filter((name) => !gone.includes(name));
  const creators = [...new Set([...others, ...names])].slice(0, 20);
  return { ...kept, record: { ...present?.record, creators } };
}
