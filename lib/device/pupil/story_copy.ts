/** Pupils' stories on this device, where each letter is stored before it is sent. */
import { z } from "../../model/zod.ts";
import {
  type Submission,
  SUBMISSION_STATES,
  type SubmissionStop,
} from "../../model/class/submission.ts";
import { byName } from "../../model/tour/fields/field.ts";
import { PUPIL_NAMES, STOP_FIELDS } from "../../model/tour/fields/table.ts";
import type { Thing } from "../../model/media/thing.ts";
import { withoutCover } from "../../model/media/with_things.ts";
import { isSame } from "../../model/tour/merge/merge_fields.ts";
import { STOP_PLACES } from "../../model/tour/stop_place.ts";
import { deviceRecords, patient, type Records } from "../queue/records.ts";

/** A stop as it is typed: without the limits of the server, which says what it refuses. */
const TypedStop = z.preprocess(
  (stop) => typeof stop === "object" && stop !== null ? withoutCover(stop) : stop,
  z.object(byName(PUPIL_NAMES, (name): z.ZodType => {
    if (name === "place") return z.enum(STOP_PLACES).optional();
    if (name === "things") return z.array(z.custom<Thing>()).optional();
    return (STOP_FIELDS[name].kind === "number" ? z.number() : z.string()).optional();
  })),
) as unknown as z.ZodType<SubmissionStop>;

const Stored = z.object({ stop: TypedStop, revision: z.number() });

const StoryCopy = z.object({
  /** The submission's id, also before the server has it. */
  id: z.string(),
  /** The pupil whose copy it is. */
  memberId: z.string(),
  state: z.enum(SUBMISSION_STATES),
  /** All who work on it, this pupil included. */
  memberIds: z.array(z.string()),
  /** The stop of the archive that was handed out. */
  stopId: z.string().optional(),
  /** Why the teacher returned it. */
  comment: z.string().optional(),
  /** The typed text. */
  stop: TypedStop,
  /** When the pupil last changed it, in milliseconds since 1970. */
  at: z.number(),
  /** What the server has; missing until it has the story. */
  stored: Stored.optional(),
  /** Contents that were sent and never answered, oldest first: the server may have them. */
  unanswered: z.array(TypedStop).optional(),
  /** It is handed in once all of it is sent. */
  wantsHandIn: z.literal(true).optional(),
  /** What another device has saved where this one has changed the same: the pupil chooses. */
  theirs: Stored.optional(),
});

/** A story of this device's pupil. */
export type StoryCopy = z.infer<typeof StoryCopy>;

/** A stop, and the revision of the submission that has it. */
export type StoredStop = z.infer<typeof Stored>;

/** True when the server has all that is typed. */
export const isSent = ({ stop, stored }: StoryCopy): boolean =>
  stored !== undefined && isSameStop(stop, stored.stop);

/** True for two stops with the same content; a missing field counts as an empty one. */
export const isSameStop = (a: SubmissionStop, b: SubmissionStop): boolean =>
  fieldsOf(a, b).every((field) => isSameField(a, b, field));

/** True for a story without content. */
export const isBlank = ({ stop, stored }: StoryCopy): boolean =>
  !stored && CONTENT.every((field) => !stop[field]?.trim()) && !stop.things?.length &&
  !stop.place &&
  stop.latitude === undefined;

const CONTENT = ["title", "description", "audioUrl"] as const;

/** The names of all fields that either stop has. */
export const fieldsOf = (a: SubmissionStop, b: SubmissionStop) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof SubmissionStop)[];

/** True if a field has the same content in both; a missing one counts as an empty one. */
export const isSameField = (
  a: SubmissionStop,
  b: SubmissionStop,
  field: keyof SubmissionStop,
): boolean => isSame(a[field], b[field]);

/** A story as the server has it, for this device. */
export const copyOf = (
  { id, state, memberIds, stopId, comment, stop, revision, changedAt }: Submission,
  memberId: string,
): StoryCopy => ({
  id,
  memberId,
  state,
  memberIds,
  stopId,
  comment,
  stop,
  at: Date.parse(changedAt),
  stored: { stop, revision },
});

/** Where the device has pupils' stories. */
export type StoryRecords = Records<StoryCopy>;

export const storyRecords = (): StoryRecords => patient(deviceRecords<StoryCopy>("stories"));

/** The story of a record; undefined for one that this version of the program cannot read. */
export const readStory = (record: unknown): StoryCopy | undefined =>
  StoryCopy.safeParse(record).data;

/** The stories of a pupil. Rejects as `list` does. */
export async function storiesOf(records: StoryRecords, memberId: string): Promise<StoryCopy[]> {
  const all = await records.list();
  return all.flatMap((record) => readStory(record) ?? [])
    .filter((copy) => copy.memberId === memberId);
}
