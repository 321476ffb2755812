/** The stops of a tour, one after the other, each with its place and a button to play it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Check, Pause, Play } from "lucide-react";
import { WITHHELD_AUDIO } from "../../../lib/model/consent/withheld.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import { parseAudioSource } from "../../../lib/player/audio_source.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { RADIUS } from "../../../lib/model/tour/stop_limits.ts";
import { isSameStop, type PlayerTour, stopIdsOf } from "../../../lib/model/tour/player_tour.ts";
import { isPlayingOrLoading } from "../../../lib/player/player_state.ts";
import { hasPlace, STOP_PLACE_NAMES } from "../../../lib/model/tour/stop_place.ts";
import { FoldedText, Unfold } from "../../../lib/ui/folded_text.tsx";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { coordinates } from "../../../lib/ui/tour/tour_labels.ts";
import { lengthText } from "../../player/current_stop.ts";
import { ThenNow } from "../../player/then-now/then_now.tsx";
import { ChapterFold, TranscriptFold } from "../../player/transcript/fold.tsx";
import { usePlayer } from "../../player/use_player.ts";
import { ContentWarning } from "../../../lib/ui/words.tsx";
import { useLinkedStop } from "./linked_stop.ts";
import { StopGroups } from "./stop_groups.tsx";
import { heardIn } from "../walk/heard.ts";
import { textIn } from "../../../lib/model/text/language.ts";

export default function StopList({ tour }: { tour: PlayerTour }) {
  const linked = useLinkedStop(tour);
  if (!tour.audioStops?.length) {
    return <p className="soft">No narrative stops configured for this archive.</p>;
  }
  return (
    <StopGroups
      type={tour.tourType}
      count={tour.audioStops.length}
      linked={linked}
      entry={(i) => (
        <StopItem key={i} tour={tour} index={i} isLinked={linked === `#stop-${i + 1}`} />
      )}
    />
  );
}

type ItemProps = { tour: PlayerTour; index: number; isLinked: boolean };

function StopItem({ tour, index, isLinked }: ItemProps) {
  useSignals();
  const player = usePlayer();
  const stop = tour.audioStops[index];
  const titleId = `stop-${index + 1}-title`;
  const current = player !== undefined &&
    isSameStop({ tour: player.tour.value, index: player.index.value }, { tour, index });
  const on = current && isPlayingOrLoading(player.status.value);
  const isHeard = player !== undefined && heardIn(tour.id, stopIdsOf(tour)).includes(index);
  const reads = player?.reads.value ?? false;
  const Icon = on ? reads ? Check : Pause : Play;
  return (
    <li
      id={`stop-${index + 1}`}
      data-current={current || undefined}
      data-linked={isLinked || undefined}
    >
      <Seal n={index + 1} state={on ? "playing" : isHeard ? "done" : "idle"} />
      <div className="stop-text folds">
        <h3 id={titleId} {...textIn(stop.language)}>{stop.title}</h3>
        <StopFacts length={lengthText(stop, player)} isHeard={isHeard} />
        <ThenNow stop={stop} />
        <FoldedText text={stop.description} language={stop.language} />
        <ContentWarning of={stop} />
        <div className="stop-foot">
          {stop.audioUrl !== WITHHELD_AUDIO && (
            <button
              type="button"
              className="button"
              aria-describedby={titleId}
              data-tap-again="Tap again to play"
              onClick={() =>
                on && reads ? getPlayer().finishReading() : getPlayer().playStop(tour, index)}
            >
              <Icon aria-hidden="true" />
              {reads ? on ? "Done reading" : "Read" : on ? "Pause Audio" : "Play Audio"}
            </button>
          )}
          <PlainAudio stop={stop} />
          <Unfold text={stop.description} describedBy={titleId} />
        </div>
        {!reads && <ChapterFold tour={tour} index={index} />}
        {current && !reads && <TranscriptFold tour={tour} index={index} />}
        <StopPlace stop={stop} />
      </div>
    </li>
  );
}

/** One quiet line: the length of the story, and whether it was heard. */
function StopFacts({ length, isHeard }: { length: string; isHeard: boolean }) {
  return (
    <div className="stop-facts">
      <dl>
        <div>
          <dt className="visually-hidden">Duration</dt>
          <dd>{length}</dd>
        </div>
      </dl>
      {isHeard && (
        <p className="stop-heard">
          <Check aria-hidden="true" />Heard
        </p>
      )}
    </div>
  );
}

/** After the story: the place of the stop and its radius, or that it has none. */
function StopPlace({ stop }: { stop: Stop }) {
  const isPlaced = hasPlace(stop);
  return (
    <div className="stop-facts stop-place">
      <dl>
        <div>
          <dt className="visually-hidden">Location</dt>
          <dd>{isPlaced ? coordinates(stop, 4) : STOP_PLACE_NAMES[stop.place]}</dd>
        </div>
        {isPlaced && (
          <div>
            <dt>Detection Range</dt>
            <dd>{stop.triggerRadius ?? RADIUS.onPages}m</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The browser's own player, for pages without script, where there are no test sounds. */
function PlainAudio({ stop: { audioUrl, title } }: { stop: Stop }) {
  const source = parseAudioSource(audioUrl);
  if (source.kind !== "url") return null;
  return (
    <noscript>
      <audio controls preload="none" src={source.url} aria-label={title} />
    </noscript>
  );
}
