/** The button that starts a tour at its first stop, or goes on where the visitor is in it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Pause, Play } from "lucide-react";
import { thePlayer } from "../lib/player/instance.ts";
import type { PlayerTour } from "../lib/player/queue.ts";
import { isOn } from "../lib/player/state.ts";
import { usePlayer } from "./player/use_player.ts";

/** True while the player is somewhere within this tour, and not at its end. */
const isUnderWay = (player: ReturnType<typeof usePlayer>, tour: PlayerTour) =>
  player?.tour.value?.id === tour.id && player.status.value !== "ended";

export default function StartTour({ tour }: { tour: PlayerTour }) {
  useSignals();
  const player = usePlayer();
  const underWay = isUnderWay(player, tour);
  const on = underWay && isOn(player?.status.value);
  const Icon = on ? Pause : Play;

  const press = () => {
    const player = thePlayer();
    if (isUnderWay(player, tour)) player.toggle();
    else player.start(tour);
  };

  if (!tour.audioStops?.length) return null;
  return (
    <div className="start-tour">
      <button type="button" className="button primary large" onClick={press}>
        <Icon aria-hidden="true" />
        {label(on, underWay ? player!.index.value + 1 : 0)}
      </button>
    </div>
  );
}

/** `n` is the number of the stop that the visitor is at, or 0 before the start. */
function label(on: boolean, n: number): string {
  if (n === 0) return "Start Archive Experience";
  return on ? `Pause at Stop ${n}` : `Continue at Stop ${n}`;
}
