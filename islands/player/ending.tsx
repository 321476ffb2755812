/** The player's message and offers after the last story of an archive. */
import { useSignals } from "@preact/signals-react/runtime";
import { RotateCcw, RotateCw, Share2, X } from "lucide-react";
import type { Player } from "../../lib/player/player.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { WITHHELD_AUDIO } from "../../lib/model/consent/withheld.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { shareArchive } from "../shell/share_archive.ts";
import { NextArchive } from "./next_archive.tsx";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

export function Ending({ player, tour, onClose }: {
  player: Player;
  tour: PlayerTour;
  onClose: () => void;
}) {
  return (
    <section className="ending" aria-label={t("endOfArchive")}>
      <div className="ending-head">
        <div role="status">
          <p className="kicker">{t("theEnd")}</p>
          <p className="ending-title">{t("lastStoryOf", { title: tour.title })}</p>
        </div>
        <button type="button" className="icon-button" aria-label={t("putAway")} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <LeftOut player={player} tour={tour} />
      <NextArchive tour={tour} />
      <div className="row">
        <button type="button" className="button" onClick={() => player.playAll(tour)}>
          <RotateCcw aria-hidden="true" />
          {t("listenAgain")}
        </button>
        <button type="button" className="button" onClick={() => shareArchive(tour)}>
          <Share2 aria-hidden="true" />
          {t("share")}
        </button>
      </div>
    </section>
  );
}

/** The stops that "Play all" could not play, each with a button to try it again. */
function LeftOut({ player, tour }: { player: Player; tour: PlayerTour }) {
  useSignals();
  const left = player.leftOut.value;
  if (left.length === 0) return null;
  return (
    <div>
      <p id="left-out">{t("couldNotBePlayed")}</p>
      <ul role="list" className="left-out" aria-labelledby="left-out">
        {left.map((index) => {
          const { title, language, audioUrl } = tour.audioStops[index];
          return (
            <li key={index}>
              <Seal n={index + 1} size="small" />
              <span {...textIn(language)}>{title}</span>
              {audioUrl !== WITHHELD_AUDIO && (
                <button
                  type="button"
                  className="button"
                  aria-label={t("tryStopAgain", { number: index + 1 })}
                  onClick={() => player.playStop(tour, index)}
                >
                  <RotateCw aria-hidden="true" />
                  {t("tryAgain")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
