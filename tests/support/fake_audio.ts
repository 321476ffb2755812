/** An audio element without a sound: what is done to it is noted, and the test sends its events. */

export type FakeAudio = HTMLAudioElement & { calls: string[]; startPlaying(error?: Error): void };

export function fakeAudio(src = ""): FakeAudio {
  const started = Promise.withResolvers<void>();
  const calls: string[] = [];
  return Object.assign(new EventTarget(), {
    calls,
    src,
    preload: "",
    duration: NaN,
    play: () => started.promise,
    pause: () => void calls.push("pause"),
    removeAttribute: (name: string) => void calls.push(`remove ${name}`),
    /** Lets `play` resolve, or reject with `error`. */
    startPlaying: (error?: Error) => error ? started.reject(error) : started.resolve(),
  }) as unknown as FakeAudio;
}
