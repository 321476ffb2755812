import { useSyncExternalStore } from "react";
import type { Player } from "../../lib/player/player.ts";
import { getPlayer } from "../../lib/player/player_instance.ts";

/**
 * The player is the same object for as long as the page lives, so there is nothing to subscribe to.
 */
const subscribeToNothing = () => () => {};

/**
 * The player, once the browser has hydrated the island; undefined on the server and during
 * hydration, so that both render the same. A handler calls `getPlayer()` itself, because a click
 * may come before the next render.
 */
export function usePlayer(): Player | undefined {
  return useSyncExternalStore(subscribeToNothing, getPlayer, () => undefined);
}
