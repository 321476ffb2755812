/** The position of a device that stands still for a moment, as exact as it gets there. */
import type { Fix } from "../../../../lib/geo/fix.ts";
import { getLocation, type Location } from "../../../../lib/device/location/location.ts";
import { allowLater, locationError } from "../../../../lib/device/location/location_error.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

/** Radii in metres: one that is good enough at once, and the largest that is of use. */
const [GOOD, WORST] = [10, 100];

/** How long a better position is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Devices answer with earlier positions, too: older ones, in ms, are of another place. */
const FRESH = 10_000;

type Parts = {
  /** Called with each position of use that is better than the one before. */
  onBetter: (fix: Fix) => void;
  location?: Pick<Location, "locate" | "on">;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/**
 * Resolves to the best position within some seconds, or to the first good one. Rejects with an
 * Error for people that says what to do.
 */
export function findHere(
  { onBetter, location = getLocation(), timers = globalThis }: Parts,
): Promise<Fix> {
  return new Promise((resolve, reject) => {
    let best: Fix | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isFresh = ({ time }: Fix) => Date.now() - time < FRESH;
    const isBetter = (fix: Fix) =>
      !best || isFresh(fix) && (!isFresh(best) || fix.accuracy < best.accuracy);
    const forget = location.on({
      fix(fix) {
        timer ??= timers.setTimeout(end, PATIENCE);
        if (!isBetter(fix)) return;
        best = fix;
        if (fix.accuracy <= WORST) onBetter(fix);
        if (fix.accuracy <= GOOD && isFresh(fix)) end();
      },
      lost() {}, // Another position may follow; the first failure rejects below.
    });
    function end(problem?: string): void {
      forget();
      timers.clearTimeout(timer);
      if (best && best.accuracy <= WORST) resolve(best);
      else if (best) {
        const radius = Math.round(best.accuracy);
        reject(new Error(t("knownOnlyWithin", { radius: String(radius) })));
      } else reject(new Error(problem));
    }
    location.locate().catch(({ message }: Error) => {
      if (!best) end(`${message}. ${isDenied(message) ? allowLater() : t("goElsewhere")}`);
    });
  });
}

const isDenied = (message: string) => message === locationError({ code: 1 });
