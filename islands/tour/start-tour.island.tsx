/** The tour's main button: starts the walk, and returns to it while it runs. */
import { useSignals } from "@preact/signals-react/runtime";
import { Footprints } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { getPlayer } from "../../lib/player/player_instance.ts";
import { LOCATION_QUESTION_EVENT } from "../../lib/model/web/page_names.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { hasPlace } from "../../lib/model/tour/stop_place.ts";
import type { WalkSession, WalkStart } from "../../lib/walk/session.ts";
import { getWalk } from "../../lib/walk/walk_instance.ts";
import { usePart } from "../runtime/use_part.ts";
import { ReadingSwitch } from "./walk/reading_switch.tsx";
import { isScreenCovering, showWalkOf } from "./walk/screen_state.ts";
import { useWalk } from "./walk/use_walk.ts";

export default function StartTour({ tour }: { tour: PlayerTour }) {
  useSignals();
  const session = useWalk();
  const walk = session?.tour.value?.id === tour.id ? session.walk.value : undefined;
  const isWalked = walk !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasWalked = useRef(false);
  const isCovered = isScreenCovering.value;
  const underWay = usePart(isWalked, () => import("./walk/under_way.tsx"));
  useEffect(() => {
    showWalkOf(isWalked ? tour.id : undefined);
    return () => showWalkOf(undefined);
  }, [isWalked]);
  useEffect(() => {
    // The button that closed the walk is gone. Covered elements cannot have the focus.
    if (wasWalked.current && !isWalked && !isCovered) button.current?.focus();
    wasWalked.current = isWalked || isCovered;
  }, [isWalked, isCovered]);

  if (!tour.audioStops?.length) return null;
  if (!walk) return <StartButtons tour={tour} session={session} first={button} />;
  return (
    <div className="start-tour walking">
      {underWay.part ? <underWay.part.UnderWay walk={walk} /> : <p>You’re on this walk.</p>}
    </div>
  );
}

/** Continues at the stop where the tour was left, if there is one; or starts it. */
function StartButtons({ tour, session, first }: {
  tour: PlayerTour;
  session: WalkSession | undefined;
  first: RefObject<HTMLButtonElement | null>;
}) {
  useSignals();
  const saved = session?.savedStop(tour);
  const isSaved = saved !== undefined;
  return (
    <div className="start-tour">
      <button
        ref={first}
        type="button"
        className="button primary large"
        data-tap-again="Tap again to start"
        onClick={() => startWalk(tour, isSaved ? "saved" : "beginning")}
      >
        <Footprints aria-hidden="true" />
        {isSaved ? `Continue at stop ${saved + 1}` : "Start Archive Experience"}
      </button>
      {isSaved && (
        <button
          type="button"
          className="button large"
          onClick={() => startWalk(tour, "beginning")}
        >
          From the beginning
        </button>
      )}
      <ReadingSwitch session={session} />
    </div>
  );
}

/**
 * Starts the walk: at once, or after the answer to the question for the location, if that still
 * waits (islands/shell/location_prompt.ts) and a stop is on the map. Unlocks the sound within this
 * tap, because browsers may not count the answer as one.
 */
function startWalk(tour: PlayerTour, from: WalkStart): void {
  const detail = () => getWalk().start(tour, from);
  const question = new CustomEvent(LOCATION_QUESTION_EVENT, { cancelable: true, detail });
  if (!tour.audioStops.some(hasPlace)) detail();
  else if (document.dispatchEvent(question)) detail();
  else getPlayer().unlock();
}
