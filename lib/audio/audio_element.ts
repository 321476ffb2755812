/**
 * One sound at a time on the one audio element. Each load is a run of its own with its own listeners;
 * the next load ends the run, and whatever the old sound still reports reaches nobody.
 */
import { beepUrl } from "./beep.ts";
import { playRefusal } from "./player_notices.ts";

/** A tone of 0 hertz. */
const SILENCE = 0;

/** What a run reports. Times are in seconds; `duration` is 0 while unknown. */
export type PlaybackEvents = {
  waiting(): void;
  playing(): void;
  paused(): void;
  /** Nothing has arrived for some seconds (the browser says when). */
  stalled(): void;
  time(seconds: number, duration: number): void;
  ended(): void;
  /** The browser wants a tap before it plays. */
  blocked(): void;
  /** The sound cannot be played; called once a run. `code` is that of MediaError. */
  failed(code: number | undefined, cause: unknown): void;
};

export type AudioElementDriver = ReturnType<typeof createAudioElementDriver>;

/** Makes the deck of `audio`. It only ever touches this one element: iOS unlocks no other. */
export function createAudioElementDriver(audio: HTMLAudioElement) {
  let run: Playback | undefined;

  const end = () => {
    run?.ended.abort();
    run = undefined;
  };

  return {
    /** Takes `url` as the sound, from second `startAt` on. Does not play yet. */
    load(url: string, startAt: number, events: Partial<PlaybackEvents>): void {
      end();
      run = { ended: new AbortController(), events, startAt, placed: false };
      audio.src = url;
      listen(audio, run);
    },
    /** Plays; what the browser says to it comes as an event of the run. */
    play(): void {
      const current = run;
      if (!current) return;
      audio.play().catch((cause) => {
        if (current !== run) return;
        const refusal = playRefusal(cause);
        if (refusal === "blocked") current.events.blocked?.();
        if (refusal === "broken") fail(audio, current, cause);
      });
    },
    /** Plays silence, unless a sound is there: iOS lets an element play unasked once a tap has played it. */
    unlock(): void {
      if (run) return;
      audio.src = beepUrl(SILENCE);
      audio.play().catch(() => {}); // Then the first story shows that a tap is needed.
    },
    pause(): void {
      audio.pause();
    },
    /** Goes to `seconds`, or will once the sound's length is known. */
    seek(seconds: number): void {
      if (!run) return;
      if (run.placed) audio.currentTime = seconds;
      else run.startAt = seconds;
    },
    /** Seconds into the sound; where it will start, as long as it has not loaded. */
    position(): number {
      return run && !run.placed ? run.startAt : audio.currentTime;
    },
    /** Silence, and no more loading. */
    unload(): void {
      end();
      audio.pause();
      if (!audio.hasAttribute("src")) return;
      audio.removeAttribute("src");
      audio.load();
    },
  };
}

/** `placed`: the sound stands at `startAt`, which works only once its length is known. */
type Playback = {
  ended: AbortController;
  events: Partial<PlaybackEvents>;
  startAt: number;
  placed: boolean;
};

function listen(audio: HTMLAudioElement, run: Playback): void {
  const { events } = run;
  const on = (name: string, handler: () => void) =>
    audio.addEventListener(name, handler, { signal: run.ended.signal });
  const seconds = () => Number.isFinite(audio.duration) ? audio.duration : 0;
  const tell = () => run.placed && events.time?.(audio.currentTime, seconds());

  on("loadedmetadata", () => {
    if (run.startAt > 0) audio.currentTime = run.startAt;
    run.placed = true;
    tell();
  });
  for (const name of ["durationchange", "timeupdate", "seeked"]) on(name, tell);
  // These events come late; what the element is now counts, not what it was when they were queued.
  for (const name of ["play", "waiting"]) on(name, () => audio.paused || events.waiting?.());
  on("playing", () => audio.paused || events.playing?.());
  on("pause", () => !audio.paused || audio.ended || events.paused?.());
  on("stalled", () => audio.paused || hasSound(audio) || events.stalled?.());
  on("ended", () => events.ended?.());
  on("error", () => fail(audio, run, audio.error));
}

/** True when the element has sound to go on with, so that a slow line is not heard yet. */
const hasSound = (audio: HTMLAudioElement) => audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

/** A broken sound both fires 'error' and rejects `play()`: the first to come ends the run's reports. */
function fail(audio: HTMLAudioElement, run: Playback, cause: unknown): void {
  if (run.ended.signal.aborted) return;
  run.ended.abort();
  run.events.failed?.(audio.error?.code, audio.error ?? cause);
}
