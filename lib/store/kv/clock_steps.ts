/**
 * Whether the clock has gone on as clocks do: under `["clock"]` when it was looked at last, and
 * since when it is steady. What is removed because it is old must not be removed because the clock
 * is wrong.
 */
import { z } from "zod";
import { mutate } from "./atomic.ts";
import { Milliseconds } from "./fields.ts";

/** A look at the clock. */
export const Looked = z.object({ at: Milliseconds, steadySince: Milliseconds });
type Looked = z.infer<typeof Looked>;

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** Looks are an hour apart; a program that stood still for longer looks like a clock that leapt. */
const LONGEST_GAP_MS = 2 * DAY;

/** How far apart the clocks of two machines may be, in milliseconds. */
const DIFFERENCE_MS = HOUR;

/** How long a host has to correct a clock that leapt, in milliseconds. */
const STEADY_AFTER_MS = DAY;

const KEY: Deno.KvKey = ["clock"];

/**
 * What a look at the clock finds: whether it has been steady for a day, and when it was looked at
 * before, where that does not fit.
 */
type ClockLook = { isSteady: boolean; leaptFrom?: Date };

/**
 * Looks at the clock, and notes it. Called each hour, by any number of processes.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function lookAtClock(kv: Deno.Kv, now: Date): Promise<ClockLook> {
  return mutate<ClockLook>(async () => {
    const at = now.getTime();
    const entry = await kv.get<Looked>(KEY);
    const before = entry.value ?? { at, steadySince: at };
    const gap = at - before.at;
    const leapt = gap > LONGEST_GAP_MS || gap < -DIFFERENCE_MS;
    const steadySince = leapt ? at : before.steadySince;
    return {
      operation: kv.atomic().check(entry).set(KEY, { at, steadySince } satisfies Looked),
      result: {
        isSteady: at - steadySince >= STEADY_AFTER_MS,
        ...(leapt ? { leaptFrom: new Date(before.at) } : {}),
      },
    };
  });
}
