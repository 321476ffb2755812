/** Asks a waiting build to take over. */
import type { TakeoverRequest } from "../../lib/offline/messages.ts";

/**
 * The pause before the first repetition, in milliseconds; each is twice the one before. The page
 * that this one has replaced may count as open for a while, and so does another tab; and the
 * browser may end the worker before it has answered.
 */
const FIRST_PAUSE = 5000;

/** The page's parts for an offer. */
type OfferParts = {
  /** True while a reload would lose something. */
  wouldLose: () => boolean;
  /** The paths of the script and the style sheet of the page. */
  files: () => string[];
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/**
 * Returns a function that tells the waiting worker this page's build, unless something plays or is
 * typed: the worker decides, and is asked again until it has taken over.
 */
export function createTakeoverOffer({ wouldLose, files, timers = globalThis }: OfferParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function offer(
    registration: Pick<ServiceWorkerRegistration, "waiting">,
    pause = FIRST_PAUSE,
  ): void {
    timers.clearTimeout(timer);
    const { waiting } = registration;
    if (!waiting || wouldLose()) return;
    waiting.postMessage({ type: "take-over", files: files() } satisfies TakeoverRequest);
    timer = timers.setTimeout(() => offer(registration, 2 * pause), pause);
  };
}
