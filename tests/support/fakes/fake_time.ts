/** The timers of the program in place of the runtime's, until it is disposed. */
import { fakeTimers } from "./fake_timers.ts";

export class FakeTime implements Disposable {
  #timers = fakeTimers();
  #real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

  constructor() {
    globalThis.setTimeout = this.#timers.setTimeout;
    globalThis.clearTimeout = this.#timers.clearTimeout;
  }

  /** Moves the time on by `ms`; intervals are not part of it. */
  advance(ms: number): Promise<void> {
    return this.#timers.advance(ms);
  }

  [Symbol.dispose](): void {
    Object.assign(globalThis, this.#real);
  }
}
