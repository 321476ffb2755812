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
    <section className="walk-summary" aria-label="Your walk is over">
      <h2 ref={title} tabIndex={-1}>
        <Flag aria-hidden="true" />
        {isWhole ? "You’ve heard every story" : "Your walk has ended"}
      </h2>
      {/* A story that has begun goes on. */}
      {player && isPlayingOrLoading(player.status.value) && (
        <button
          type="button"
          className="button"
          onClick={() => player.pause()}
        >
          <Pause aria-hidden="true" />Pause
        </button>
      )}
      <Facts
        className="walk-figures"
        facts={[
          ["Stops", `${heard} of ${total}`],
          ["Time", formatTime(seconds)],
          ["On foot", metresText(metres)],
        ]}
      />
      {(isMissing || isUnsaved) && (
        <p role="status">
          This archive was deleted or made private while you walked
          {isUnsaved
            ? ", so your account can’t save this walk."
            : ". You can use it until you leave this page."}
        </p>
      )}
      {!isWhole && (
        <div className="walk-missed">
          <p id="walk-missed">Not heard yet:</p>
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
      {hasTrack && (
        <p className="soft walk-track-note">
          The green line is the way you walked. It stays on this device.
        </p>
      )}
      <NextArchive tour={tour} />
      <div className="walk-row">
        {!isWhole && (
          <button
            type="button"
            className="button primary"
            onClick={() => session.start(tour, "saved")}
          >
            Continue the walk
          </button>
        )}
        <button type="button" className="button" onClick={() => shareArchive(tour)}>
          <Share2 aria-hidden="true" />Share
        </button>
        <button type="button" className="button" onClick={session.close}>Done</button>
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
