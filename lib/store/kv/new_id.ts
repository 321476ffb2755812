/** New ids. */
import { monotonicFactory } from "ulid";

const next = monotonicFactory();

/**
 * A new ULID. Those of one process grow, also within a millisecond and when the clock steps back,
 * so that keys made of them stand in the order in which they were made.
 */
export const newId = (now: Date = new Date()): string => next(now.getTime());
