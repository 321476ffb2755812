import { useSignals } from "@preact/signals-react/runtime";
import { Flag, Pause, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { isPlayingOrLoading } from "../../../lib/player/player_state.ts";
import { formatTime } from "../../../lib/player/time.ts";
import type { WalkSummary } from "../../../lib/walk/events.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { NextArchive } from "../../player/next_archive.tsx";
import { usePlayer } from "../../player/use_player.ts";
import { shareArchive } from "../../shell/share_archive.ts";
import { useFocusOnMount } from "./use_focus_on_mount.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

type Props = {
  session: Pick<WalkSession, "start" | "close" | "isGone">;
  tour: PlayerTour;
  summary: WalkSummary;
  /** Whether the map beside it shows the walked track. */
  hasTrack?: boolean;
};

/** The summary of the walk, with links to missed stops. */
export function WalkSummaryCard({ session, tour, summary, hasTrack = false }: Props) {
  useSignals();
  const { heard, total, missed, seconds, metres } = summary;
  const isWhole = heard === total;
  const title = useFocusOnMount<HTMLHeadingElement>();
  const player = usePlayer();
  const isMissing = useMissing(tour.id);
  const isUnsaved = session.isGone();
  return (
    <section className="walk-summary" aria-label={t("yourWalkIsOver")}>
      <h2 ref={title} tabIndex={-1}>
        <Flag aria-hidden="true" />
        {isWhole ? t("heardEveryStory") : t("yourWalkHasEnded")}
      </h2>
      {/* A story that has begun goes on. */}
      {player && isPlayingOrLoading(player.status.value) && (
        <button
          type="button"
          className="button"
          onClick={() => player.pause()}
        >
          <Pause aria-hidden="true" />
          {t("pause")}
        </button>
      )}
      <Facts
        className="walk-figures"
        facts={[
          [t("stops"), t("heardOfTotal", { heard, total })],
          [t("time"), formatTime(seconds)],
          [t("onFoot"), metresText(metres)],
        ]}
      />
      {(isMissing || isUnsaved) && (
        <p role="status">
          {isUnsaved ? t("goneUnsaved") : t("goneUsable")}
        </p>
      )}
      {!isWhole && (
        <div className="walk-missed">
          <p id="walk-missed">{t("notHeardYet")}</p>
          <ul aria-labelledby="walk-missed">
            {missed.map((index) => (
              <li key={index}>
                <a href={`#stop-${index + 1}`} {...textIn(tour.audioStops[index].language)}>
                  {tour.audioStops[index].title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasTrack && <p className="soft walk-track-note">{t("trackNote")}</p>}
      <NextArchive tour={tour} />
      <div className="walk-row">
        {!isWhole && (
          <button
            type="button"
            className="button primary"
            onClick={() => session.start(tour, "saved")}
          >
            {t("continueWalk")}
          </button>
        )}
        <button type="button" className="button" onClick={() => shareArchive(tour)}>
          <Share2 aria-hidden="true" />
          {t("share")}
        </button>
        <button type="button" className="button" onClick={session.close}>{t("done")}</button>
      </div>
    </section>
  );
}

/** Whether the server no longer has the tour; false while that is unknown. */
function useMissing(tourId: string): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    fetch(`/api/tours/${tourId}`, { method: "HEAD" }).then(
      ({ status }) => setMissing(status === 404),
      () => {}, // Without a network.
    );
  }, [tourId]);
  return isMissing;
}
