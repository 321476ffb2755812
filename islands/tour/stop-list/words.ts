/** The words of a stop in its card, which the server has rendered (routes/pages/tour). */
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";

/** Unfolds the words of the stop at `index`, from 0, and the part of a long list that it is in. */
export function openWords(index: number): void {
  const card = document.getElementById(`stop-${index + 1}`);
  const folds = [card?.closest(".stop-part"), card?.querySelector(".unfold")];
  for (const fold of folds) fold?.setAttribute("open", "");
}

/**
 * A tap on a link in them: a chapter is played from its beginning, "Share" opens the dialog. What
 * does it is loaded then.
 */
export function followLink(
  event: { target: EventTarget; preventDefault: () => void },
  of: { tour: PlayerTour; index: number },
): void {
  const link = (event.target as Element).closest("a");
  if (!link?.matches("[data-share], .chapter-texts a")) return;
  event.preventDefault();
  // Browsers may not count the tap once the rest is there.
  getPlayer().unlock();
  loadChunk(() => import("./follow_link.ts")).then(
    ({ followLink }) => followLink(link, of),
    () => location.hash = link.hash,
  );
}
