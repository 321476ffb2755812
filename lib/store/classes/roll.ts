import { ClassRolls } from "../records/classes.ts";
/**
 * `["class_rolls", classId]` grows with each change of a class's pupils and devices, so that the
 * end of the class, which checks it, misses nobody. It is a sum: pupils who join at once do not
 * wait for each other.
 */

/** Adds to `operation` that pupils or devices of a class change. */
export const addToRoll = (operation: Deno.AtomicOperation, classId: string) =>
  operation.sum(ClassRolls.key(classId), 1n);
