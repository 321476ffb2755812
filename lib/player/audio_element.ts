/**
 * Plays one sound at a time on the one audio element. Each load is a playback with its own
 * listeners; the next load ends it, and its later events are ignored.
 */
import { beepUrl } from "./beep.ts";
import { playRefusal } from "./player_notices.ts";

/** A tone of 0 hertz. */
const SILENCE = 0;

/** HTMLMediaElement.HAVE_FUTURE_DATA: there is sound after the current position. */
const HAVE_FUTURE_DATA = 3;

/** The events of a playback. Times are in seconds; `duration` is 0 while unknown. */
export type PlaybackEvents = {
  waiting(): void;
  playing(): void;
  paused(): void;
  /** No data has arrived for some seconds (the browser decides how many). */
  stalled(): void;
  time(seconds: number, duration: number): void;
  ended(): void;
  /** The browser needs a tap before it plays. */
  blocked(): void;
  /** The sound cannot be played; called at most once. `code` is that of MediaError (1 to 4). */
  failed(code: number | undefined, cause: unknown): void;
};

/** One sound from its load to the next load. */
type Playback = {
  abort: AbortController;
  events: Partial<PlaybackEvents>;
  /** The second at which the sound starts. */
  startAt: number;
  /**
   * The length of the sound is known, without which no position can be set, and `startAt` is
   * reached.
   */
  isReady: boolean;
};

/** The actions of the one audio element. */
type AudioElementDriver = ReturnType<typeof createAudioElementDriver>;

/** Makes the driver of `audio`. It uses only this one element, because iOS unlocks no other. */
export function createAudioElementDriver(audio: HTMLAudioElement) {
  let current: Playback | undefined;

  /** Ends the playback; its address stays in the element. */
  function stop(): void {
    current?.abort.abort();
    current = undefined;
    audio.pause();
  }

  return {
    /** Loads `url`, to start at second `startAt`. Does not play yet. */
    load(url: string, startAt: number, events: Partial<PlaybackEvents>): void {
      current?.abort.abort();
      current = { abort: new AbortController(), events, startAt, isReady: false };
      audio.src = url;
      listen(audio, current);
    },
    /** Plays; the browser's answer is an event of the playback. No effect without a sound. */
    play(): void {
      const playback = current;
      if (!playback) return;
      audio.play().catch((cause) => {
        if (playback !== current) return;
        const refusal = playRefusal(cause);
        if (refusal === "blocked") playback.events.blocked?.();
        if (refusal === "broken") fail(audio, playback, cause);
      });
    },
    /**
     * Plays silence, unless a sound is loaded. To be called within a tap: once a tap has played an
     * element, iOS lets it play without one.
     */
    unlock(): void {
      if (current) return;
      audio.src = beepUrl(SILENCE);
      // If it is still refused, the first recording reports that it is blocked.
      audio.play().catch(() => {});
    },
    /** Pauses the sound at its position. */
    pause(): void {
      audio.pause();
    },
    /** Goes to `seconds`, at the latest when the sound's length is known. */
    seek(seconds: number): void {
      if (!current) return;
      if (current.isReady) audio.currentTime = seconds;
      else current.startAt = seconds;
    },
    /** The position in seconds; while loading, the second at which it will start. */
    position(): number {
      return current && !current.isReady ? current.startAt : audio.currentTime;
    },
    /**
     * Silence until the next load. The element keeps its address: an iPhone removes the controls
     * from its lock screen when the address disappears between two sounds.
     */
    stop,
    /** Silence, and an element without an address, which loads nothing more. */
    unload(): void {
      stop();
      if (!audio.hasAttribute("src")) return;
      audio.removeAttribute("src");
      audio.load();
    },
  };
}

function listen(audio: HTMLAudioElement, playback: Playback): void {
  const { events, abort } = playback;
  const on = (name: string, handler: () => void) =>
    audio.addEventListener(name, handler, { signal: abort.signal });
  const duration = () => Number.isFinite(audio.duration) ? audio.duration : 0;
  const reportTime = () => playback.isReady && events.time?.(audio.currentTime, duration());

  on("loadedmetadata", () => {
    // A link may name a second beyond the end, which must not end the recording at once.
    const { startAt } = playback;
    if (startAt > 0 && startAt < audio.duration) audio.currentTime = startAt;
    playback.isReady = true;
    reportTime();
  });
  for (const name of ["durationchange", "timeupdate", "seeked"]) on(name, reportTime);
  // These events come late: the element's present state counts, not the one when they were queued.
  for (const name of ["play", "waiting"]) on(name, () => audio.paused || events.waiting?.());
  on("playing", () => audio.paused || events.playing?.());
  on("pause", () => !audio.paused || audio.ended || events.paused?.());
  on("stalled", () => audio.paused || hasSound(audio) || events.stalled?.());
  // The end or the failure of the previous sound may be reported after this one was loaded.
  on("ended", () => playback.isReady && events.ended?.());
  on("error", () => audio.error && fail(audio, playback, audio.error));
}

/** True when the element has buffered sound, so that a slow line is not heard yet. */
const hasSound = (audio: HTMLAudioElement) => audio.readyState >= HAVE_FUTURE_DATA;

/** A broken sound both fires 'error' and rejects `play()`: the first of the two is reported. */
function fail(audio: HTMLAudioElement, playback: Playback, cause: unknown): void {
  if (playback.abort.signal.aborted) return;
  playback.abort.abort();
  playback.events.failed?.(audio.error?.code, audio.error ?? cause);
}
