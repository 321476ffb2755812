/** The pupils of a class, as their teacher sees and removes them. */
import type { ClassMember, MemberCode } from "../../model/class/member.ts";
import { newClassCode } from "../../model/class/class_code.ts";
import { MEMBER_CODE_MS } from "../../model/class/class_limits.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { renewCode } from "./class_codes.ts";
import { finishLeavers, removeMember } from "./class_end.ts";
import { beginClassStep, type ClassAct, requireOpen } from "./class_step.ts";
import { addToRoll } from "./roll.ts";
import {
  ClassCodes,
  ClassMembers,
  type CodeTarget,
  type MemberRecord,
} from "../records/classes.ts";
import { sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The text for a pupil who is not in the class. */
export const noMember = (): string => t("noSuchPupil");

/** The pupils of a class, in the order in which they joined. */
export async function listMembers(kv: Deno.Kv, classId: string): Promise<ClassMember[]> {
  const selector = { prefix: ClassMembers.prefix(classId) };
  const entries = await Array.fromAsync(kv.list<MemberRecord>(selector));
  return entries.map(({ key, value: { nickname, joinedAt } }) => {
    return { id: String(key[2]), nickname, joinedAt };
  });
}

/**
 * A code that opens the place of a pupil on another device, once, within a day. In the same step
 * the device that had the place is out, also if it repeats the request with which it joined, and
 * the code before it opens nothing any more.
 *
 * @throws {Problem} 404 without the pupil; 410 when the class is over; 503 when too many write at
 * once; and as `beginClassStep` does.
 */
export async function giveMemberCode(
  kv: Deno.Kv,
  memberId: string,
  act: ClassAct,
): Promise<MemberCode> {
  const code = newClassCode();
  const hash = await sha256(code);
  const expiresAt = act.now.getTime() + MEMBER_CODE_MS;
  return await mutate(async () => {
    const { operation, record } = await beginClassStep(kv, act);
    requireOpen(record, act.now);
    const entry = await ClassMembers.get(kv, record.id, memberId);
    if (entry.value === null) throw new Problem(404, noMember());
    const { device: _, request: __, code: before, ...member } = entry.value;
    if (before !== undefined) operation.delete(ClassCodes.key(before));
    const target: CodeTarget = { classId: record.id, memberId, expiresAt };
    const ids: [string, string] = [record.id, memberId];
    ClassMembers.put(operation.check(entry), ids, [entry.value, { ...member, code: hash }])
      .set(ClassCodes.key(hash), target, { expireIn: MEMBER_CODE_MS });
    addToRoll(operation, record.id);
    return { operation, result: { code, expiresAt: new Date(expiresAt).toISOString() } };
  });
}

/**
 * Takes a pupil out of a class, which gets a new code in the same step, because the pupil knows the
 * one before; the submissions and all others stay. No effect without the pupil.
 *
 * @throws {Problem} 503 when too many write at once; and as `beginClassStep` does.
 */
export async function expelMember(kv: Deno.Kv, memberId: string, act: ClassAct): Promise<void> {
  await mutate(async () => {
    const { operation, record } = await beginClassStep(kv, act);
    const entry = await ClassMembers.get(kv, record.id, memberId);
    if (entry.value === null) return { result: undefined };
    removeMember(operation.check(entry), record.id, entry);
    await renewCode(operation, record);
    return { operation, result: undefined };
  });
  await finishLeavers(kv, act.now);
}
