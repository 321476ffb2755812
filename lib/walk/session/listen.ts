/** Turns events of player, device and page into events of the walk. */
import { effect, type Signal, untracked } from "@preact/signals-core";
import type { Location } from "../../device/location/location.ts";
import { type PlayerTour, stopIdsOf } from "../../model/tour/player_tour.ts";
import { inOrderOf } from "../../model/tour/stop_order.ts";
import type { Player } from "../../player/player.ts";
import type { PlayerEvent } from "../../player/player_events.ts";
import type { ProgressSync } from "../../progress/progress_sync.ts";
import { TICK_MS, type Untimed, type WalkEvent } from "../events.ts";
import { playbackEvent } from "./player_place.ts";

type Sources = {
  player: Player;
  /** Missing where no stop is on the map. */
  location?: Location;
  progress: Pick<ProgressSync, "onHeard">;
  page: Document;
  /** The tour that is walked. */
  tour: Signal<PlayerTour | undefined>;
};

type Heard = {
  dispatch: (event: Untimed<WalkEvent>) => void;
  /** Called at each tick, and when the page is hidden or shown. */
  onBeat: () => void;
  onFix: () => void;
  /** Called with events of the player; when it plays another tour, the walk ends. */
  onPlayer: (event: PlayerEvent) => void;
  /** Called when another tab takes the sound, or gives it back. */
  onSound: (isElsewhere: boolean) => void;
};

/** Listens until all functions that it returns are called. */
export function listenToSources(
  { player, location, progress, page, tour }: Sources,
  { dispatch, onBeat, onFix, onPlayer, onSound }: Heard,
): (() => void)[] {
  const timer = setInterval(() => {
    dispatch({ type: "tick" });
    onBeat();
  }, TICK_MS);
  // A page that is closed or reloaded is hidden first.
  const onVisibilityChange = () => {
    dispatch({ type: page.hidden ? "hidden" : "shown" });
    onBeat();
  };
  page.addEventListener("visibilitychange", onVisibilityChange);
  const positions = location?.on({
    fix: (fix) => {
      dispatch({ type: "fix", fix });
      onFix();
    },
    lost: (message) => dispatch({ type: "lost", message }),
  });
  return [
    () => positions?.(),
    player.on((event) => {
      if (event.tour.id === tour.value?.id) onPlayer(event);
      else dispatch({ type: "stop" });
    }),
    effect(() => {
      const event = playbackEvent(player, tour.peek()?.id);
      untracked(() => dispatch(event));
    }),
    effect(() => {
      const isElsewhere = player.isElsewhere.value;
      untracked(() => onSound(isElsewhere));
    }),
    progress.onHeard((tourId, place) => {
      if (tourId !== tour.value?.id) return;
      const { completedStops } = inOrderOf(stopIdsOf(tour.value), place);
      dispatch({ type: "progress", heard: completedStops });
    }),
    () => {
      clearInterval(timer);
      page.removeEventListener("visibilitychange", onVisibilityChange);
    },
  ];
}
