import { type RefObject, useEffect, useState } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { transcriptPath } from "../../../lib/model/tour/transcript_limits.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { addCaptions } from "../../../lib/player/transcript/captions.ts";
import { bringToLife, type LiveText } from "../../../lib/player/transcript/live_text.ts";

type Of = { tour: PlayerTour; index: number };

/**
 * Makes the transcript in `box` follow the player, in which its stop is; its captions are the
 * recording's. `scroller` selects the part around it that scrolls, unless it is the box itself.
 * Undefined for a text without times.
 */
export function useLiveText(
  box: RefObject<HTMLElement | null>,
  { tour, index }: Of,
  scroller?: string,
): LiveText | undefined {
  const [text, setText] = useState<LiveText>();
  useEffect(() => {
    const element = box.current;
    if (!element?.querySelector("[data-start]")) return;
    const ended = new AbortController();
    const player = getPlayer();
    const playFrom = (ms: number) => {
      player.seekTo(ms / 1000);
      player.play();
    };
    setText(bringToLife(element, {
      scroller: scroller ? element.closest<HTMLElement>(scroller)! : element,
      player,
      page: document,
      playFrom,
      ended: ended.signal,
    }));
    const { id: tourId, revision = 0, translation } = tour;
    const place = { tourId, stopId: tour.audioStops[index].id, revision, translation };
    const removeCaptions = addCaptions(transcriptPath(place, "vtt"), element.lang);
    return () => {
      ended.abort();
      removeCaptions();
    };
  }, []);
  return text;
}
