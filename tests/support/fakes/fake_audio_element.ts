/**
 * An audio element without a browser. Like a real one it queues its events, which `settle`
 * delivers, and drops those of a sound whose address is replaced; tests say what the network
 * brings.
 */

const FAILURE = "NotSupportedError";

export class FakeAudioElement extends EventTarget {
  preload = "";
  paused = true;
  ended = false;
  duration = NaN;
  readyState = 0;
  error: { code: number } | null = null;
  /** Set to true, the browser wants a tap before it plays. */
  wantsTap = false;
  /** Every address that was set, in order; "" where it was removed. */
  readonly addresses: string[] = [];
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
  #src = "";
  #time = 0;
  #volume = 1;
  #queue: string[] = [];
  #pending: PromiseWithResolvers<void>[] = [];

  constructor(src?: string) {
    super();
    if (src !== undefined) this.src = src;
  }

  /** Set to true, scripts cannot set the volume, as on iOS. */
  volumeIsFixed = false;
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    if (!this.volumeIsFixed) this.#volume = volume;
  }

  get src(): string {
    return this.#src;
  }
  set src(src: string) {
    this.#src = src;
    this.addresses.push(src);
    this.load();
  }
  hasAttribute(name: string): boolean {
    return name === "src" && this.#src !== "";
  }
  removeAttribute(name: string): void {
    if (name !== "src") return;
    this.#src = "";
    this.addresses.push("");
  }

  get currentTime(): number {
    return this.#time;
  }
  set currentTime(seconds: number) {
    if (this.readyState === 0) return; // Not every browser takes it before the length is known.
    this.#time = Math.min(seconds, this.duration);
    this.ended = false;
    this.#queue.push("seeked");
  }

  load(): void {
    this.#queue = [];
    reject(this.#pending.splice(0), "AbortError");
    this.paused = true;
    this.ended = false;
    this.error = null;
    this.duration = NaN;
    this.readyState = 0;
    this.#time = 0;
    this.playbackRate = this.defaultPlaybackRate;
  }

  play(): Promise<void> {
    if (this.wantsTap) return Promise.reject(new DOMException("", "NotAllowedError"));
    if (this.error) return Promise.reject(new DOMException("", FAILURE));
    if (this.paused) this.#queue.push("play");
    this.paused = false;
    if (this.ended) this.currentTime = 0;
    const played = Promise.withResolvers<void>();
    this.#pending.push(played);
    if (this.readyState === 0) this.#queue.push("waiting");
    else this.#start();
    return played.promise;
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#queue.push("timeupdate", "pause");
    reject(this.#pending.splice(0), "AbortError");
  }

  /** The network brings the sound, which lasts `duration` seconds. */
  async arrive(duration: number): Promise<void> {
    this.readyState = 4;
    this.duration = duration;
    this.#queue.push("durationchange", "loadedmetadata");
    if (!this.paused) this.#start();
    await this.settle();
  }

  /** The sound goes on to `seconds`. */
  async reach(seconds: number): Promise<void> {
    this.#time = seconds;
    this.#queue.push("timeupdate");
    await this.settle();
  }

  /** The sound reaches its end. */
  async finish(): Promise<void> {
    this.#time = this.duration;
    this.ended = true;
    this.paused = true;
    this.#queue.push("timeupdate", "pause", "ended");
    await this.settle();
  }

  /**
   * The sound breaks, with a code of MediaError: first the event, then the promise of `play`, which
   * `isPromiseFirst` turns round.
   */
  async break(code: number, { isPromiseFirst = false } = {}): Promise<void> {
    this.error = { code };
    this.#queue.push("error");
    // Not the promise of a sound that is loaded in answer to the event.
    const broken = this.#pending.splice(0);
    if (isPromiseFirst) reject(broken, FAILURE);
    await this.settle();
    reject(broken, FAILURE);
    await this.settle();
  }

  /** An event of the browser by itself, such as one that was under way too long. */
  async fire(name: string): Promise<void> {
    this.#queue.push(name);
    await this.settle();
  }

  /** Delivers all events, and what promises make of them. */
  async settle(): Promise<void> {
    await turn();
    for (let name = this.#queue.shift(); name; name = this.#queue.shift()) {
      this.dispatchEvent(new Event(name));
      await turn();
    }
  }

  #start(): void {
    this.#queue.push("playing");
    for (const { resolve } of this.#pending.splice(0)) resolve();
  }
}

function reject(played: PromiseWithResolvers<void>[], name: string): void {
  for (const { reject } of played) reject(new DOMException("", name));
}

const turn = () => new Promise<void>((done) => setTimeout(done));

/** The fake as the drivers take it. */
export const asElement = (audio: FakeAudioElement) => audio as unknown as HTMLAudioElement;
