/** Checks classes: the ways to them, their pupils, and what these have handed in. */
import { CLASS_MEDIA, submissionMediaKey } from "../classes/class_files.ts";
import {
  CLASS_CODES,
  CLASS_DEVICES,
  CLASS_MEMBERS,
  CLASS_NICKNAMES,
  classCodeKey,
  CLASSES,
  CLASSES_BY_TOUR,
  CLASSES_DUE,
  classKey,
  type ClassRecord,
  type CodeTarget,
  deviceKey,
  type DevicePlace,
  dueAt,
  memberKey,
  type MemberRecord,
  nicknameKey,
  type SubmissionRecord,
  SUBMISSIONS,
  tourClassKey,
} from "../classes/class_record.ts";
import { CLASS_ROLLS } from "../classes/roll.ts";
import { sha256 } from "../accounts/secret.ts";
import { MEDIA_CLASSES } from "../media/media_keys.ts";
import { mediaUsesOf } from "../media/media_uses.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds classes, pupils and submissions without the ways to them, and ways to nothing. */
export async function* checkClasses(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const { value } of listSound<ClassRecord>(kv, CLASSES)) yield* checkWays(kv, value);
  for await (const entry of listSound<MemberRecord>(kv, CLASS_MEMBERS)) {
    yield* checkMember(kv, entry);
  }
  for await (const entry of listSound<SubmissionRecord>(kv, SUBMISSIONS)) {
    const [, classId, id] = entry.key.map(String);
    if (await getSound(kv, classKey(classId)) === null) {
      yield removed(entry, "a story of a class that is not there", "notice");
      continue;
    }
    const uses = mediaUsesOf(entry.value.stop);
    const stored = await kv.get(submissionMediaKey(classId, id));
    const finding = uses.length > 0 && compared(stored, uses, "the files of a story");
    if (finding) yield finding;
  }
  yield* checkPointers(kv);
}

async function* checkWays(kv: Deno.Kv, record: ClassRecord): AsyncGenerator<Finding> {
  const ways: [Deno.KvKey, unknown][] = [
    [tourClassKey(record.tourId, record.id), true],
    [[...CLASSES_DUE, dueAt(record), record.id], true],
    [classCodeKey(await sha256(record.code)), { classId: record.id }],
  ];
  for (const [key, expected] of ways) {
    const finding = compared(await kv.get(key), expected, "the way to a class");
    if (finding) yield finding;
  }
}

async function* checkMember(
  kv: Deno.Kv,
  entry: Deno.KvEntry<MemberRecord>,
): AsyncGenerator<Finding> {
  const [, classId, memberId] = entry.key.map(String);
  if (await getSound(kv, classKey(classId)) === null) {
    yield removed(entry, "a pupil of a class that is not there");
    return;
  }
  const { nickname, device } = entry.value;
  const name = await kv.get(nicknameKey(classId, nickname));
  const finding = compared(name, memberId, "the way from a nickname to a pupil");
  if (finding) yield finding;
  const place = device === undefined
    ? undefined
    : compared(await kv.get(deviceKey(device)), { classId, memberId }, "the place of a device");
  if (place) yield place;
}

/** Each kind of pointer, and whether its target is there. */
async function* checkPointers(kv: Deno.Kv): AsyncGenerator<Finding> {
  const classAt = (id: unknown) => getSound<ClassRecord>(kv, classKey(String(id)));
  const memberAt = (classId: unknown, id: unknown) =>
    getSound<MemberRecord>(kv, memberKey(String(classId), String(id)));
  const leads: [Deno.KvKey, (entry: Deno.KvEntry<unknown>) => Promise<boolean>][] = [
    [CLASSES_BY_TOUR, async ({ key }) => (await classAt(key[2]))?.tourId === key[1]],
    [CLASSES_DUE, async ({ key }) => {
      const record = await classAt(key[2]);
      return record !== null && dueAt(record) === key[1];
    }],
    [CLASS_CODES, async ({ key, value }) => {
      const { classId, memberId } = value as CodeTarget;
      const record = await classAt(classId);
      if (memberId !== undefined) return (await memberAt(classId, memberId))?.code === key[1];
      return record !== null && await sha256(record.code) === key[1];
    }],
    [CLASS_NICKNAMES, async ({ key, value }) => await memberAt(key[1], value) !== null],
    [CLASS_DEVICES, async ({ key, value }) => {
      const { classId, memberId } = value as DevicePlace;
      return (await memberAt(classId, memberId))?.device === key[1];
    }],
    [CLASS_ROLLS, async ({ key }) => await classAt(key[1]) !== null],
    [MEDIA_CLASSES, async ({ key }) => await classAt(key[2]) !== null],
    [CLASS_MEDIA, async ({ key }) => await getSound(kv, [...SUBMISSIONS, key[2], key[3]]) !== null],
  ];
  for (const [prefix, isSound] of leads) {
    for await (const entry of listSound<unknown>(kv, prefix)) {
      if (!await isSound(entry)) yield removed(entry, "a way to a missing entry", "notice");
    }
  }
}
