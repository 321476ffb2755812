import { useSignals } from "@preact/signals-react/runtime";
import { ChevronUp } from "lucide-react";
import { Dialog } from "radix-ui";
import { isPlayingOrLoading } from "../../lib/audio/player_state.ts";
import { formatTime, toPercent } from "../../lib/audio/time.ts";
import { Seal } from "../../lib/ui/seal.tsx";
import { PlayerNotice } from "./notice.tsx";
import { lengthOf, type Now } from "./now.ts";
import { PlayButton } from "./play_button.tsx";

/** The bar at the bottom of every page. The whole of it opens the sheet, except the play button. */
export function MiniBar({ now, covered }: { now: Now; covered: boolean }) {
  useSignals();
  return (
    <section className="mini" aria-label="Player">
      <Progress now={now} />
      {!covered && <PlayerNotice player={now.player} />}
      <div className="mini-row">
        <Seal
          n={now.index + 1}
          size="small"
          state={isPlayingOrLoading(now.player.status.value) ? "playing" : "idle"}
        />
        <div className="mini-text">
          <p className="mini-title">{now.stop.title}</p>
          <p className="mini-state">
            <State now={now} />
          </p>
        </div>
        <Dialog.Trigger className="icon-button mini-open" aria-label="Open player">
          <ChevronUp aria-hidden="true" />
        </Dialog.Trigger>
        <PlayButton now={now} />
      </div>
    </section>
  );
}

function State({ now }: { now: Now }) {
  useSignals();
  const { player, tour, index } = now;
  const { length } = tour.audioStops;
  if (player.status.value === "ended") return "End of the tour";
  return (
    <>
      {length > 1 && <span>Stop {index + 1} of {length}</span>}
      {player.status.value === "loading"
        ? <span>Loading…</span>
        : <span>{formatTime(player.currentTime.value)} / {lengthOf(now)}</span>}
    </>
  );
}

/** The hairline on the bar's upper edge. The slider of the sheet says the same to screen readers. */
function Progress({ now: { player } }: { now: Now }) {
  useSignals();
  const part = toPercent(player.currentTime.value, player.duration.value) / 100;
  return (
    <div className="mini-progress" aria-hidden="true">
      <span style={{ transform: `scaleX(${part})` }} />
    </div>
  );
}
