/** Classes, their pupils, what these hand in, and the ways to them. */
import { z } from "zod";
import { CLASS_KEPT_MS } from "../../model/class/class_limits.ts";
import { SUBMISSION_STATES, SubmissionStop } from "../../model/class/submission.ts";
import { Id } from "../../model/id.ts";
import { Collection } from "../kv/collection.ts";
import {
  Bytes,
  Count,
  FileHash,
  Milliseconds,
  Positive,
  Sum,
  TextHash,
  Time,
} from "../kv/fields.ts";
import { MEDIA_USES, mediaUsesOf } from "./media.ts";

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
  /** The language that the stop is translated into; a translation has only a title in `stop`. */
  language: z.string().optional(),
  stop: SubmissionStop,
  base: SubmissionStop.optional(),
  follows: Id.optional(),
  title: z.string(),
  comment: z.string().optional(),
  changedAt: Time,
  revision: Positive,
});
export type SubmissionRecord = z.infer<typeof SubmissionRecord>;

/** When the pupils of a class go, or, after its end, all of it: milliseconds since 1970. */
export const dueAt = ({ endsAt, endedAt }: Pick<ClassRecord, "endsAt" | "endedAt">): number =>
  endedAt === undefined ? Date.parse(endsAt) : Date.parse(endedAt) + CLASS_KEPT_MS;

const True = z.literal(true);
const toMissing = { what: "a way to a missing entry", level: "notice" } as const;
const lost = { lost: toMissing.what, isNotice: "lost" } as const;

/** `true` for each class of a tour. */
export const ClassesByTour = new Collection("classes_by_tour", [Id, Id], True, { kind: "index" });

/** When the pupils of a class go, or, after its end, all of it. */
export const ClassesDue = new Collection("classes_due", [Milliseconds, Id], True, {
  kind: "index",
});

export const Classes = new Collection("classes", [Id], ClassRecord, {
  indexes: [{
    of: ClassesByTour,
    from: (record, id) => [[ClassesByTour.key(record.tourId, id), true]],
    what: "the way to a class",
    back: ([, id]) => [id],
    ...lost,
  }, {
    of: ClassesDue,
    from: (record, id) => [[ClassesDue.key(dueAt(record), id), true]],
    what: "the way to a class",
    back: ([, id]) => [id],
    ...lost,
  }],
});

/** What codes open, by their hashes. */
export const ClassCodes = new Collection("class_codes", [TextHash], CodeTarget, { kind: "index" });

/** `true` for a tour whose classes get new codes. */
export const VoidCodes = new Collection("void_class_codes", [Id], True);

/** The pupil with a nickname, in any case. */
export const ClassNicknames = new Collection("class_nicknames", [Id, z.string()], Id, {
  kind: "index",
});

/** The key in `ClassNicknames` of a nickname as it was written. */
export const nicknameKey = (classId: string, nickname: string): Deno.KvKey =>
  ClassNicknames.key(classId, nickname.normalize("NFKC").toLowerCase());

/** The places of devices, by the hashes of their secrets. */
export const ClassDevices = new Collection("class_devices", [TextHash], DevicePlace, {
  kind: "index",
});

/** The pupils of a class. */
export const ClassMembers = new Collection("class_members", [Id, Id], MemberRecord, {
  within: { keys: (_, id) => [Classes.key(id)], what: "a pupil of a class that is not there" },
  indexes: [{
    of: ClassNicknames,
    from: ({ nickname }, classId, id) => [[nicknameKey(classId, nickname), id]],
    what: "the way from a nickname to a pupil",
    back: ([classId], id) => [classId, String(id)],
    ...lost,
  }, {
    of: ClassDevices,
    from: ({ device }, classId, memberId) =>
      device ? [[ClassDevices.key(device), { classId, memberId }]] : [],
    what: "the place of a device",
    back: (_, place) => Object.values(DevicePlace.parse(place)),
    ...lost,
  }],
});

/**
 * Counts the changes to a class's pupils and devices. The step that ends the class checks it, so
 * that no pupil is left over. It is a sum, so that pupils can join at once without conflict.
 */
export const ClassRolls = new Collection("class_rolls", [Id], Sum, {
  kind: "note",
  within: { keys: (_, id) => [Classes.key(id)], ...toMissing },
});

/** `true` for a former pupil whose files are still in their account. */
export const ClassLeavers = new Collection("class_leavers", [Id], True);

/** The files of a story. */
export const ClassMedia = new Collection([MEDIA_USES, "class"], [Id, Id], Bytes, { kind: "index" });

/** The stories of a class. */
export const Submissions = new Collection("submissions", [Id, Id], SubmissionRecord, {
  within: {
    keys: (_, classId) => [Classes.key(classId)],
    what: "a story of a class that is not there",
    level: "notice",
  },
  indexes: [{
    of: ClassMedia,
    from({ stop }, classId, id) {
      const uses = mediaUsesOf(stop);
      return uses.length > 0 ? [[ClassMedia.key(classId, id), uses]] : [];
    },
    what: "the files of a story",
    back: (ids) => ids,
    ...lost,
  }],
});

/** The parts that hold the words of a translation. */
export const ClassWords = new Collection("class_words", [Id, Id, Count], Bytes, {
  within: {
    keys: (_, classId, id) => [Submissions.key(classId, id)],
    what: "words of a translation that is not there",
    level: "notice",
  },
});

/** `true` for each class that has ever named a file. */
export const MediaClasses = new Collection("media_classes", [FileHash, Id], True, {
  kind: "index",
  within: { keys: (_, __, classId) => [Classes.key(classId)], ...toMissing },
});
