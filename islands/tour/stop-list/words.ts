/** The words of a stop in its card, which the server has rendered (routes/pages/tour). */
import { getPlayer } from "../../../lib/player/player_instance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { parseStopLink } from "../../../lib/model/web/stop_link.ts";
import { playChapter } from "../../player/chapters/chapter.ts";
import { shareArchive } from "../../shell/share_archive.ts";

/** Unfolds the words of the stop at `index`, from 0, and the part of a long list that it is in. */
export function openWords(index: number): void {
  const card = document.getElementById(`stop-${index + 1}`);
  const folds = [card?.closest(".stop-part"), card?.querySelector(".unfold")];
  for (const fold of folds) fold?.setAttribute("open", "");
}

/** A tap on a link in them: a chapter is played from its beginning, "Share" opens the dialog. */
export function followLink(
  event: { target: EventTarget; preventDefault: () => void },
  { tour, index }: { tour: PlayerTour; index: number },
): void {
  const link = (event.target as Element).closest("a");
  const isShare = link?.matches("[data-share]");
  if (!link || !isShare && !link.closest(".chapter-texts")) return;
  event.preventDefault();
  if (isShare) return void shareArchive(tour, link.hash);
  const { seconds = 0 } = parseStopLink(link.hash) ?? {};
  playChapter(getPlayer(), { tour, index, at: seconds * 1000 });
}
