/** The player's island is wanted once something plays, or when a reload left something to go on with. */
import { getLocalStorage } from "../../lib/browser/storage.ts";
import { PLAYER_TOUR_KEY } from "../../lib/browser/storage_keys.ts";
import { PLAYER_NEEDED_EVENT } from "../../lib/model/page_names.ts";

/** Calls `wake` now when a tour is stored, else at the first PLAYER_NEEDED_EVENT; gives a way to cancel. */
export function whenPlayerIsWanted(wake: () => void): () => void {
  if (getLocalStorage()?.getItem(PLAYER_TOUR_KEY)) {
    wake();
    return () => {};
  }
  document.addEventListener(PLAYER_NEEDED_EVENT, wake, { once: true });
  return () => document.removeEventListener(PLAYER_NEEDED_EVENT, wake);
}
