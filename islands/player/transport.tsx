import { useSignals } from "@preact/signals-react/runtime";
import { RotateCcw, RotateCw, SkipBack, SkipForward } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { SKIP_SECONDS } from "../../lib/player/player_state.ts";
import { hasNext, hasPrevious } from "../../lib/model/tour/player_tour.ts";
import type { CurrentStop } from "./current_stop.ts";
import type { Player } from "../../lib/player/player.ts";
import { PlayButton } from "./play_button.tsx";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

type Props = { current: CurrentStop; large?: boolean };

/** The buttons that move through the tour, and those through the stop, which `large` leaves out. */
export function Transport({ current, large }: Props) {
  useSignals();
  const { player, tour, index } = current;
  const buttons = useRef<HTMLDivElement>(null);
  // At the first and the last stop the pressed button is off, and could not keep the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!buttons.current?.contains(activeElement) || !activeElement!.matches(":disabled")) return;
    buttons.current.querySelector<HTMLElement>(".play-button")?.focus();
  }, [index]);
  return (
    <div className="transport" ref={buttons}>
      <button
        type="button"
        className="icon-button"
        aria-label={t("previousStop")}
        disabled={!hasPrevious(tour, index)}
        onClick={() => player.previous()}
      >
        <SkipBack aria-hidden="true" />
      </button>
      {!large && <SkipSeconds player={player} direction={-1} />}
      <PlayButton current={current} large={large} />
      {!large && <SkipSeconds player={player} direction={1} />}
      <button
        type="button"
        className="icon-button"
        aria-label={t("nextStop")}
        disabled={!hasNext(tour, index)}
        onClick={() => player.next()}
      >
        <SkipForward aria-hidden="true" />
      </button>
    </div>
  );
}

/** Goes some seconds back (-1) or forward (1). */
export function SkipSeconds({ player, direction }: { player: Player; direction: -1 | 1 }) {
  const Icon = direction < 0 ? RotateCcw : RotateCw;
  return (
    <button
      type="button"
      className="icon-button skip-seconds"
      aria-label={direction < 0
        ? t("secondsBack", { count: SKIP_SECONDS })
        : t("secondsForward", { count: SKIP_SECONDS })}
      onClick={() => player.skip(direction * SKIP_SECONDS)}
    >
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{SKIP_SECONDS}</span>
    </button>
  );
}
