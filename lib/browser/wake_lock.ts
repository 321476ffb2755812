/** Keeps the screen on: browsers deliver positions only while the page is seen. */
import { type Signal, signal } from "@preact/signals-core";

/** 'unavailable': this browser, or this device now, does not keep the screen on. */
export type Wakefulness = "off" | "on" | "unavailable";

/** The lock of `page`; browsers take it back when the page is hidden, and it is asked for again. */
export function createWakeLock(wakeLock: WakeLock | undefined, page: Document) {
  const state: Signal<Wakefulness> = signal("off");
  let wanted = false;
  let held: WakeLockSentinel | undefined;

  async function take(): Promise<void> {
    if (!wanted || held || page.visibilityState !== "visible") return;
    try {
      if (!wakeLock) throw new Error("No wake lock in this browser");
      const lock = held = await wakeLock.request("screen");
      lock.addEventListener("release", () => {
        held = undefined;
        state.value = "off";
      });
      if (wanted) state.value = "on";
      else await lock.release();
    } catch {
      // A battery that is low is a reason, too: the walk says so and goes on.
      state.value = wanted ? "unavailable" : "off";
    }
  }

  page.addEventListener("visibilitychange", take);
  return {
    state,
    /** From now on, whenever the page is seen. */
    hold(): void {
      wanted = true;
      take();
    },
    release(): void {
      wanted = false;
      state.value = "off";
      held?.release();
    },
  };
}
