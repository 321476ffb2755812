/** What brings the records of an older store to the shape that this program writes. */
import { migrateTours } from "./tours.ts";

/**
 * Changes all records of one kind that have an older shape; returns how many. A step may be killed
 * at any point, and is then run again from its start: it changes each record in one atomic
 * operation that checks what it read, and leaves alone what has the new shape.
 */
export type MigrationStep = (kv: Deno.Kv) => Promise<number>;

/** The steps in their order, by the version to which they lead. */
export const STEPS: Record<number, MigrationStep[]> = {
  2: [migrateTours],
};
