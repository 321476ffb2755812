/** The stop that the page's address links to. */
import { useEffect } from "react";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";

/** Opens the link in the address, also when it changes; marks its stop's card as `data-linked`. */
export function useLinkedStop(tour: PlayerTour): void {
  useEffect(() => {
    let left = new AbortController();
    const look = () => {
      left.abort();
      left = new AbortController();
      const { signal } = left;
      if (!location.hash.startsWith("#stop-")) return;
      // Without it browsers still scroll to a stop, but to no second of it.
      loadChunk(() => import("./open_link.ts")).then(
        (link) => link.openLink(tour, signal),
        () => {},
      );
    };
    look();
    addEventListener("hashchange", look);
    return () => {
      left.abort();
      removeEventListener("hashchange", look);
    };
  }, []);
}
