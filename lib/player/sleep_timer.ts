/** The sleep timer: pauses the player after some minutes, or at the end of a story. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "../device/storage.ts";
import { SLEEP_KEY } from "../device/storage_keys.ts";
import type { Player } from "./player.ts";

/** The minutes to choose from. */
export const SLEEP_MINUTES = [5, 15, 30, 45] as const;

/** Milliseconds of the fade before the pause. */
const FADE_MS = 8000;

/** Milliseconds between two steps of the volume. */
const FADE_STEP_MS = 200;

const MINUTE_MS = 60_000;

/** When the timer ends: in ms since 1970, or when a story ends. */
type Bedtime = number | "story";

/**
 * The parts of a timer. Tabs that share `storage` share one timer: `page` fires 'storage' when
 * another one has set it. `now`: milliseconds since 1970.
 */
type SleepTimerParts = {
  player: Pick<Player, "on" | "status" | "fadeTo" | "fallAsleep" | "isElsewhere">;
  storage?: KeyValueStorage;
  page?: EventTarget;
  now?: () => number;
  timers?: {
    setTimeout(callback: () => void, ms: number): unknown;
    clearTimeout(id: unknown): void;
  };
};

export type SleepTimer = ReturnType<typeof createSleepTimer>;

/** Makes the timer of a player, set as it was before a reload. No action throws. */
export function createSleepTimer(
  { player, storage, page = globalThis, now = Date.now, timers = globalThis as never }:
    SleepTimerParts,
) {
  let bedtime: Bedtime | undefined;
  let timeout: unknown;
  const left = signal<number | "story" | undefined>(undefined);

  /** Fades, pauses, or waits until the shown minutes change. */
  function look(): void {
    timers.clearTimeout(timeout);
    if (typeof bedtime !== "number") {
      left.value = bedtime;
      return player.fadeTo(1);
    }
    const ms = bedtime - now();
    if (ms <= 0) return fallAsleep(false);
    left.value = Math.ceil(ms / MINUTE_MS);
    player.fadeTo(Math.min(1, ms / FADE_MS));
    const next = ms <= FADE_MS
      ? FADE_STEP_MS
      : Math.min(ms - FADE_MS, ms - (left.value - 1) * MINUTE_MS);
    timeout = timers.setTimeout(look, next);
  }

  function fallAsleep(afterStory: boolean): void {
    player.fallAsleep(afterStory);
    set(undefined);
  }

  function set(next: Bedtime | undefined): void {
    bedtime = next;
    write(storage, next);
    look();
  }

  player.on(({ type }) => {
    if (type !== "finished" || bedtime !== "story") return;
    fallAsleep(true);
  });
  player.status.subscribe((status) => {
    const isClosed = status === "idle" && !player.isElsewhere.peek();
    if (isClosed && bedtime !== undefined) set(undefined);
  });
  const readAgain = () => {
    bedtime = read(storage, now());
    look();
  };
  page.addEventListener("storage", (event) => {
    if ((event as StorageEvent).key === SLEEP_KEY) readAgain();
  });
  // A new page has no tour at first, which must not end the timer: it is read after that.
  readAgain();

  return {
    /** The whole minutes left, 1 in the last one; "story" for the end of a story. */
    left: left as ReadonlySignal<typeof left.value>,
    /** Sets the timer to so many minutes, to the end of the story, or off. */
    set: (to: number | "story" | "off"): void =>
      set(to === "off" ? undefined : to === "story" ? to : now() + to * MINUTE_MS),
  };
}

/** The stored timer, unless it is over or invalid. */
function read(storage: KeyValueStorage | undefined, now: number): Bedtime | undefined {
  try {
    const text = storage?.getItem(SLEEP_KEY);
    if (text === "story") return text;
    const ms = Number(text) - now;
    return ms > 0 && ms <= Math.max(...SLEEP_MINUTES) * MINUTE_MS ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: KeyValueStorage | undefined, bedtime: Bedtime | undefined): void {
  try {
    if (bedtime === undefined) storage?.removeItem(SLEEP_KEY);
    else storage?.setItem(SLEEP_KEY, String(bedtime));
  } catch {
    // The storage is full: the timer is lost with the page.
  }
}
