import { useSignals } from "@preact/signals-react/runtime";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { formatTime, toPercent } from "../../../lib/player/time.ts";
import type { WalkDescription } from "../../../lib/walk/description.ts";
import type { WalkState } from "../../../lib/walk/state.ts";
import { facingOf } from "../../../lib/walk/target.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { DirectionArrow } from "./direction_arrow.tsx";
import { WayDetail } from "./way/detail.tsx";
import { useFocusOnMount } from "./use_focus_on_mount.ts";
import { textIn } from "../../../lib/model/text/language.ts";

type Props = { walk: WalkState; description: WalkDescription };

/** The present situation and its stop; the arrow points to where the walk leads. */
export function WalkHeadline({ walk, description }: Props) {
  const title = useFocusOnMount<HTMLHeadingElement>();
  const { situation, headline, detail, warning, stop, target } = description;
  const named = stop === undefined ? undefined : walk.tour.stops[stop];
  const isPlaying = situation === "playing" || situation === "loading";
  const metres = situation === "distance" ? metresText(target!.metres!) : "";
  return (
    <div className="walk-headline" data-situation={situation}>
      {stop !== undefined && (
        <Seal n={stop + 1} size="large" state={isPlaying ? "playing" : "idle"} />
      )}
      <div>
        <h2 ref={title} tabIndex={-1} className="figures">
          {metres && <strong>{metres}</strong>}
          {headline.slice(metres.length).split(/(\S{1,20}\s\p{N}{1,5},?)/u).map((part, i) =>
            i % 2 === 0 ? part : <span key={i}>{part}</span>
          )}
        </h2>
        {named && <p className="walk-stop" {...textIn(named.language)}>{named.title}</p>}
        {named?.contentWarning && <p className="walk-detail">{named.contentWarning}</p>}
        {detail && <p className="walk-detail figures">{detail}</p>}
        {situation === "distance" && <WayDetail walk={walk} />}
        {warning && <p className="walk-detail walk-warning">{warning}.</p>}
        {(isPlaying || situation === "paused") && !walk.reads && <Progress />}
      </div>
      {target?.angle !== undefined && (
        <DirectionArrow angle={target.angle} facing={facingOf(walk)} small={isPlaying} />
      )}
    </div>
  );
}

/** The progress of the story; screen readers have the controls of the sound instead. */
function Progress() {
  useSignals();
  const { currentTime, duration } = getPlayer();
  const [seconds, length] = [currentTime.value, duration.value];
  if (!(length > 0)) return null;
  return (
    <p className="walk-progress figures" aria-hidden="true">
      <span className="walk-progress-line">
        <span style={{ transform: `scaleX(${toPercent(seconds, length) / 100})` }} />
      </span>
      {formatTime(seconds)} / {formatTime(length)}
    </p>
  );
}
