import { useSignals } from "@preact/signals-react/runtime";
import { ChevronUp } from "lucide-react";
import { Dialog } from "radix-ui";
import { isPlayingOrLoading } from "../../lib/audio/player_state.ts";
import { formatTime, toPercent } from "../../lib/audio/time.ts";
import { Seal } from "../../lib/ui/seal.tsx";
import { PlayerNotice } from "./notice.tsx";
import { type CurrentStop, durationText } from "./current_stop.ts";
import { PlayButton } from "./play_button.tsx";

/** The bar at the bottom of every page. All of it opens the sheet, except the play button. */
export function MiniBar({ current, covered }: { current: CurrentStop; covered: boolean }) {
  useSignals();
  return (
    <section className="mini" aria-label="Player">
      <Progress current={current} />
      {!covered && <PlayerNotice player={current.player} />}
      <div className="mini-row">
        <Seal
          n={current.index + 1}
          size="small"
          state={isPlayingOrLoading(current.player.status.value) ? "playing" : "idle"}
        />
        <div className="mini-text">
          <p className="mini-title">{current.stop.title}</p>
          <p className="mini-state">
            <State current={current} />
          </p>
        </div>
        <Dialog.Trigger className="icon-button mini-open" aria-label="Open player">
          <ChevronUp aria-hidden="true" />
        </Dialog.Trigger>
        <PlayButton current={current} />
      </div>
    </section>
  );
}

function State({ current }: { current: CurrentStop }) {
  useSignals();
  const { player, tour, index } = current;
  const { length } = tour.audioStops;
  if (player.status.value === "ended") return "End of the tour";
  return (
    <>
      {length > 1 && <span>Stop {index + 1} of {length}</span>}
      {player.status.value === "loading"
        ? <span>Loading…</span>
        : <span>{formatTime(player.currentTime.value)} / {durationText(current)}</span>}
    </>
  );
}

/** The hairline on the bar's upper edge; screen readers have the slider of the sheet instead. */
function Progress({ current: { player } }: { current: CurrentStop }) {
  useSignals();
  const part = toPercent(player.currentTime.value, player.duration.value) / 100;
  return (
    <div className="mini-progress" aria-hidden="true">
      <span style={{ transform: `scaleX(${part})` }} />
    </div>
  );
}
