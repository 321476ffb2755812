import { useSignals } from "@preact/signals-react/runtime";
import { Play, RotateCw } from "lucide-react";
import { getPlayer } from "../../lib/audio/player_instance.ts";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { waitingStops } from "../../lib/walk/description.ts";
import type { WalkState } from "../../lib/walk/state.ts";
import { Seal } from "../../lib/ui/seal.tsx";
import { playStop } from "./play_stop.ts";

/** The stops that were passed or could not be played, each with its button. */
export function WaitingStops({ tour, walk }: { tour: PlayerTour; walk: WalkState }) {
  useSignals();
  const { status, index: current } = getPlayer();
  // Of a stop that has failed just now, the player's own notice says why, and offers the same.
  const noticed = status.value === "error" ? current.value : undefined;
  const waiting = waitingStops(walk).filter((index) => index !== noticed);
  if (waiting.length === 0) return null;
  return (
    <ul className="walk-waiting" aria-label="Stops waiting for you">
      {waiting.map((index) => {
        const { failed } = walk.stops[index];
        const Icon = failed ? RotateCw : Play;
        return (
          <li key={index}>
            <Seal n={index + 1} size="small" />
            <p>
              <span>{walk.tour.stops[index].title}</span>
              <span className="soft">{failed ? "Could not be played" : "Passed"}</span>
            </p>
            <button
              type="button"
              className="button"
              aria-label={failed ? `Try stop ${index + 1} again` : `Play stop ${index + 1}`}
              onClick={() => playStop(tour, index)}
            >
              <Icon aria-hidden="true" />
              {failed ? "Try again" : "Play"}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
