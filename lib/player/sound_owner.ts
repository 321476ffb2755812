/**
 * Only one tab of the site has the sound: the last one that was told to play. Uses the Web Locks
 * API, which releases the sound when a tab is closed or crashes.
 */
import type { Signal } from "@preact/signals-core";

/** The lock of the tab with the sound. */
const SOUND_LOCK = "player-sound";

type SoundOwnerParts = {
  /** Without it (Safari before 15.4) each tab plays independently. */
  locks: Pick<LockManager, "request"> | undefined;
  /** Set to true when another tab takes the sound, to false when this one has it again. */
  isElsewhere: Signal<boolean>;
  /** Called after `isElsewhere` has become true: this tab must fall silent. */
  onTaken: () => void;
};

/** Makes this tab's part. No call throws or waits. */
export function createSoundOwner({ locks, isElsewhere, onTaken }: SoundOwnerParts) {
  /** Releases the lock that this tab holds or has requested. */
  let letGo: (() => void) | undefined;
  /** Cancels the waiting request for the lock. */
  let waiting: AbortController | undefined;

  function request(options: LockOptions): void {
    let release = () => {};
    const held = new Promise<void>((resolve) => release = resolve);
    const begin = () => {
      waiting = undefined;
      letGo = release;
      isElsewhere.value = false;
    };
    if (options.steal) begin();
    locks?.request(SOUND_LOCK, options, () => {
      if (!options.steal) begin();
      return held;
    }).catch((cause) => {
      // A browser may refuse all locks, for instance without cookies.
      if (letGo !== release || cause.name !== "AbortError") return;
      letGo = undefined;
      isElsewhere.value = true;
      onTaken();
    });
  }

  return {
    /** Takes the sound from whichever tab has it. */
    claim(): void {
      if (letGo || !locks) return;
      waiting?.abort();
      request({ steal: true });
    },
    /** Takes the sound back as soon as no tab has it any more, unless `isWanted` is false. */
    claimWhenFree(isWanted: boolean): void {
      waiting?.abort();
      waiting = undefined;
      if (!isWanted || !isElsewhere.peek()) return;
      waiting = new AbortController();
      request({ signal: waiting.signal });
    },
    /** Neither plays nor intends to. */
    release(): void {
      letGo?.();
      letGo = undefined;
    },
  };
}
