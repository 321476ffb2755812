/** The end of classes: pupils go at once, all else 30 days later. */
import { mutate } from "../kv/atomic.ts";
import { Answers } from "../kv/idempotency.ts";
import { isClockSteady } from "../kv/clock_steps.ts";
import { releaseMedia } from "../media/media_removal.ts";
import { refuseUpload } from "../media/uploads.ts";
import { renewVoidCodes } from "./class_codes.ts";
import { forgetClassFiles } from "../media/class_files.ts";
import { isOver } from "./class_record.ts";
import { type Upload, Uploads, UserMedia } from "../records/media.ts";
import {
  ClassCodes,
  Classes,
  ClassesByTour,
  ClassesDue,
  ClassLeavers,
  ClassMembers,
  type ClassRecord,
  ClassRolls,
  ClassWords,
  type MemberRecord,
  Submissions,
} from "../records/classes.ts";
import { sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Adds to `operation` that a pupil goes, with the ways to the place; the files go later. */
export function removeMember(
  operation: Deno.AtomicOperation,
  classId: string,
  { key, value }: Deno.KvEntry<MemberRecord>,
): void {
  const memberId = String(key[2]);
  ClassMembers.drop(operation, [classId, memberId], value).set(ClassLeavers.key(memberId), true);
  if (value.code !== undefined) operation.delete(ClassCodes.key(value.code));
}

/** Adds to `operation`, which checks the class, that it ends and that its pupils go. */
export async function addClassEnd(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  record: ClassRecord,
  now: Date,
): Promise<void> {
  await addMembersEnd(kv, operation, record.id);
  const endedAt = record.endsAt < now.toISOString() ? record.endsAt : now.toISOString();
  const ended = { ...record, endedAt, revision: record.revision + 1 };
  Classes.put(operation, [record.id], [record, ended]);
}

async function addMembersEnd(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  classId: string,
): Promise<void> {
  // Before the list: those who join meanwhile change the roll.
  operation.check(await ClassRolls.get(kv, classId)).delete(ClassRolls.key(classId));
  for await (const entry of ClassMembers.list(kv, [classId])) {
    removeMember(operation, classId, entry);
  }
}

/**
 * Ends the classes whose date has come, unless the clock has jumped within a day: pupils who have
 * gone cannot come back. Renews codes that are still void. Several processes may call it at once.
 */
export async function endDueClasses(kv: Deno.Kv, now: Date): Promise<void> {
  await renewVoidCodes(kv, now);
  const due = await listDue(kv, now);
  if (due.length > 0 && await isClockSteady(kv, now)) {
    for (const classId of due) {
      await mutate(async () => {
        const entry = await Classes.get(kv, classId);
        const record = entry.value;
        if (record === null || record.endedAt !== undefined || !isOver(record, now)) {
          return { result: undefined };
        }
        const operation = kv.atomic().check(entry);
        await addClassEnd(kv, operation, record, now);
        return { operation, result: undefined };
      });
    }
  }
  await finishLeavers(kv, now);
}

/** Removes the classes that ended 30 days ago; returns how many. */
export async function removeDueClasses(kv: Deno.Kv, now: Date): Promise<number> {
  let removed = 0;
  for (const classId of await listDue(kv, now)) {
    const { value } = await Classes.get(kv, classId);
    if (value?.endedAt === undefined) continue;
    await removeClass(kv, value, now);
    removed++;
  }
  return removed;
}

async function listDue(kv: Deno.Kv, now: Date): Promise<string[]> {
  const selector = { start: ClassesDue.prefix(0), end: ClassesDue.prefix(now.getTime() + 1) };
  const entries = await Array.fromAsync(kv.list(selector));
  return entries.map(({ key }) => String(key[2]));
}

/** Removes all classes of a tour that is removed for good. May be called twice. */
export async function removeClassesOf(kv: Deno.Kv, tourId: string, now: Date): Promise<void> {
  for await (const { key } of ClassesByTour.list(kv, [tourId])) {
    const { value } = await Classes.get(kv, String(key[2]));
    if (value) await removeClass(kv, value, now);
    else await kv.delete(key);
  }
}

/**
 * Removes a class with its pupils, its submissions, and the files that nothing else uses. May be
 * called twice.
 */
async function removeClass(kv: Deno.Kv, record: ClassRecord, now: Date): Promise<void> {
  const { id } = record;
  // Ended first, so that nobody adds anything meanwhile.
  await mutate(async () => {
    const entry = await Classes.get(kv, id);
    if (entry.value === null || entry.value.endedAt !== undefined) return { result: undefined };
    const operation = kv.atomic().check(entry);
    await addClassEnd(kv, operation, entry.value, now);
    return { operation, result: undefined };
  });
  await finishLeavers(kv, now);
  await forgetClassFiles(kv, id);
  await ClassWords.clear(kv, id);
  await Submissions.clear(kv, id);
  const { value: last } = await Classes.get(kv, id);
  if (last === null) return;
  const operation = kv.atomic().delete(ClassCodes.key(await sha256(last.code)));
  Classes.drop(operation, [last.id], last);
  await operation.commit();
}

/**
 * Takes the files of former pupils out of their accounts: what a submission uses stays, as long as
 * that. May be called twice, also at once.
 */
export async function finishLeavers(kv: Deno.Kv, now: Date): Promise<void> {
  for await (const { key } of ClassLeavers.list(kv)) {
    const memberId = String(key[1]);
    // First, so that no upload ends in an account that is empty already.
    for await (const { value } of Uploads.list(kv, [memberId])) {
      await forgetUpload(kv, value, now);
    }
    for await (const { key } of UserMedia.list(kv, [memberId])) {
      await releaseMedia(kv, { userId: memberId, hash: String(key[2]), now });
    }
    await Answers.clear(kv, memberId);
    await kv.delete(key);
  }
}

/** Ends an upload, whose parts the next sweep removes; one that has ended has none left. */
async function forgetUpload(kv: Deno.Kv, upload: Upload, now: Date): Promise<void> {
  if (upload.result) return await kv.delete(Uploads.key(upload.userId, upload.id));
  await refuseUpload(kv, upload, { status: 400, detail: t("classHasEnded") });
  await mutate(async () => {
    const entry = await Uploads.get(kv, upload.userId, upload.id);
    if (entry.value === null) return { result: undefined };
    const ended = { ...entry.value, name: t("untitledFile"), expiresAt: now.toISOString() };
    return { operation: kv.atomic().check(entry).set(entry.key, ended), result: undefined };
  });
}
