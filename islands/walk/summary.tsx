import { useSignals } from "@preact/signals-react/runtime";
import { Flag } from "lucide-react";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { formatTime } from "../../lib/audio/time.ts";
import type { WalkSummary } from "../../lib/walk/events.ts";
import type { WalkSession } from "../../lib/walk/session.ts";
import { Facts } from "../../lib/ui/facts.tsx";
import { metresText } from "../../lib/geo/metres_text.ts";
import { useFocusOnMount } from "./use_focus_on_mount.ts";

type Props = {
  session: Pick<WalkSession, "start" | "close" | "isGone">;
  tour: PlayerTour;
  summary: WalkSummary;
};

/** How the walk went, and the way to what was missed. */
export function WalkSummaryCard({ session, tour, summary }: Props) {
  useSignals();
  const { heard, total, missed, seconds, metres } = summary;
  const isWhole = heard === total;
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="walk-summary" aria-label="Your walk is over">
      <h2 ref={title} tabIndex={-1}>
        <Flag aria-hidden="true" />
        {isWhole ? "You have heard it all" : "Your walk has ended"}
      </h2>
      <Facts
        className="walk-figures"
        facts={[
          ["Stops", `${heard} of ${total}`],
          ["Time", formatTime(seconds)],
          ["On foot", metresText(metres)],
        ]}
      />
      {session.isGone() && (
        <p role="status">
          This archive was deleted or made private while you walked, so this walk cannot be saved to
          your account.
        </p>
      )}
      {!isWhole && (
        <div className="walk-missed">
          <p id="walk-missed">Not heard yet:</p>
          <ul aria-labelledby="walk-missed">
            {missed.map((index) => (
              <li key={index}>
                <a href={`#stop-${index + 1}`}>{tour.audioStops[index].title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
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
        <button type="button" className="button" onClick={session.close}>Done</button>
      </div>
    </section>
  );
}
