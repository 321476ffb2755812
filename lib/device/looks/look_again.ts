/** Asks again and again for what others have changed, while the page is visible. */

/** From one answer to the next request, in milliseconds. */
export const PACE = 10_000;

/** The longest pause after failures, in milliseconds. */
export const SLOWEST_PACE = 60_000;

/**
 * The result of a look. "outdated": the page has changed something since the request was sent, and
 * looks again at once. "over": the server has nothing more for this page.
 */
export type Look = "answered" | "outdated" | "failed" | "over";

type Parts = {
  /** Asks once; never rejects. */
  look: () => Promise<Look>;
  isVisible: () => boolean;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/** Begins with the first pause. After failures the pauses are twice as long each time. */
export function lookAgain({ look, isVisible, timers = globalThis }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isEnded = false;

  function schedule(ms: number): void {
    timers.clearTimeout(timer);
    if (isEnded) return;
    timer = timers.setTimeout(() => {
      if (isVisible()) void now();
    }, ms);
  }

  /** Looks now. Never rejects. */
  async function now(): Promise<void> {
    timers.clearTimeout(timer);
    const came = await look();
    if (came === "over") return timers.clearTimeout(timer);
    failures = came === "failed" ? failures + 1 : 0;
    schedule(came === "outdated" ? 0 : Math.min(PACE * 2 ** failures, SLOWEST_PACE));
  }

  schedule(PACE);
  return {
    now,
    /** To be called when the page is shown or hidden. */
    visibilityChanged(): void {
      if (isVisible()) void now();
      else timers.clearTimeout(timer);
    },
    end(): void {
      isEnded = true;
      timers.clearTimeout(timer);
    },
  };
}
