/** The lock screen and the keys of headsets, by the Media Session API. */
import { effect } from "@preact/signals-core";
import { hasNext, hasPrevious, stopAt } from "../model/player_tour.ts";
import { isPlayingOrLoading, type PlayerState } from "./player_state.ts";

/** Seconds that one press of "back" or "forward" skips. */
export const SKIP = 10;

/** What the lock screen may ask of the player; `seekTo` takes seconds. */
export type Remote = Pick<PlayerState, "tour" | "index" | "status" | "currentTime" | "duration"> & {
  play(): void;
  pause(): void;
  previous(): void;
  next(): void;
  seekTo(seconds: number): void;
};

/** Shows `player` on the lock screen from now on, and does what is pressed there. */
export function connectMediaSession(session: MediaSession, player: Remote): void {
  const { tour, index, status, currentTime, duration } = player;

  /** An older browser throws at an action that it does not know; it then offers the others. */
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler);
    } catch { /* not offered by this browser */ }
  };
  const skip = (seconds: number) => player.seekTo(currentTime.peek() + seconds);

  handle("play", () => player.play());
  handle("pause", () => player.pause());
  handle("seekto", ({ seekTime }) => seekTime !== undefined && player.seekTo(seekTime));
  handle("seekbackward", ({ seekOffset }) => skip(-(seekOffset ?? SKIP)));
  handle("seekforward", ({ seekOffset }) => skip(seekOffset ?? SKIP));

  effect(() => {
    const { value } = tour;
    handle("previoustrack", hasPrevious(value, index.value) ? () => player.previous() : null);
    handle("nexttrack", hasNext(value, index.value) ? () => player.next() : null);
    const stop = stopAt(value, index.value);
    session.metadata = !value || !stop ? null : new MediaMetadata({
      title: stop.title,
      artist: value.title,
      artwork: value.imageUrl ? [{ src: value.imageUrl }] : [],
    });
  });

  effect(() => {
    session.playbackState = status.value === "idle"
      ? "none"
      : isPlayingOrLoading(status.value)
      ? "playing"
      : "paused";
    showPosition(session, currentTime.value, duration.value);
  });
}

/** Seconds into seconds; clears the bar while the length is unknown, where the API would throw. */
function showPosition(session: MediaSession, position: number, duration: number): void {
  if (!("setPositionState" in session)) return;
  if (duration > 0) session.setPositionState({ duration, position: Math.min(position, duration) });
  else session.setPositionState();
}
