/** The player's island is wanted once something plays, or when a reload left something to go on with. */
import { TOUR_KEY, WANTED_EVENT } from "../../lib/browser/keys.ts";

/** Calls `wake` now when a tour is stored, else at the first `player:wanted`; gives a way to cancel. */
export function whenPlayerIsWanted(wake: () => void): () => void {
  if (hasStoredTour()) {
    wake();
    return () => {};
  }
  document.addEventListener(WANTED_EVENT, wake, { once: true });
  return () => document.removeEventListener(WANTED_EVENT, wake);
}

function hasStoredTour(): boolean {
  try {
    return localStorage.getItem(TOUR_KEY) !== null;
  } catch {
    return false; // Storage is refused: nothing can have been kept.
  }
}
