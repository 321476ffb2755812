/** Shares the link to an archive, with a message if it was copied or refused. */
import { shareLink } from "../../lib/device/share_link.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { toast } from "./toasts.ts";

/** Shares the page of an archive, or the place in it named by `hash`. Never rejects. */
export async function shareArchive(
  { id, title }: Pick<PlayerTour, "id" | "title">,
  hash = "",
): Promise<void> {
  const url = new URL(`/tour/${id}${hash}`, location.origin).href;
  const outcome = await shareLink(navigator, { title, url });
  if (outcome === "copied") toast({ title: "Link copied", description: url });
  if (outcome === "refused") toast({ title: "Copy this link to share it", description: url });
}
