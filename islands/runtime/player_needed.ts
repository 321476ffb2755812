/** The player is needed once something plays, or if it is stored from before a reload. */
import { getLocalStorage } from "../../lib/device/storage.ts";
import { PLAYER_TOUR_KEY } from "../../lib/device/storage_keys.ts";
import { PLAYER_NEEDED_EVENT } from "../../lib/model/web/page_names.ts";

/**
 * Calls `callback` now when a tour is stored, else at the first PLAYER_NEEDED_EVENT; returns a
 * function that cancels it.
 */
export function whenPlayerIsNeeded(callback: () => void): () => void {
  if (getLocalStorage()?.getItem(PLAYER_TOUR_KEY)) {
    callback();
    return () => {};
  }
  document.addEventListener(PLAYER_NEEDED_EVENT, callback, { once: true });
  return () => document.removeEventListener(PLAYER_NEEDED_EVENT, callback);
}
