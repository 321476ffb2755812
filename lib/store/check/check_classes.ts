/** Checks the codes of classes and pupils, of which the store has the hashes. */
import { sha256 } from "../kv/secret.ts";
import {
  ClassCodes,
  Classes,
  ClassMembers,
  type ClassRecord,
  type CodeTarget,
  type MemberRecord,
} from "../records/classes.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds classes without a code, and codes of nothing. */
export async function* checkClasses(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const { value } of listSound<ClassRecord>(kv, Classes.root)) {
    const stored = await ClassCodes.get(kv, await sha256(value.code));
    const finding = compared(stored, { classId: value.id }, "the way to a class");
    if (finding) yield finding;
  }
  for await (const entry of listSound<CodeTarget>(kv, ClassCodes.root)) {
    const [hash] = ClassCodes.idsOf(entry.key);
    const { classId, memberId } = entry.value;
    const isSound = memberId === undefined
      ? await codeOf(kv, classId) === hash
      : (await getSound<MemberRecord>(kv, ClassMembers.key(classId, memberId)))?.code === hash;
    if (!isSound) yield removed(entry, "a way to a missing entry", "notice");
  }
}

/** The hash of the code of a class; undefined without the class. */
async function codeOf(kv: Deno.Kv, classId: string): Promise<string | undefined> {
  const record = await getSound<ClassRecord>(kv, Classes.key(classId));
  return record === null ? undefined : await sha256(record.code);
}
