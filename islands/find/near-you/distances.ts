/** Distances on the cards of a page that the server made without the visitor's position. */
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { CONTENT_ID } from "../../../lib/model/web/page_names.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { distanceText } from "../../../lib/ui/tour/tour_labels.ts";

/**
 * Writes the distance from `position` on each card, also on later ones, until the returned function
 * is called. Leaves distances by React or the server alone.
 */
export function showDistances(position: Position): () => void {
  const content = document.getElementById(CONTENT_ID)!;
  const write = () => {
    for (const card of content.querySelectorAll<HTMLElement>("#archives > .tour-card")) {
      const text = card.querySelector(".distance > span");
      if (!text || (text.textContent && card.dataset.measured === undefined)) continue;
      const [latitude, longitude] = card.dataset.at!.split(",").map(Number);
      const distance = distanceText(distanceBetween(position, { latitude, longitude }));
      if (text.textContent === distance) continue;
      card.dataset.measured = "";
      text.textContent = distance;
    }
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}
