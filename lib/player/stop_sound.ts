/** The sound of the current stop: its recording, its test tone, or a substitute tone. */
import { batch, effect } from "@preact/signals-core";
import { stopAt } from "../model/tour/player_tour.ts";
import { createAudioElementDriver, type PlaybackEvents } from "./audio_element.ts";
import { BEEP_FREQUENCIES, parseAudioSource } from "./audio_source.ts";
import { beepUrl } from "./beep.ts";
import {
  BLOCKED,
  failureNotice,
  lateNotice,
  type Notice,
  refusalText,
  refusedNotice,
  slowNotice,
} from "./player_notices.ts";
import { type PlayerState, START_TIMEOUT_MS } from "./player_state.ts";

/** Where causes are logged, for the host. */
export type Log = { warn(message: string, cause?: unknown): void };

/** The parts of a stop's sound. */
type StopSoundDependencies = {
  log: Log;
  /** Whether the device has a network, as far as it knows. */
  isOnline: () => boolean;
  timers: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  /** Called when the stop's own sound is over. */
  onEnded: () => void;
  /** Called when "Play all" must go on without this stop, after the substitute tone. */
  onLeftOut: () => void;
};

/** Plays the current stop of `state`, and writes events into `state`. No action throws. */
export function createStopSound(
  audio: HTMLAudioElement,
  state: PlayerState,
  { log, isOnline, timers, onEnded, onLeftOut }: StopSoundDependencies,
) {
  const { status, currentTime, duration, notice } = state;
  const element = createAudioElementDriver(audio);
  /** Whether the element has the current stop's own sound. */
  let isLoaded = false;
  /** Whether it has sounded since `play`. */
  let hasStarted = false;

  const currentStop = () => stopAt(state.tour.value, state.index.value);

  /** Whether the stop after one that does not play is next. A walk decides that itself. */
  const goesOn = () => state.playsAll.value && state.autoAdvance.value;

  /**
   * Plays a tone instead of the recording, so that a phone in a pocket does not just fall silent.
   * After it "Play all" goes on; else the stop stays current, because going on would skip a story
   * that nobody heard.
   */
  function replaceByTone(reason: Notice, { silent = false } = {}): void {
    isLoaded = false;
    const leavesOut = !silent && goesOn();
    batch(() => {
      status.value = leavesOut ? "loading" : "error";
      notice.value = reason;
    });
    if (silent) return element.stop();
    const over = () => {
      if (leavesOut && goesOn()) onLeftOut();
      else status.value = "error";
    };
    element.load(beepUrl(BEEP_FREQUENCIES[0]), 0, {
      paused: () => leavesOut && events.paused(),
      blocked: over,
      ended: over,
      failed(_, cause) {
        log.warn("The tone in place of a recording does not play", cause);
        over();
      },
    });
    element.play();
  }

  /** Leaves out the stop that `goesOn` waits for. */
  function giveUp(): void {
    if (!isLoaded || hasStarted) return;
    log.warn(`Stop "${currentStop()?.title}": the recording has not started in time`);
    replaceByTone(lateNotice(isOnline()));
  }

  effect(() => {
    if (status.value !== "loading" || !goesOn()) return;
    const timer = timers.setTimeout(giveUp, START_TIMEOUT_MS);
    return () => timers.clearTimeout(timer);
  });

  const events: PlaybackEvents = {
    waiting: () => status.value = "loading",
    playing() {
      hasStarted = true;
      batch(() => {
        status.value = "playing";
        notice.value = undefined;
      });
    },
    paused: () => status.value = "paused",
    stalled: () => notice.value = slowNotice(isOnline()),
    time: (seconds, total) =>
      batch(() => {
        currentTime.value = seconds;
        if (total > 0) setLength(total);
      }),
    blocked: () =>
      batch(() => {
        status.value = "paused";
        notice.value = BLOCKED;
      }),
    ended: onEnded,
    failed(code, cause) {
      const stop = currentStop();
      log.warn(`Stop "${stop?.title}": the recording does not play: ${stop?.audioUrl}`, cause);
      // The player was paused, so no tone plays.
      const silent = status.value === "paused" || status.value === "ended";
      replaceByTone(failureNotice(code, isOnline(), { silent }), { silent });
    },
  };

  function setLength(seconds: number): void {
    duration.value = seconds;
    const { audioUrl } = currentStop() ?? {};
    if (!audioUrl || state.lengths.value[audioUrl] === seconds) return;
    state.lengths.value = { ...state.lengths.value, [audioUrl]: seconds };
  }

  /** Seconds into the current stop, exact between two reports of the browser. */
  const position = () => isLoaded ? element.position() : currentTime.peek();

  function updateCurrentTime(): void {
    currentTime.value = position();
  }

  /** Loads the current stop's own sound; false if its address is refused. */
  function load(): boolean {
    const stop = currentStop();
    const source = parseAudioSource(stop?.audioUrl);
    if (source.kind === "refused") {
      const reason = refusalText(source);
      log.warn(`Stop "${stop?.title}": ${reason} ${stop?.audioUrl}`);
      replaceByTone(refusedNotice(reason));
      return false;
    }
    const url = source.kind === "beep" ? beepUrl(source.frequency) : source.url;
    element.load(url, currentTime.value, events);
    return isLoaded = true;
  }

  return {
    /**
     * Plays the current stop from `currentTime` on, or from its beginning if it was over. In
     * reading mode it begins at once, in silence.
     */
    play(): void {
      if (status.value === "ended") currentTime.value = 0;
      if (state.reads.value) {
        batch(() => {
          status.value = "playing";
          notice.value = undefined;
        });
        return;
      }
      hasStarted = false;
      status.value = "loading";
      notice.value = undefined;
      if (isLoaded || load()) element.play();
    },
    pause(): void {
      element.pause();
      updateCurrentTime();
      // At once, not with the event: a second tap that comes before it must mean "play".
      status.value = "paused";
      notice.value = undefined;
    },
    /** Goes to `seconds` of the current stop, loaded or not. */
    seek(seconds: number): void {
      // Followers of `currentTime` ask for the exact position.
      if (isLoaded) element.seek(seconds);
      currentTime.value = seconds;
    },
    /** Updates `currentTime` between two reports of the browser. */
    updateCurrentTime,
    position,
    unlock: element.unlock,
    /** Ends the sound, or the substitute tone, so that `play` loads the current stop again. */
    stop(): void {
      isLoaded = false;
      element.stop();
    },
    /** Ends the sound for good: the element is empty afterwards. */
    unload(): void {
      isLoaded = false;
      element.unload();
    },
  };
}
