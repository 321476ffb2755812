import { useSignals } from "@preact/signals-react/runtime";
import { ListMusic } from "lucide-react";
import { useEffect, useRef } from "react";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { type CurrentStop, lengthText } from "./current_stop.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/**
 * All stops of the tour under one fold, if there are several; a tap plays one, "Play all" one after
 * the other.
 */
export function Stops({ current }: { current: CurrentStop }) {
  useSignals();
  const { player, tour, index } = current;
  const on = isPlayingOrLoading(player.status.value);
  const list = useRef<HTMLOListElement>(null);
  const showCurrent = () => {
    // Not scrollIntoView, which would also scroll the whole sheet down to its list.
    const item = list.current?.children[index] as HTMLElement | undefined;
    if (item) list.current!.scrollTop = item.offsetTop - item.offsetHeight;
  };
  useEffect(showCurrent, [index]);
  if (tour.audioStops.length < 2) return null;
  return (
    <details className="sheet-fold sheet-stops" onToggle={showCurrent}>
      <summary>{t("stops")}</summary>
      <nav aria-label={t("stops")}>
        {/* During a walk, the walk decides what plays next. */}
        {player.autoAdvance.value && (
          <button
            type="button"
            className="button"
            aria-pressed={player.playsAll.value}
            onClick={() => player.setPlaysAll(!player.playsAll.value)}
          >
            <ListMusic aria-hidden="true" />
            {t("playAll")}
          </button>
        )}
        <ol role="list" ref={list}>
          {tour.audioStops.map((stop, i) => (
            <li key={stop.id}>
              <button
                type="button"
                aria-current={i === index ? "true" : undefined}
                onClick={() => player.playStop(tour, i)}
              >
                <Seal n={i + 1} size="small" state={i === index && on ? "playing" : "idle"} />
                <span {...textIn(stop.language)}>{stop.title}</span>
                <span className="figures">{lengthText(stop, player)}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
