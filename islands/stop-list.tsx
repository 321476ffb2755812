/** The narratives of a tour, one after the other, each with its place and a button to hear it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Pause, Play } from "lucide-react";
import type { Stop } from "../lib/model/stop.ts";
import { getPlayer } from "../lib/audio/player_instance.ts";
import { RADIUS } from "../lib/model/stop_limits.ts";
import { isSameStop, type PlayerTour } from "../lib/model/player_tour.ts";
import { isPlayingOrLoading } from "../lib/audio/player_state.ts";
import { Seal } from "../lib/ui/seal.tsx";
import { coordinates } from "../lib/ui/tour_labels.ts";
import { usePlayer } from "./player/use_player.ts";
import { heardIn } from "./walk/heard.ts";

export default function StopList({ tour }: { tour: PlayerTour }) {
  if (!tour.audioStops?.length) {
    return <p className="soft">No narrative stops configured for this archive.</p>;
  }
  return (
    <ol role="list" className="stop-list" data-type={tour.tourType}>
      {tour.audioStops.map((_, i) => <StopItem key={i} tour={tour} index={i} />)}
    </ol>
  );
}

function StopItem({ tour, index }: { tour: PlayerTour; index: number }) {
  useSignals();
  const player = usePlayer();
  const stop = tour.audioStops[index];
  const titleId = `stop-${index + 1}-title`;
  const current = player !== undefined &&
    isSameStop({ tour: player.tour.value, index: player.index.value }, { tour, index });
  const on = current && isPlayingOrLoading(player.status.value);
  const isHeard = player !== undefined && heardIn(tour.id).includes(index);
  const Icon = on ? Pause : Play;
  return (
    <li id={`stop-${index + 1}`} data-current={current || undefined}>
      <Seal n={index + 1} state={on ? "playing" : isHeard ? "done" : "idle"} />
      <div className="stop-text">
        <h3 id={titleId}>{stop.title}</h3>
        {isHeard && <p className="visually-hidden">Heard</p>}
        {stop.description.split(/\n+/).map((text, i) => <p key={i}>{text}</p>)}
        <StopFacts stop={stop} />
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
      </div>
    </li>
  );
}

function StopFacts({ stop }: { stop: Stop }) {
  const facts = [
    { name: "Location", value: coordinates(stop, 4) },
    { name: "Detection Range", value: `${stop.triggerRadius ?? RADIUS.onPages}m` },
    { name: "Duration", value: stop.audioDuration },
  ];
  return (
    <dl className="stop-facts">
      {facts.filter(({ value }) => value).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
