import { useSignals } from "@preact/signals-react/runtime";
import { ChevronUp } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import { formatTime, toPercent } from "../../lib/player/time.ts";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { currentChapter } from "./chapters/chapter.ts";
import { Seek, Volume } from "./controls.tsx";
import { type CurrentStop, lengthText } from "./current_stop.ts";
import { PlayerNotice } from "./notice.tsx";
import { SleepLeft } from "./sleep.tsx";
import { Speed } from "./speed.tsx";
import { Transport } from "./transport.tsx";
import { ContentWarning } from "../../lib/ui/words.tsx";
import { textIn } from "../../lib/model/text/language.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/**
 * The bar at the bottom of every page. All of it opens the sheet, except the controls: on a phone
 * only the play button, on a wide screen all of them.
 */
export function MiniBar({ current, covered, ending }: {
  current: CurrentStop;
  covered: boolean;
  /** The part above the bar after the last story. */
  ending?: ReactNode;
}) {
  useSignals();
  return (
    <section className="mini" aria-label={t("player")}>
      <Progress current={current} />
      {ending}
      {!covered && <PlayerNotice player={current.player} />}
      <ContentWarning of={current.stop} />
      <div className="mini-row">
        <Seal
          n={current.index + 1}
          size="small"
          state={isPlayingOrLoading(current.player.status.value) ? "playing" : "idle"}
        />
        <div className="mini-text">
          <p className="mini-title" {...textIn(current.stop.language)}>{current.stop.title}</p>
          <p className="mini-state">
            <State current={current} />
          </p>
        </div>
        <Dialog.Trigger className="icon-button mini-open" aria-label={t("openPlayer")}>
          <ChevronUp aria-hidden="true" />
        </Dialog.Trigger>
        <Transport current={current} />
        <div className="mini-wide">
          <Seek current={current} />
          <Speed current={current} />
          <Volume current={current} />
        </div>
      </div>
    </section>
  );
}

function State({ current }: { current: CurrentStop }) {
  useSignals();
  const { player, tour, stop, index } = current;
  const { length } = tour.audioStops;
  if (player.status.value === "ended") return <span>{t("wasLastStory")}</span>;
  const chapter = currentChapter(player);
  return (
    <>
      <SleepLeft player={player} />
      {chapter
        ? <span className="mini-chapter" {...textIn(stop.language)}>{chapter.title}</span>
        : length > 1 && <span>{t("stopOfTotal", { number: index + 1, total: length })}</span>}
      {player.status.value === "loading"
        ? <span>{t("loading")}</span>
        : (
          <span className="mini-time">
            {formatTime(player.currentTime.value)} / {lengthText(stop, player)}
          </span>
        )}
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
