/** The tour's main action: starts the walk, and leads back to it while it runs. */
import { useSignals } from "@preact/signals-react/runtime";
import { Footprints, Map as MapIcon } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import type { Player } from "../lib/audio/player.ts";
import { getPlayer } from "../lib/audio/player_instance.ts";
import type { PlayerTour } from "../lib/model/player_tour.ts";
import { describeWalk, sentenceOf } from "../lib/walk/description.ts";
import type { WalkState } from "../lib/walk/state.ts";
import { getWalk } from "../lib/walk/walk_instance.ts";
import { isScreenCovering, isScreenOpen, setScreenOpen, showWalkOf } from "./walk/screen_state.ts";
import { useFocusOnMount } from "./walk/use_focus_on_mount.ts";
import { useWalk } from "./walk/use_walk.ts";

export default function StartTour({ tour }: { tour: PlayerTour }) {
  useSignals();
  const session = useWalk();
  const walk = session?.tour.value?.id === tour.id ? session.walk.value : undefined;
  const isWalked = walk !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasWalked = useRef(false);
  const isCovered = isScreenCovering.value;
  useEffect(() => selectLinked(tour, location.hash, getPlayer()), []);
  useEffect(() => {
    showWalkOf(isWalked ? tour.id : undefined);
    return () => showWalkOf(undefined);
  }, [isWalked]);
  useEffect(() => {
    // The button that put the walk away has gone. What is covered cannot have the focus.
    if (wasWalked.current && !isWalked && !isCovered) button.current?.focus();
    wasWalked.current = isWalked || isCovered;
  }, [isWalked, isCovered]);

  if (!tour.audioStops?.length) return null;
  return walk
    ? <UnderWay walk={walk} />
    : <StartButtons tour={tour} saved={session?.savedStop(tour)} first={button} />;
}

/** Goes on where the tour was left, `saved`, if there is such a stop; or starts it. */
function StartButtons({ tour, saved, first }: {
  tour: PlayerTour;
  saved: number | undefined;
  first: RefObject<HTMLButtonElement | null>;
}) {
  const isSaved = saved !== undefined;
  return (
    <div className="start-tour">
      <button
        ref={first}
        type="button"
        className="button primary large"
        data-tap-again="Tap again to start"
        onClick={() => getWalk().start(tour, isSaved ? "saved" : "beginning")}
      >
        <Footprints aria-hidden="true" />
        {isSaved ? `Continue at Stop ${saved + 1}` : "Start Archive Experience"}
      </button>
      {isSaved && (
        <button
          type="button"
          className="button large"
          onClick={() => getWalk().start(tour, "beginning")}
        >
          From the beginning
        </button>
      )}
    </div>
  );
}

/** The way back to the walking screen, for whoever reads the text meanwhile. */
function UnderWay({ walk }: { walk: WalkState }) {
  useSignals();
  const state = walk.phase === "walking" ? "You are on this walk" : describeWalk(walk).headline;
  return (
    <div className="start-tour walking">
      {isScreenOpen.value ? <p>{state}.</p> : <BackToMap walk={walk} />}
    </div>
  );
}

function BackToMap({ walk }: { walk: WalkState }) {
  const button = useFocusOnMount<HTMLButtonElement>({ always: true });
  return (
    <>
      <p className="figures">{sentenceOf(describeWalk(walk))}</p>
      <button
        ref={button}
        type="button"
        className="button primary"
        onClick={() => setScreenOpen(true)}
      >
        <MapIcon aria-hidden="true" />Back to the map
      </button>
    </>
  );
}

/** A link to `#stop-3` makes stop 3 ready to play, but takes no other story away. */
export function selectLinked(tour: PlayerTour, hash: string, player: Player): void {
  const n = Number(/^#stop-(\d+)$/.exec(hash)?.[1]);
  const isFree = !player.tour.value || player.tour.value.id === tour.id;
  if (!tour.audioStops?.[n - 1] || !isFree || player.status.value === "playing") return;
  if (player.tour.value?.id === tour.id && player.index.value === n - 1) return;
  player.select(tour, n - 1);
}
