/** The sound of the current stop: its recording, its test tone, or the tone that stands in for it. */
import { batch } from "@preact/signals-core";
import { beepUrl } from "./beep.ts";
import { createAudioElementDriver, type PlaybackEvents } from "./audio_element.ts";
import {
  BLOCKED,
  failureNotice,
  type Notice,
  refusedNotice,
  slowNotice,
} from "./player_notices.ts";
import { stopAt } from "../model/player_tour.ts";
import { BEEP_FREQUENCIES, parseAudioSource } from "./audio_source.ts";
import type { PlayerState } from "./player_state.ts";

/** Where causes are written, for whoever looks after the site. */
export type Log = { warn(message: string, cause?: unknown): void };

/**
 * Plays whatever stop is current in `state`, writes how it goes into `state`, and calls `onEnded` when
 * the stop's own sound (never the one standing in) is over.
 */
export function createSound(
  audio: HTMLAudioElement,
  state: PlayerState,
  { log, onEnded }: { log: Log; onEnded: () => void },
) {
  const { status, currentTime, duration, notice } = state;
  const deck = createAudioElementDriver(audio);
  /** Whether the deck holds the current stop's own sound. */
  let loaded = false;

  const current = () => stopAt(state.tour.value, state.index.value);

  /**
   * A tone in place of the recording, so that a pocketed phone does not just fall silent. The stop stays
   * current when the tone is over: going on to the next one would lose a narrative that nobody heard.
   */
  function standIn(reason: Notice, { silent = false } = {}): void {
    loaded = false;
    batch(() => {
      status.value = "error";
      notice.value = reason;
    });
    if (silent) return deck.unload();
    deck.load(beepUrl(BEEP_FREQUENCIES[0]), 0, {
      failed: (_, cause) => log.warn("The stand-in tone does not play", cause),
    });
    deck.play();
  }

  const reports: PlaybackEvents = {
    waiting: () => status.value = "loading",
    playing: () =>
      batch(() => {
        status.value = "playing";
        notice.value = undefined;
      }),
    paused: () => status.value = "paused",
    stalled: () => notice.value = slowNotice(navigator.onLine),
    time: (seconds, total) =>
      batch(() => {
        currentTime.value = seconds;
        if (total > 0) duration.value = total;
      }),
    blocked: () =>
      batch(() => {
        status.value = "paused";
        notice.value = BLOCKED;
      }),
    ended: onEnded,
    failed(code, cause) {
      const stop = current();
      log.warn(`Stop "${stop?.title}": the recording does not play: ${stop?.audioUrl}`, cause);
      // Somebody who paused has asked for silence: no tone then.
      const silent = status.value === "paused" || status.value === "ended";
      standIn(failureNotice(code, navigator.onLine), { silent });
    },
  };

  /** Brings `currentTime` up to date between two reports of the browser. */
  function sync(): void {
    if (loaded) currentTime.value = deck.position();
  }

  /** Puts the current stop's own sound on the deck; false where its address is refused. */
  function load(): boolean {
    const stop = current();
    const source = parseAudioSource(stop?.audioUrl);
    if (source.kind === "refused") {
      log.warn(`Stop "${stop?.title}": ${source.reason} ${stop?.audioUrl}`);
      standIn(refusedNotice(source.reason));
      return false;
    }
    const url = source.kind === "beep" ? beepUrl(source.frequency) : source.url;
    deck.load(url, currentTime.value, reports);
    return loaded = true;
  }

  return {
    /** Plays the current stop from `currentTime` on; from its beginning if it was over. */
    play(): void {
      if (status.value === "ended") currentTime.value = 0;
      status.value = "loading";
      notice.value = undefined;
      if (loaded || load()) deck.play();
    },
    pause(): void {
      deck.pause();
      sync();
      // At once, not with the event: a second tap that comes before it must mean "play".
      status.value = "paused";
      notice.value = undefined;
    },
    /** Goes to `seconds` of the current stop, loaded or not. */
    seek(seconds: number): void {
      currentTime.value = seconds;
      if (loaded) deck.seek(seconds);
    },
    sync,
    unlock: deck.unlock,
    /** Lets go of the sound, so that `play` loads it anew. The tone that stands in ends as well. */
    drop(): void {
      loaded = false;
      deck.unload();
    },
  };
}
