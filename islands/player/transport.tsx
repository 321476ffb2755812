import { useSignals } from "@preact/signals-react/runtime";
import { RotateCcw, RotateCw, SkipBack, SkipForward } from "lucide-react";
import { SKIP_SECONDS } from "../../lib/player/player_state.ts";
import { hasNext, hasPrevious } from "../../lib/model/tour/player_tour.ts";
import type { CurrentStop } from "./current_stop.ts";
import { PlayButton } from "./play_button.tsx";

type Props = { current: CurrentStop; large?: boolean };

/** The buttons that move through the tour and through the stop. */
export function Transport({ current, large }: Props) {
  useSignals();
  const { player, tour, index } = current;
  return (
    <div className="transport">
      <button
        type="button"
        className="icon-button"
        aria-label="Previous stop"
        disabled={!hasPrevious(tour, index)}
        onClick={() => player.previous()}
      >
        <SkipBack aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button skip-seconds"
        aria-label={`Back ${SKIP_SECONDS} seconds`}
        onClick={() => player.skip(-SKIP_SECONDS)}
      >
        <RotateCcw aria-hidden="true" />
        <span aria-hidden="true">{SKIP_SECONDS}</span>
      </button>
      <PlayButton current={current} large={large} />
      <button
        type="button"
        className="icon-button skip-seconds"
        aria-label={`Forward ${SKIP_SECONDS} seconds`}
        onClick={() => player.skip(SKIP_SECONDS)}
      >
        <RotateCw aria-hidden="true" />
        <span aria-hidden="true">{SKIP_SECONDS}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Next stop"
        disabled={!hasNext(tour, index)}
        onClick={() => player.next()}
      >
        <SkipForward aria-hidden="true" />
      </button>
    </div>
  );
}
