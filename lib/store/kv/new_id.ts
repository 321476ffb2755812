/** New ids. */
import { monotonicFactory } from "ulid";

const next = monotonicFactory();

/**
 * A new ULID. The ids of one process increase, even within a millisecond and when the clock steps
 * back, so that keys sort in the order of creation.
 */
export const newId = (now: Date = new Date()): string => next(now.getTime());
