/**
 * Detects jumps of the clock: `["clock"]` has the time of the last look, and since when the clock
 * is steady. Nothing may be removed as too old because the clock is wrong.
 */
import { z } from "zod";
import { mutate } from "./atomic.ts";
import { Milliseconds } from "./fields.ts";
import { Collection } from "./collection.ts";

/** A look at the clock. */
const Looked = z.object({ at: Milliseconds, steadySince: Milliseconds });
type Looked = z.infer<typeof Looked>;

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/**
 * Looks are an hour apart; a program that was suspended for longer looks like a jump of the clock.
 */
const LONGEST_GAP_MS = 2 * DAY;

/** The largest difference between the clocks of two machines, in milliseconds. */
const DIFFERENCE_MS = HOUR;

/** How long a host has to correct a clock that jumped, in milliseconds. */
const STEADY_AFTER_MS = DAY;

export const Clock = new Collection("clock", [], Looked, { kind: "note" });

/**
 * The result of a look at the clock: whether it has been steady for a day, and the time of the look
 * before, if that does not fit.
 */
type ClockLook = { isSteady: boolean; leaptFrom?: Date };

/**
 * Looks at the clock, and stores that. Called each hour, by any number of processes.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function lookAtClock(kv: Deno.Kv, now: Date): Promise<ClockLook> {
  return mutate<ClockLook>(async () => {
    const at = now.getTime();
    const entry = await Clock.get(kv);
    const before = entry.value ?? { at, steadySince: at };
    const gap = at - before.at;
    const leapt = gap > LONGEST_GAP_MS || gap < -DIFFERENCE_MS;
    const steadySince = leapt ? at : before.steadySince;
    return {
      operation: kv.atomic().check(entry).set(entry.key, { at, steadySince } satisfies Looked),
      result: {
        isSteady: at - steadySince >= STEADY_AFTER_MS,
        ...(leapt ? { leaptFrom: new Date(before.at) } : {}),
      },
    };
  });
}

/** Whether the clock has been steady for a day by the looks so far, and is so now. */
export async function isClockSteady(kv: Deno.Kv, now: Date): Promise<boolean> {
  const { value } = await Clock.get(kv);
  if (value === null) return true;
  const gap = now.getTime() - value.at;
  const leaps = gap > LONGEST_GAP_MS || gap < -DIFFERENCE_MS;
  return !leaps && now.getTime() - value.steadySince >= STEADY_AFTER_MS;
}
