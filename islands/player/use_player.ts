import { useSyncExternalStore } from "react";
import type { Player } from "../../lib/audio/player.ts";
import { getPlayer } from "../../lib/audio/player_instance.ts";

const never = () => () => {};

/**
 * The player, once the browser has taken over; undefined on the server and while hydrating, so that both
 * render the same. A handler calls `thePlayer()` itself: a click may come before the next render.
 */
export function usePlayer(): Player | undefined {
  return useSyncExternalStore(never, getPlayer, () => undefined);
}
