import { useSignals } from "@preact/signals-react/runtime";
import { Check, ChevronDown, ChevronUp, Pause, Play, RotateCcw, SkipForward } from "lucide-react";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { isPlayingOrLoading, SKIP_SECONDS } from "../../../lib/player/player_state.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { nextDueStop } from "../../../lib/walk/armed_stops.ts";
import { playStopText, playWord, type WalkDescription } from "../../../lib/walk/description.ts";
import type { WalkState } from "../../../lib/walk/state.ts";
import { playStop } from "./play_stop.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

type Props = {
  tour: PlayerTour;
  walk: WalkState;
  description: WalkDescription;
  options: { id: string; expanded: boolean; toggle: () => void };
};

/**
 * The sound, and the button that skips a stop. The buttons stay the same, so that the focus stays,
 * too.
 */
export function WalkControls({ tour, walk, description, options }: Props) {
  useSignals();
  const player = getPlayer();
  const canGoBack = !walk.reads && player.tour.value?.id === tour.id &&
    player.currentTime.value > 0;
  const skipTo = stopAfterSkip(walk, description);
  const Chevron = options.expanded ? ChevronDown : ChevronUp;
  return (
    <div className="walk-controls">
      <button
        type="button"
        className="icon-button"
        aria-label={t("secondsBack", { count: SKIP_SECONDS })}
        disabled={!canGoBack}
        onClick={() => player.skip(-SKIP_SECONDS)}
      >
        <RotateCcw aria-hidden="true" />
        {/* In this order, because the name begins with the visible text. */}
        <span className="walk-caption" aria-hidden="true">{t("back")}</span>{" "}
        <span className="walk-seconds figures" aria-hidden="true">{SKIP_SECONDS}</span>
      </button>
      <MainButton tour={tour} walk={walk} description={description} />
      <button
        type="button"
        className="icon-button"
        aria-label={skipTo === undefined ? t("skip") : t("skipToStop", { number: skipTo + 1 })}
        aria-disabled={skipTo === undefined} // It keeps the focus.
        onClick={() => skipTo !== undefined && getPlayer().select(tour, skipTo)}
      >
        <SkipForward aria-hidden="true" />
        <span className="walk-caption" aria-hidden="true">{t("skip")}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={options.expanded ? t("lessAbout") : t("moreAbout")}
        aria-expanded={options.expanded}
        aria-controls={options.id}
        onClick={options.toggle}
      >
        <Chevron aria-hidden="true" />
        <span className="walk-caption" aria-hidden="true">
          {options.expanded ? t("less") : t("more")}
        </span>
      </button>
    </div>
  );
}

function MainButton({ tour, walk, description }: Omit<Props, "options">) {
  useSignals();
  const player = getPlayer();
  const { button, isButtonAwaited } = description;
  const isOn = player.tour.value?.id === tour.id && isPlayingOrLoading(player.status.value);
  const Icon = !isOn ? Play : walk.reads ? Check : Pause;
  const again = button !== undefined && walk.stops[button].status === "failed";
  return (
    <button
      type="button"
      className={isOn || isButtonAwaited ? "button large primary" : "button large"}
      disabled={!isOn && button === undefined}
      onClick={() => {
        if (isOn && walk.reads) player.finishReading();
        else if (isOn) player.pause();
        else if (button !== undefined) playStop(tour, button);
      }}
    >
      <Icon aria-hidden="true" />
      {isOn
        ? walk.reads ? t("doneReading") : t("pause")
        : button === undefined
        ? playWord(walk)
        : again
        ? t("tryStopAgain", { number: button + 1 })
        : playStopText(walk, button)}
    </button>
  );
}

/** The next stop if the headline's is skipped; undefined without one. */
function stopAfterSkip(walk: WalkState, { stop, situation }: WalkDescription) {
  // In a free-order tour a visitor simply walks to another stop.
  if (stop === undefined || (!walk.tour.ordered && situation === "distance")) return undefined;
  const next = nextDueStop(walk, stop);
  return next === stop ? undefined : next;
}
