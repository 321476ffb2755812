/**
 * `["class_rolls", classId]` grows with each change of a class's pupils and devices, so that the
 * end of the class, which checks it, misses nobody. It is a sum: pupils who join at once do not
 * wait for each other.
 */

/** The prefix of all rolls. */
export const CLASS_ROLLS: Deno.KvKey = ["class_rolls"];

/** A `Deno.KvU64`. */
export const rollKey = (classId: string): Deno.KvKey => [...CLASS_ROLLS, classId];

/** Adds to `operation` that pupils or devices of a class change. */
export const addToRoll = (operation: Deno.AtomicOperation, classId: string) =>
  operation.sum(rollKey(classId), 1n);
