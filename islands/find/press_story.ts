/** A press on the story of the landing page. */
import type { Player } from "../../lib/player/player.ts";
import { toPlayerTour } from "../../lib/formats/to_player_tour.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";

type Parts = {
  tourId: string;
  /** The stop of the story, from 0. */
  index: number;
  player: () => Player;
  load: () => Promise<Tour>;
  /** Called when the archive begins to load, and when that is over. */
  onWay: (isOnItsWay: boolean) => void;
  onFailed: (error: unknown) => void;
};

/**
 * `press` loads the archive and plays the story, pauses it, or continues it. A second press while
 * the archive loads, and `end`, cancel the first. Neither rejects.
 */
export function createStoryPress({ tourId, index, player, load, onWay, onFailed }: Parts) {
  let wanted: symbol | undefined;
  const want = (one: symbol | undefined) => onWay((wanted = one) !== undefined);
  return {
    end: () => void (wanted = undefined),
    async press(): Promise<void> {
      const { tour, index: current, toggle, unlock, playStop } = player();
      if (wanted) return want(undefined);
      if (tour.value?.id === tourId && current.value === index) return toggle();
      const own = Symbol();
      want(own);
      // Within the tap: afterwards the browser would not let the story play.
      unlock();
      try {
        const loaded = toPlayerTour(await load());
        if (wanted === own) playStop(loaded, index);
      } catch (error) {
        if (wanted === own) onFailed(error);
      } finally {
        if (wanted === own) want(undefined);
      }
    },
  };
}
