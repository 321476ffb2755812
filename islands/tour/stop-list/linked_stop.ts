/** The stop that the page's address links to: loaded into the player, and shown. */
import { useEffect, useState } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Player } from "../../../lib/player/player.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { parseStopLink, type StopLink } from "../../../lib/model/web/stop_link.ts";
import { openWords } from "./words.ts";

/**
 * The fragment for the stop in the address, which is loaded into the player: `:target` matches
 * nothing after a page change by script. Browsers do not scroll to a fragment with a second in it.
 */
export function useLinkedStop(tour: PlayerTour): string | undefined {
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    const look = () => {
      const link = parseStopLink(location.hash);
      if (!link) return setHash(undefined);
      const stop = `#stop-${link.index + 1}`;
      setHash(stop);
      selectLinked(tour, link, getPlayer());
      openWords(link.index);
      if (link.seconds === undefined) return;
      document.querySelector(stop)?.scrollIntoView();
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return hash;
}

/**
 * A link to `#stop-3` loads stop 3 into the player, `#stop-3&t=63` from second 63 on; but it does
 * not replace another story.
 */
export function selectLinked(tour: PlayerTour, link: StopLink, player: Player): void {
  const { index, seconds } = link;
  const isOfTour = player.tour.value?.id === tour.id;
  if (!tour.audioStops?.[index]) return;
  if (!isOfTour || player.index.value !== index) {
    if ((player.tour.value && !isOfTour) || player.status.value === "playing") return;
    player.offer(tour, index);
  }
  if (seconds !== undefined) player.seekTo(seconds);
}
