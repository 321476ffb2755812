import { Flag } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { formatTime } from "../../lib/audio/time.ts";
import type { WalkSummary } from "../../lib/walk/events.ts";
import type { WalkSession } from "../../lib/walk/session.ts";
import { metresText } from "../../lib/walk/explanation.ts";

type Props = { session: WalkSession; tour: PlayerTour; summary: WalkSummary };

/** How the walk went. */
export function WalkSummaryCard({ session, tour, summary }: Props) {
  const { heard, total, missed, seconds, metres } = summary;
  const isWhole = heard === total;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that ended the walk has gone and taken the focus with it.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="walk-summary" aria-label="Your walk is over">
      <h2 ref={title} tabIndex={-1}>
        <Flag aria-hidden="true" />
        {isWhole ? "You have heard it all" : "Your walk has ended"}
      </h2>
      <dl className="walk-figures">
        <Figure name="Stops" value={`${heard} of ${total}`} />
        <Figure name="Time" value={formatTime(seconds)} />
        <Figure name="On foot" value={metresText(metres)} />
      </dl>
      {!isWhole && (
        <p>
          Not heard yet: {missed.map((index) => tour.audioStops[index].title).join(", ")}.
        </p>
      )}
      <div className="walk-row">
        {!isWhole && (
          <button
            type="button"
            className="button primary"
            onClick={() => session.start(tour, "saved")}
          >
            Go on with the walk
          </button>
        )}
        <button type="button" className="button" onClick={session.close}>Done</button>
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
