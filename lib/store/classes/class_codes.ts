/**
 * The codes of a class. A new code ends the one before. `["void_class_codes", tourId]` is written
 * when somebody who knew the codes of a tour's classes loses the role: until each class has a new
 * code, no code of the tour opens a class.
 */
import { newClassCode } from "../../model/class/class_code.ts";
import { mutate } from "../kv/atomic.ts";
import { isOver } from "./class_record.ts";
import {
  ClassCodes,
  Classes,
  ClassesByTour,
  ClassMembers,
  type ClassRecord,
  type CodeTarget,
  VoidCodes,
} from "../records/classes.ts";
import { sha256 } from "../kv/secret.ts";

/** Adds to `operation` that no code of a tour's classes opens anything until `renewVoidCodes`. */
export const voidCodes = (operation: Deno.AtomicOperation, tourId: string) =>
  operation.set(VoidCodes.key(tourId), true);

/** Adds to `operation` that a class gets a new code, with its other changes in `after`. */
export async function renewCode(
  operation: Deno.AtomicOperation,
  before: ClassRecord,
  after: ClassRecord = before,
): Promise<void> {
  const code = newClassCode();
  const revision = before.revision + 1;
  Classes.put(operation, [before.id], [before, { ...after, code, revision }]);
  operation.delete(ClassCodes.key(await sha256(before.code)))
    .set(ClassCodes.key(await sha256(code)), { classId: before.id } satisfies CodeTarget);
}

/**
 * Gives new codes to the classes whose codes are void, and ends the codes of their pupils for lost
 * devices. May be called twice, also at once.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function renewVoidCodes(kv: Deno.Kv, now: Date): Promise<void> {
  for await (const mark of VoidCodes.list(kv)) {
    for await (const { key } of ClassesByTour.list(kv, [String(mark.key[1])])) {
      await renewAll(kv, String(key[2]), now);
    }
    // One that was set meanwhile stays.
    await kv.atomic().check(mark).delete(mark.key).commit();
  }
}

async function renewAll(kv: Deno.Kv, classId: string, now: Date): Promise<void> {
  await mutate(async () => {
    const entry = await Classes.get(kv, classId);
    if (entry.value === null || isOver(entry.value, now)) return { result: undefined };
    const operation = kv.atomic().check(entry);
    await renewCode(operation, entry.value);
    for await (const { value } of ClassMembers.list(kv, [classId])) {
      if (value.code !== undefined) operation.delete(ClassCodes.key(value.code));
    }
    return { operation, result: undefined };
  });
}
