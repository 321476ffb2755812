/** The tour's main action: starts the walk, shows it while it runs, and how it went. */
import { useSignals } from "@preact/signals-react/runtime";
import { Footprints } from "lucide-react";
import { useEffect } from "react";
import { getPlayer } from "../lib/audio/player_instance.ts";
import type { PlayerTour } from "../lib/model/player_tour.ts";
import { getWalk } from "../lib/walk/walk_instance.ts";
import { WalkPanel } from "./walk/panel.tsx";
import { WalkSummaryCard } from "./walk/summary.tsx";
import { useWalk } from "./walk/use_walk.ts";

export default function StartTour({ tour }: { tour: PlayerTour }) {
  useSignals();
  const session = useWalk();
  useEffect(() => selectLinked(tour), []);
  if (!tour.audioStops?.length) return null;

  const isHere = session?.tour.value?.id === tour.id;
  const walk = isHere ? session.walk.value : undefined;
  const summary = isHere ? session.summary.value : undefined;
  if (session && summary) {
    return (
      <div className="start-tour">
        <WalkSummaryCard session={session} tour={tour} summary={summary} />
      </div>
    );
  }
  if (session && walk) {
    return (
      <div className="start-tour walking">
        <WalkPanel session={session} tour={tour} walk={walk} />
      </div>
    );
  }
  const saved = session?.savedStop(tour);
  return (
    <div className="start-tour">
      <button
        type="button"
        className="button primary large"
        data-tap-again="Tap again to start"
        onClick={() => getWalk().start(tour, saved === undefined ? "beginning" : "saved")}
      >
        <Footprints aria-hidden="true" />
        {saved === undefined ? "Start Archive Experience" : `Continue at Stop ${saved + 1}`}
      </button>
      {saved !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => getWalk().start(tour, "beginning")}
        >
          From the beginning
        </button>
      )}
    </div>
  );
}

/** A link to `#stop-3` makes stop 3 ready to play, but takes no other story away. */
function selectLinked(tour: PlayerTour): void {
  const n = Number(/^#stop-(\d+)$/.exec(location.hash)?.[1]);
  const player = getPlayer();
  const isFree = !player.tour.value || player.tour.value.id === tour.id;
  if (!tour.audioStops?.[n - 1] || !isFree || player.status.value === "playing") return;
  if (player.tour.value?.id === tour.id && player.index.value === n - 1) return;
  player.select(tour, n - 1);
}
