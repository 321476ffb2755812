import { ArrowUp, Volume2 } from "lucide-react";
import type { CompassWord } from "../../lib/geo/bearing.ts";
import type { WalkState } from "../../lib/walk/state.ts";
import { findTarget, metresText } from "../../lib/walk/explanation.ts";
import { Seal } from "../../lib/ui/seal.tsx";

/** The stop to go to, how far and in which direction, or the one that plays. */
export function NextStop({ walk }: { walk: WalkState }) {
  const { playing, tour } = walk;
  if (playing !== undefined) {
    return (
      <Line
        index={playing}
        title={tour.stops[playing].title}
        main="Playing now"
        icon={<Volume2 aria-hidden="true" />}
        playing
      />
    );
  }
  const target = findTarget(walk);
  if (!target) return null;
  const { index, metres, direction } = target;
  const isThere = walk.stops[index].inside;
  return (
    <Line
      index={index}
      title={tour.stops[index].title}
      main={isThere ? "You are here" : metres === undefined ? "Next stop" : metresText(metres)}
      detail={isThere || metres === undefined ? undefined : direction}
      icon={!isThere && direction && <Arrow to={direction} />}
    />
  );
}

const Arrow = ({ to }: { to: CompassWord }) => (
  <span className="walk-arrow" data-to={to} aria-hidden="true">
    <ArrowUp />
  </span>
);

function Line({ index, title, main, detail, icon, playing = false }: {
  index: number;
  title: string;
  main: string;
  detail?: string;
  icon?: React.ReactNode;
  playing?: boolean;
}) {
  return (
    <div className="walk-next">
      <Seal n={index + 1} size="large" state={playing ? "playing" : "idle"} />
      <div>
        <p className="walk-main figures">
          {main} {detail && <span>{detail}</span>}
        </p>
        <p className="walk-stop">
          <span className="visually-hidden">Stop {index + 1},</span>
          {title}
        </p>
      </div>
      {icon}
    </div>
  );
}
