/** Shares the link to an archive, with a message if it was copied or refused. */
import { loadChunk } from "../../lib/device/load_chunk.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { orAlert } from "./alert.ts";
import { toast } from "./toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** Shares the page of an archive, or the place in it named by `hash`. Never rejects. */
export function shareArchive(
  { id, title }: Pick<PlayerTour, "id" | "title">,
  hash = "",
): Promise<void> {
  const url = new URL(`/tour/${id}${hash}`, location.origin).href;
  return orAlert(async () => {
    const { shareLink } = await loadChunk(() => import("../../lib/device/share_link.ts"));
    const outcome = await shareLink(navigator, { title, url });
    if (outcome === "copied") toast({ title: t("linkCopied"), description: url });
    if (outcome === "refused") toast({ title: t("copyLink"), description: url });
  });
}
