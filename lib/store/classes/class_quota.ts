/** The room for the files of a class, beside that of each pupil. */
import { Problem } from "../../model/web/problem.ts";
import { isOver } from "./class_record.ts";
import { listMembers } from "./members.ts";
import { noClass } from "./pupil_view.ts";
import { addToRoll } from "./roll.ts";
import { type MediaUsage, MediaUsages } from "../records/media.ts";
import { Classes, ClassMembers, type ClassRecord, ClassRolls } from "../records/classes.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Most keys of one read of KV. */
const KEYS_PER_READ = 10;

/** An upload of a pupil: its size and the quota of the class, in bytes. */
type PupilUpload = { classId: string; memberId: string; size: number; quota: number; now: Date };

/**
 * Adds to `operation`, which begins an upload of a pupil, that the pupil is in the class, and that
 * the files of all pupils fit into the quota of the class.
 *
 * @throws {Problem} 413 beyond the quota; 401 when the class has ended.
 */
export async function checkClassRoom(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { classId, memberId, size, quota, now }: PupilUpload,
): Promise<void> {
  const [entry, member, roll] = await kv.getMany<[ClassRecord, unknown, Deno.KvU64]>([
    Classes.key(classId),
    ClassMembers.key(classId, memberId),
    ClassRolls.key(classId),
  ]);
  if (entry.value === null || isOver(entry.value, now) || member.value === null) {
    throw new Problem(401, noClass());
  }
  // Of two uploads at once, the second sees what the first has reserved.
  operation.check(member).check(roll);
  addToRoll(operation, classId);
  const used = await usedBy(kv, (await listMembers(kv, classId)).map(({ id }) => id));
  if (used + size <= quota) return;
  throw new Problem(
    413,
    t("filesClassFillIts", { megabytes: quota / 1e6 }),
  );
}

async function usedBy(kv: Deno.Kv, memberIds: readonly string[]): Promise<number> {
  let used = 0;
  for (let start = 0; start < memberIds.length; start += KEYS_PER_READ) {
    const keys = memberIds.slice(start, start + KEYS_PER_READ).map(MediaUsages.key);
    for (const { value } of await kv.getMany<MediaUsage[]>(keys)) used += value?.bytes ?? 0;
  }
  return used;
}
