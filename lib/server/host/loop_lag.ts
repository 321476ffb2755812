/**
 * The lag of the event loop: how long a request waits before its work begins.
 *
 * Measured by a timer. Node's `monitorEventLoopDelay` in Deno reports 1 ms for a loop that was
 * blocked for 500 ms (Deno 2.9.6).
 */

export type LoopLag = {
  /** Records that a timer of `interval` milliseconds fired `lag` milliseconds late. */
  note(interval: number, lag: number): void;
  /** The mean of about fifteen seconds, in seconds; newer lags weigh more. */
  mean(): number;
  /** The longest lag of the last minute or two, in seconds. */
  longest(): number;
  /** Whether the lag stays so high that this process should get no more requests. */
  isHigh(): boolean;
};

/** Seconds after which a lag's weight is down to a third. */
const SPAN = 15;

/**
 * A mean of one second or more is high, until it is down to a quarter: a single block of three
 * seconds is not enough, half a minute of one-second blocks is. A process under full load has some
 * 50 ms. Two limits, and the twenty seconds after a long block, keep a balancer from switching the
 * process off and on.
 */
const HIGH = 1;
const LOW = 0.25;

/** The most seconds for which one lag counts: a machine that was asleep is not slow. */
const MOST = 5;

/** Milliseconds of a minute. */
const MINUTE = 60_000;

/** Makes an empty record. */
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

/** How often the lag is measured, in milliseconds. */
const INTERVAL = 250;

/** Records the lag of this process in `lag`, until `stopping` aborts. */
export function watchLoop(lag: LoopLag, stopping: AbortSignal): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lag.note(INTERVAL, now - last - INTERVAL);
    last = now;
  }, INTERVAL);
  stopping.addEventListener("abort", () => clearInterval(timer));
}
