import { Play, RotateCw } from "lucide-react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { isSkipped } from "../../../lib/walk/armed_stops.ts";
import { playStopText, playWord } from "../../../lib/walk/description.ts";
import { waitingStops } from "../../../lib/walk/waiting_stops.ts";
import type { WalkState } from "../../../lib/walk/state.ts";
import { STOP_PLACE_NAMES } from "../../../lib/model/text/stop_place_names.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { playStop } from "./play_stop.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

/** Why a stop that can be played waits for a tap. */
function reasonOf(walk: WalkState, index: number): string {
  const { place } = walk.tour.stops[index];
  return place && !isSkipped(walk, index) ? STOP_PLACE_NAMES[place] : t("passed");
}

/**
 * The stops that were passed, have no place or could not be played, each with its button; without
 * `except`, which has just failed, because the card has its reason and button.
 */
export function WaitingStops(
  { tour, walk, except }: { tour: PlayerTour; walk: WalkState; except: number | undefined },
) {
  const waiting = waitingStops(walk).filter((index) => index !== except);
  if (waiting.length === 0) return null;
  return (
    <ul className="walk-waiting" aria-label={t("stopsWaiting")}>
      {waiting.map((index) => {
        const failed = walk.stops[index].status === "failed";
        const { title, language, contentWarning } = walk.tour.stops[index];
        const Icon = failed ? RotateCw : Play;
        return (
          <li key={index}>
            <Seal n={index + 1} size="small" />
            <p>
              <span {...textIn(language)}>{title}</span>
              {contentWarning && <span className="soft">{contentWarning}</span>}
              <span className="soft">{failed ? t("wontPlay") : reasonOf(walk, index)}</span>
            </p>
            <button
              type="button"
              className="button"
              aria-label={failed
                ? t("tryStopAgain", { number: index + 1 })
                : playStopText(walk, index)}
              onClick={() => playStop(tour, index)}
            >
              <Icon aria-hidden="true" />
              {failed ? t("tryAgain") : playWord(walk)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
