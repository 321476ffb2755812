/** The words in a stop's card, while its recording is the player's. Loaded when they are open. */
import { effect } from "@preact/signals-core";
import { type RefObject, useEffect, useRef } from "react";
import { type PlayerTour, stopAt } from "../../../lib/model/tour/player_tour.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { chapterAt } from "../../player/chapters/chapter.ts";
import { SentenceTools } from "../../player/transcript/sentence_tools.tsx";
import { useLiveText } from "../../player/transcript/use_live_text.ts";

type Props = { tour: PlayerTour; index: number; words: RefObject<HTMLDivElement | null> };

/**
 * The spoken sentence and the current chapter are lit, and a tap plays from a sentence. The page
 * does not scroll along.
 */
export function LiveWords({ tour, index, words }: Props) {
  const box = useRef(words.current!.querySelector<HTMLElement>(".transcript"));
  const text = useLiveText(box, { tour, index });
  useEffect(() => lightChapters(words.current!, stopAt(tour, index)!), []);
  return text && <SentenceTools {...{ tour, index, text }} />;
}

/** Returns the function that ends it. */
function lightChapters(words: HTMLElement, { chapters = [] }: PlayerTour["audioStops"][number]) {
  const player = getPlayer();
  const items = words.querySelectorAll(".chapter-texts > li");
  const light = (current: number) =>
    items.forEach((item, i) =>
      i === current
        ? item.setAttribute("aria-current", "true")
        : item.removeAttribute("aria-current")
    );
  const end = effect(() => light(chapterAt(chapters, player.currentTime.value)));
  return () => {
    end();
    light(-1);
  };
}
