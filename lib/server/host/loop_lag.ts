/**
 * By how much the event loop is late: how long a request waits before anything of it begins.
 *
 * Measured by a timer. Deno has `monitorEventLoopDelay` of Node, which says 1 ms of a loop that was
 * blocked for 500 (Deno 2.9.6).
 */

export type LoopLag = {
  /** Notes that a timer of `interval` milliseconds rang `lag` milliseconds late. */
  note(interval: number, lag: number): void;
  /** Seconds of the mean of some fifteen seconds, the newest counting most. */
  mean(): number;
  /** Seconds of the longest lag of the last minute or two. */
  longest(): number;
  /** Whether it stays high, so that this process should get no more requests. */
  isHigh(): boolean;
};

/** Seconds after which a lag counts for a third. */
const SPAN = 15;

/**
 * High from one second in the mean on, until it is a quarter: one block of three seconds is not
 * enough, half a minute of blocks of a second is. A process under full load has some 50 ms. Between
 * the two, and for some twenty seconds after a long block, it stays as it is, so that a balancer
 * does not take it in and out.
 */
const HIGH = 1;
const LOW = 0.25;

/** Seconds that one lag counts at most: a machine that was asleep is not slow. */
const MOST = 5;

/** Milliseconds of a minute. */
const MINUTE = 60_000;

/** Makes one that has noted nothing. */
export function createLoopLag(clock = () => performance.now()): LoopLag {
  let mean = 0;
  let high = false;
  let [current, before] = [0, 0];
  let minute = clock();
  return {
    note(interval, lag) {
      const seconds = Math.min(MOST, Math.max(0, lag) / 1000);
      mean += (1 - Math.exp(-(interval / 1000 + seconds) / SPAN)) * (seconds - mean);
      high = mean >= (high ? LOW : HIGH);
      if (clock() - minute >= MINUTE) {
        [current, before] = [0, clock() - minute >= 2 * MINUTE ? 0 : current];
        minute = clock();
      }
      current = Math.max(current, Math.max(0, lag) / 1000);
    },
    mean: () => mean,
    longest: () => Math.max(current, before),
    isHigh: () => high,
  };
}

/** How often is looked, in milliseconds. */
const INTERVAL = 250;

/** Notes the lag of this process in `lag`, until `stopping` aborts. */
export function watchLoop(lag: LoopLag, stopping: AbortSignal): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lag.note(INTERVAL, now - last - INTERVAL);
    last = now;
  }, INTERVAL);
  stopping.addEventListener("abort", () => clearInterval(timer));
}
