/** The chapters of a stop: a tap plays from there. Loaded when they are opened. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import { isSameStop, type PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { formatTime } from "../../../lib/player/time.ts";
import { chapterAt, playChapter } from "./chapter.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = { tour: PlayerTour; index: number };

export function ChapterList({ tour, index }: Props) {
  useSignals();
  const player = getPlayer();
  const list = useRef<HTMLOListElement>(null);
  const { chapters = [], language } = tour.audioStops[index];
  const isCurrent = isSameStop({ tour: player.tour.value, index: player.index.value }, {
    tour,
    index,
  });
  const current = isCurrent ? chapterAt(chapters, player.currentTime.value) : -1;
  useEffect(() => {
    const item = list.current?.children[current] as HTMLElement | undefined;
    if (item) list.current!.scrollTop = item.offsetTop - item.offsetHeight;
  }, [current]);
  return (
    <ol role="list" ref={list} className="chapter-list" aria-label={t("chapters")}>
      {chapters.map(({ at, title }, i) => (
        <li key={at}>
          <button
            type="button"
            aria-current={i === current ? "true" : undefined}
            onClick={() => playChapter(player, { tour, index, at })}
          >
            <span className="figures">{formatTime(at / 1000)}</span>
            <span {...textIn(language)}>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
