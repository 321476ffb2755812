/** For how long something keeps the event loop to itself. */
import process from "node:process";

/** How often something is done again that took long: the first time it is compiled. */
const MOST_TRIES = 5;

/**
 * Longest time for which `run` had the loop without a pause in which others have their turn, in
 * milliseconds of processor time of this thread: what other processes and threads take of the
 * machine does not count. The least of some tries, or the first below `enough`.
 */
export async function leastHold(run: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < MOST_TRIES && least >= enough; tries++) {
    least = Math.min(least, await longestHold(run));
  }
  return least;
}

async function longestHold(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = threadMs();
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look);
  try {
    // The first turn of the timer is before anything of it begins.
    await new Promise((resolve) => setTimeout(resolve));
    look();
    await run();
    look();
    return longest;
  } finally {
    clearInterval(timer);
  }
}

/** Milliseconds of the work below where the bounds of tests were chosen. */
const USUAL_MS = 70;

/**
 * How many times slower this machine is than the one on which the bounds of tests were chosen, by
 * processor time: 1 where it is as fast.
 */
export function slowness(): number {
  const tries = Array.from({ length: 5 }, () => {
    const before = threadMs();
    for (let times = 0; times < 6; times++) {
      const items = Array.from(
        { length: 20_000 },
        (_, n) => ({ n, title: `Stop ${n}`, at: n / 7 }),
      );
      JSON.parse(JSON.stringify(items));
    }
    return threadMs() - before;
  });
  return Math.max(1, Math.min(...tries) / USUAL_MS);
}

/** Milliseconds for which this thread has had a processor. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
