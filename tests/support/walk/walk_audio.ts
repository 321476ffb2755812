/** An audio element that a test plays: as browsers do, it reports what happens by events. */

export class WalkAudio extends EventTarget {
  src = "";
  volume = 1;
  paused = true;
  ended = false;
  currentTime = 0;
  duration = NaN;
  preload = "";
  /** Set to true, the browser wants a tap before it plays. */
  wantsTap = false;
  error: { code: number } | null = null;

  hasAttribute = () => this.src !== "";
  load(): void {}

  play(): Promise<void> {
    if (this.wantsTap) return Promise.reject(new DOMException("", "NotAllowedError"));
    [this.paused, this.ended] = [false, false];
    this.#report("play");
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#report("pause");
  }

  removeAttribute(): void {
    this.src = "";
  }

  /** The recording has arrived, and sounds. */
  sound(seconds = 60): void {
    this.duration = seconds;
    this.#report("loadedmetadata");
    this.#report("playing");
  }

  /** No more of the recording arrives for now. */
  stall(): void {
    this.#report("waiting");
  }

  /** The recording is over. */
  finish(): void {
    [this.paused, this.ended, this.currentTime] = [true, true, this.duration];
    this.#report("ended");
  }

  /** The recording cannot be opened. */
  break(): void {
    this.error = { code: 4 };
    this.#report("error");
  }

  #report(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}
