/**
 * Classes: `["classes", classId]` is the record. Codes and the secrets of devices lead to it by
 * their hashes. `["classes_due", at, classId]` says when a class ends, or is removed after its end.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import type { ClassCard } from "../../model/class/class.ts";
import { CLASS_KEPT_MS } from "../../model/class/class_limits.ts";
import { SUBMISSION_STATES, SubmissionStop } from "../../model/class/submission.ts";
import { Milliseconds, Positive, TextHash, Time } from "../kv/fields.ts";

/** A class. `code` stays after the end, so that those who type it learn that the class ended. */
export const ClassRecord = z.object({
  id: Id,
  tourId: Id,
  title: z.string(),
  endsAt: Time,
  mayPropose: z.boolean(),
  mayHearOthers: z.boolean(),
  showNicknames: z.boolean(),
  revision: Positive,
  code: z.string(),
  openedAt: Time,
  endedAt: Time.optional(),
});
export type ClassRecord = z.infer<typeof ClassRecord>;

/**
 * A pupil: the hash of the secret on the device (missing once it has left, or was lost), that of a
 * code for a lost device, and that of the request that joined, so that it may be repeated.
 */
export const MemberRecord = z.object({
  nickname: z.string(),
  joinedAt: Time,
  device: TextHash.optional(),
  code: TextHash.optional(),
  request: TextHash.optional(),
});
export type MemberRecord = z.infer<typeof MemberRecord>;

/** The place of a device: whose it is. */
export const DevicePlace = z.object({ classId: Id, memberId: Id });
export type DevicePlace = z.infer<typeof DevicePlace>;

/**
 * What a code opens: a class, or the place of one pupil, once, until `expiresAt`; `usedBy` is the
 * hash of the request that has used it.
 */
export const CodeTarget = z.object({
  classId: Id,
  memberId: Id.optional(),
  expiresAt: Milliseconds.optional(),
  usedBy: TextHash.optional(),
});
export type CodeTarget = z.infer<typeof CodeTarget>;

/**
 * A story; `base` is the stop of the archive as it was handed out, `follows` the story that had
 * become that stop by then.
 */
export const SubmissionRecord = z.object({
  id: Id,
  memberIds: z.array(Id),
  state: z.enum(SUBMISSION_STATES),
  stopId: z.string().optional(),
  stop: SubmissionStop,
  base: SubmissionStop.optional(),
  follows: Id.optional(),
  title: z.string(),
  comment: z.string().optional(),
  changedAt: Time,
  revision: Positive,
});
export type SubmissionRecord = z.infer<typeof SubmissionRecord>;

/** The prefix of all classes. */
export const CLASSES: Deno.KvKey = ["classes"];

/** A `ClassRecord`. */
export const classKey = (classId: string): Deno.KvKey => [...CLASSES, classId];

/** The prefix of all pointers from tours to classes. */
export const CLASSES_BY_TOUR: Deno.KvKey = ["classes_by_tour"];

/** The prefix of the classes of a tour. */
export const tourClassesPrefix = (tourId: string): Deno.KvKey => [...CLASSES_BY_TOUR, tourId];

/** `true` for each class of a tour. */
export const tourClassKey = (tourId: string, classId: string): Deno.KvKey => [
  ...tourClassesPrefix(tourId),
  classId,
];

/** The prefix of all codes. */
export const CLASS_CODES: Deno.KvKey = ["class_codes"];

/** A `CodeTarget`, by the hash of the code. */
export const classCodeKey = (hash: string): Deno.KvKey => [...CLASS_CODES, hash];

/** The prefix of all pupils. */
export const CLASS_MEMBERS: Deno.KvKey = ["class_members"];

/** The prefix of the pupils of a class. */
export const membersPrefix = (classId: string): Deno.KvKey => [...CLASS_MEMBERS, classId];

/** A `MemberRecord`. */
export const memberKey = (classId: string, memberId: string): Deno.KvKey => [
  ...membersPrefix(classId),
  memberId,
];

/** The prefix of all nicknames. */
export const CLASS_NICKNAMES: Deno.KvKey = ["class_nicknames"];

/** The pupil with a nickname, in any case: an id. */
export const nicknameKey = (classId: string, nickname: string): Deno.KvKey => [
  ...CLASS_NICKNAMES,
  classId,
  nickname.normalize("NFKC").toLowerCase(),
];

/** The prefix of all devices. */
export const CLASS_DEVICES: Deno.KvKey = ["class_devices"];

/** A `DevicePlace`, by the hash of the device's secret. */
export const deviceKey = (hash: string): Deno.KvKey => [...CLASS_DEVICES, hash];

/** The prefix of all submissions. */
export const SUBMISSIONS: Deno.KvKey = ["submissions"];

/** The prefix of the submissions of a class. */
export const submissionsPrefix = (classId: string): Deno.KvKey => [...SUBMISSIONS, classId];

/** A `SubmissionRecord`. */
export const submissionKey = (classId: string, id: string): Deno.KvKey => [
  ...submissionsPrefix(classId),
  id,
];

/** The prefix of all times at which something is due for a class. */
export const CLASSES_DUE: Deno.KvKey = ["classes_due"];

const dueKey = (at: number, classId: string): Deno.KvKey => [...CLASSES_DUE, at, classId];

/** The prefix of former pupils whose files are still in their account. */
export const CLASS_LEAVERS: Deno.KvKey = ["class_leavers"];

/** `true` for a former pupil whose files are still in their account. */
export const leaverKey = (memberId: string): Deno.KvKey => [...CLASS_LEAVERS, memberId];

/** When the pupils of a class go, or, after its end, all of it: milliseconds since 1970. */
export const dueAt = ({ endsAt, endedAt }: Pick<ClassRecord, "endsAt" | "endedAt">): number =>
  endedAt === undefined ? Date.parse(endsAt) : Date.parse(endedAt) + CLASS_KEPT_MS;

/** Whether a class is over, even if its pupils have not been removed yet. */
export const isOver = ({ endsAt, endedAt }: ClassRecord, now: Date): boolean =>
  endedAt !== undefined || Date.parse(endsAt) <= now.getTime();

/** Adds to `operation` the change of a class from `before` (null: it is new) to `after`. */
export function setClass(
  operation: Deno.AtomicOperation,
  before: ClassRecord | null,
  after: ClassRecord,
): void {
  if (before) operation.delete(dueKey(dueAt(before), before.id));
  operation.set(classKey(after.id), after).set(dueKey(dueAt(after), after.id), true)
    .set(tourClassKey(after.tourId, after.id), true);
}

/** Adds to `operation` that a class goes; its pupils and submissions have gone before. */
export function deleteClass(operation: Deno.AtomicOperation, record: ClassRecord): void {
  operation.delete(classKey(record.id)).delete(dueKey(dueAt(record), record.id))
    .delete(tourClassKey(record.tourId, record.id));
}

/** A class in its teacher's lists. One that is over by its date counts as ended then. */
export function toClassCard(record: ClassRecord, now: Date): ClassCard {
  const { code, ...rest } = record;
  const endedAt = record.endedAt ?? (isOver(record, now) ? record.endsAt : undefined);
  return {
    ...rest,
    code: endedAt === undefined ? code : null,
    endedAt: endedAt ?? null,
    goesAt: endedAt === undefined ? null : new Date(dueAt({ ...record, endedAt })).toISOString(),
  };
}
