/** The narratives of a tour, one after the other, each with its place and a button to hear it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Check, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import type { Stop } from "../lib/model/stop.ts";
import { parseAudioSource } from "../lib/audio/audio_source.ts";
import { getPlayer } from "../lib/audio/player_instance.ts";
import { RADIUS } from "../lib/model/stop_limits.ts";
import { isSameStop, type PlayerTour, stopIdsOf } from "../lib/model/player_tour.ts";
import { isPlayingOrLoading } from "../lib/audio/player_state.ts";
import { FoldedText, Unfold } from "../lib/ui/folded_text.tsx";
import { StopPicture } from "../lib/ui/stop_picture.tsx";
import { Seal } from "../lib/ui/seal.tsx";
import { coordinates } from "../lib/ui/tour_labels.ts";
import { lengthText } from "./player/current_stop.ts";
import { usePlayer } from "./player/use_player.ts";
import { heardIn } from "./walk/heard.ts";

export default function StopList({ tour }: { tour: PlayerTour }) {
  const linked = useLinkedStop();
  if (!tour.audioStops?.length) {
    return <p className="soft">No narrative stops configured for this archive.</p>;
  }
  return (
    <ol role="list" className="stop-list" data-type={tour.tourType}>
      {tour.audioStops.map((_, i) => (
        <StopItem key={i} tour={tour} index={i} isLinked={linked === `#stop-${i + 1}`} />
      ))}
    </ol>
  );
}

/** The fragment of the address, since `:target` matches nothing after a page change by script. */
function useLinkedStop(): string | undefined {
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    const look = () => setHash(location.hash);
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return hash;
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
  const Icon = on ? Pause : Play;
  return (
    <li
      id={`stop-${index + 1}`}
      data-current={current || undefined}
      data-linked={isLinked || undefined}
    >
      <Seal n={index + 1} state={on ? "playing" : isHeard ? "done" : "idle"} />
      <div className="stop-text folds">
        <h3 id={titleId}>{stop.title}</h3>
        <StopFacts stop={stop} length={lengthText(stop, player)} isHeard={isHeard} />
        <StopPicture picture={stop} />
        <FoldedText text={stop.description} />
        <div className="stop-foot">
          {stop.audioUrl && (
            <button
              type="button"
              className="button"
              aria-describedby={titleId}
              data-tap-again="Tap again to play"
              onClick={() => getPlayer().playStop(tour, index)}
            >
              <Icon aria-hidden="true" />
              {on ? "Pause Audio" : "Play Audio"}
            </button>
          )}
          <PlainAudio stop={stop} />
          <Unfold text={stop.description} describedBy={titleId} />
        </div>
      </div>
    </li>
  );
}

/** One quiet line: where the stop is, how near one must come, its length, whether it was heard. */
function StopFacts({ stop, length, isHeard }: { stop: Stop; length: string; isHeard: boolean }) {
  return (
    <div className="stop-facts">
      <dl>
        <div>
          <dt className="visually-hidden">Location</dt>
          <dd>{coordinates(stop, 4)}</dd>
        </div>
        <div>
          <dt>Detection Range</dt>
          <dd>{stop.triggerRadius ?? RADIUS.onPages}m</dd>
        </div>
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

/** The browser's own player, where no script runs: no script, no test sounds. */
function PlainAudio({ stop: { audioUrl, title } }: { stop: Stop }) {
  const source = parseAudioSource(audioUrl);
  if (source.kind !== "url") return null;
  return (
    <noscript>
      <audio controls preload="none" src={source.url} aria-label={title} />
    </noscript>
  );
}
