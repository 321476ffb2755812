/** Keeps the screen on, because browsers deliver positions only while the page is visible. */
import { type Signal, signal } from "@preact/signals-core";

/** 'unavailable': this browser cannot keep the screen on, or this device does not at present. */
export type WakeLockStatus = "off" | "on" | "unavailable";

/** The wake lock of a page: `state` says whether the screen is kept on. */
type WakeLockDriver = ReturnType<typeof createWakeLock>;

/**
 * Makes the driver. Browsers release the lock when `page` is hidden; it is requested again when
 * the page is visible. At most one request is in flight and at most one lock is held. No call
 * throws.
 */
export function createWakeLock(wakeLock: WakeLock | undefined, page: Document) {
  const state: Signal<WakeLockStatus> = signal("off");
  let isWanted = false;
  let isRequesting = false;
  /** The page was shown or hidden during a request, whose answer may be about the state before. */
  let mustAskAgain = false;
  let held: WakeLockSentinel | undefined;

  async function request(): Promise<void> {
    if (isRequesting) mustAskAgain = true;
    if (!isWanted || held || isRequesting || page.visibilityState !== "visible") return;
    isRequesting = true;
    mustAskAgain = false;
    try {
      if (!wakeLock) throw new Error("This browser has no wake lock");
      hold(await wakeLock.request("screen"));
    } catch {
      // A low battery is another reason. The walk shows it and goes on.
      state.value = isWanted ? "unavailable" : "off";
    }
    isRequesting = false;
    if (mustAskAgain) await request();
  }

  function hold(lock: WakeLockSentinel): void {
    if (!isWanted) return void letGo(lock);
    if (lock.released) return;
    held = lock;
    state.value = "on";
    lock.addEventListener("release", () => {
      if (held !== lock) return;
      held = undefined;
      state.value = "off";
    });
  }

  page.addEventListener("visibilitychange", request);
  return {
    state,
    /** Keeps the screen on from now on, whenever the page is visible. */
    hold(): void {
      isWanted = true;
      request();
    },
    /** Lets the screen go off again. */
    release(): void {
      isWanted = false;
      state.value = "off";
      const lock = held;
      held = undefined;
      if (lock) letGo(lock);
    },
  };
}

/** Releasing fails only for a lock that the browser has already taken back. */
const letGo = (lock: WakeLockSentinel) => lock.release().catch(() => {});
