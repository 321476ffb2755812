/** A wake lock whose requests wait until a test answers them, and a page that can be hidden. */

class FakeSentinel extends EventTarget {
  released = false;
  readonly type = "screen";
  onrelease = null;

  async release(): Promise<void> {
    if (this.released) return;
    this.released = true;
    await Promise.resolve();
    this.dispatchEvent(new Event("release"));
  }
}

export class FakeWakeLock implements WakeLock {
  /** The locks given so far. */
  readonly locks: FakeSentinel[] = [];
  #waiting: PromiseWithResolvers<WakeLockSentinel>[] = [];

  request(): Promise<WakeLockSentinel> {
    const waiting = Promise.withResolvers<WakeLockSentinel>();
    this.#waiting.push(waiting);
    return waiting.promise;
  }

  /** How many requests wait for an answer. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** How many locks keep the screen on. */
  get holding(): number {
    return this.locks.filter(({ released }) => !released).length;
  }

  /**
   * Answers the oldest request with a lock, one that is over already, or a refusal; ends when that
   * has had its effect.
   */
  async answer({ refused = false, released = false } = {}): Promise<void> {
    const waiting = this.#waiting.shift();
    if (!waiting) throw new Error("No request waits");
    if (refused) waiting.reject(new DOMException("Low battery", "NotAllowedError"));
    else {
      const lock = new FakeSentinel();
      lock.released = released;
      this.locks.push(lock);
      waiting.resolve(lock as unknown as WakeLockSentinel);
    }
    await settled();
  }
}

export class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";

  get hidden(): boolean {
    return this.visibilityState === "hidden";
  }

  /** Shows or hides the page; browsers release all of `locks` that a hidden page holds. */
  async setVisible(isVisible: boolean, { locks }: FakeWakeLock): Promise<void> {
    this.visibilityState = isVisible ? "visible" : "hidden";
    this.dispatchEvent(new Event("visibilitychange"));
    if (!isVisible) await Promise.all(locks.map((lock) => lock.release()));
    await settled();
  }
}

/** Ends when every promise that could go on has gone on. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
