/** The lock screen and the keys of headsets, with the Media Session API. */
import { computed, effect } from "@preact/signals-core";
import { isIos } from "../device/ios.ts";
import { hasNext, hasPrevious, stopAt } from "../model/tour/player_tour.ts";
import { previewImage } from "../model/media/preview_image.ts";
import { isPlayingOrLoading, type PlayerState, SKIP_SECONDS } from "./player_state.ts";

/** The picture on the lock screen for a tour without one: the program's own, square. */
const DEFAULT_ARTWORK = "/icons/icon-512.png";

/** The small version in the address of a picture; without model/picture_address, which few load. */
const SMALL = /&small=(\/media\/\w+\.\w+)$/;

/**
 * The part of the player that the lock screen shows and controls; `seekTo` and `skip` take seconds.
 */
type ControlledPlayer =
  & Pick<
    PlayerState,
    | "tour"
    | "index"
    | "status"
    | "currentTime"
    | "duration"
    | "rate"
    | "lockScreenTitle"
    | "chapterTitle"
    | "thing"
  >
  & {
    play(): void;
    pause(): void;
    previous(): void;
    next(): void;
    seekTo(seconds: number): void;
    skip(seconds: number): void;
  };

/**
 * The browser's maker of metadata, and whether this is iOS, whose lock screen has two places beside
 * Play: the stops before and after take them.
 */
type Parts = { toMetadata?: (init: MediaMetadataInit) => MediaMetadata; onIos?: boolean };

/**
 * Shows `player` on the lock screen from now on, and handles its buttons. Never throws: an older
 * browser supports only some actions.
 */
export function connectMediaSession(
  session: MediaSession,
  player: ControlledPlayer,
  { toMetadata = (init) => new MediaMetadata(init), onIos = isIos() }: Parts = {},
): void {
  const { tour, index, status, currentTime, duration, rate } = player;

  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // This browser does not know the action.
    }
  };

  handle("play", () => player.play());
  handle("pause", () => player.pause());
  handle("seekto", ({ seekTime }) => seekTime !== undefined && player.seekTo(seekTime));
  if (!onIos) {
    // Some devices give the number of seconds.
    handle("seekbackward", ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP_SECONDS)));
    handle("seekforward", ({ seekOffset }) => player.skip(seekOffset ?? SKIP_SECONDS));
  }

  // Apart, because each new metadata loads its picture again.
  const picture = computed(() => {
    const stop = stopAt(tour.value, index.value);
    const thing = stop?.things?.find((thing) => thing === player.thing.value);
    const address = [thing?.url, stop?.imageUrl, tour.value?.imageUrl].map(previewImage).find(
      Boolean,
    );
    // A lock screen is small, and often all that is looked at.
    return address ? SMALL.exec(address)?.[1] ?? address : DEFAULT_ARTWORK;
  });

  effect(() => {
    const { value } = tour;
    handle("previoustrack", hasPrevious(value, index.value) ? () => player.previous() : null);
    handle("nexttrack", hasNext(value, index.value) ? () => player.next() : null);
    const stop = stopAt(value, index.value);
    session.metadata = !value || !stop ? null : toMetadata({
      title: player.lockScreenTitle.value ?? player.chapterTitle.value ?? stop.title,
      artist: value.title,
      artwork: [{ src: picture.value }],
    });
  });

  effect(() => {
    session.playbackState = status.value === "idle"
      ? "none"
      : isPlayingOrLoading(status.value)
      ? "playing"
      : "paused";
    showPosition(session, {
      position: currentTime.value,
      duration: duration.value,
      playbackRate: rate.value,
    });
  });
}

/** Clears the bar while the length is unknown, because the API would throw. */
function showPosition(session: MediaSession, state: Required<MediaPositionState>): void {
  if (!("setPositionState" in session)) return;
  const { position, duration } = state;
  if (duration > 0) session.setPositionState({ ...state, position: Math.min(position, duration) });
  else session.setPositionState();
}
