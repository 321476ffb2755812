/** What a link in a stop's words does where scripts run. Loaded when one is tapped. */
import { getPlayer } from "../../../lib/player/player_instance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { parseStopLink } from "../../../lib/model/web/stop_link.ts";
import { playChapter } from "../../player/chapters/chapter.ts";
import { shareArchive } from "../../shell/share_archive.ts";

export function followLink(
  link: HTMLAnchorElement,
  { tour, index }: { tour: PlayerTour; index: number },
): void {
  if (link.matches("[data-share]")) return void shareArchive(tour, link.hash);
  const { seconds = 0 } = parseStopLink(link.hash) ?? {};
  playChapter(getPlayer(), { tour, index, at: seconds * 1000 });
}
