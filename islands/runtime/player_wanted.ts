/** The player's island is wanted once something plays, or when a reload left something to go on with. */
import { PLAYER_NEEDED_EVENT, PLAYER_TOUR_KEY } from "../../lib/browser/storage_keys.ts";

/** Calls `wake` now when a tour is stored, else at the first `player:wanted`; gives a way to cancel. */
export function whenPlayerIsWanted(wake: () => void): () => void {
  if (hasStoredTour()) {
    wake();
    return () => {};
  }
  document.addEventListener(PLAYER_NEEDED_EVENT, wake, { once: true });
  return () => document.removeEventListener(PLAYER_NEEDED_EVENT, wake);
}

function hasStoredTour(): boolean {
  try {
    return localStorage.getItem(PLAYER_TOUR_KEY) !== null;
  } catch {
    return false; // Storage is refused: nothing can have been kept.
  }
}
