/** The walking screen: bar, story and card, around the map. Loaded when a walk begins. */
import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import { startAmbient } from "../../../lib/walk/ambient/ambient_instance.ts";
import { getWalk } from "../../../lib/walk/walk_instance.ts";
import type { TourMapDrawing } from "../../map/draw_tour_map.ts";
import { WalkCard } from "./card.tsx";
import { PocketScreen } from "./pocket.tsx";
import { isScreenOpen, setScreenOpen } from "./screen_state.ts";
import { WalkStory } from "./story.tsx";
import { WalkSummaryCard } from "./summary.tsx";
import { createTrack, drawTrack } from "./track.ts";
import { followLegs } from "../../../lib/walk/way/follow_legs.ts";
import { drawWayAhead } from "./way/line.ts";
import { useCover } from "./use_cover.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

/** The track of the walk, also while other pages are open. */
const track = createTrack(getWalk());

startAmbient();

/** Milliseconds within which an impatient visitor taps the same place again. */
const SECOND_TAP = 400;

export default function WalkScreen({ drawing }: { drawing: TourMapDrawing | undefined }) {
  useSignals();
  const bar = useRef<HTMLDivElement>(null);
  useCover(bar);
  const session = getWalk();
  const [tour, walk, summary] = [session.tour.value, session.walk.value, session.summary.value];
  const description = walk && describeWalk(walk);
  const next = description?.target?.index;
  // Not all stops have a pin.
  const pin = drawing?.pins.findIndex(({ place }) => place.n === next! + 1) ?? -1;
  const target = pin < 0 ? undefined : pin;
  const isOver = summary !== undefined;
  const isOpen = isScreenOpen.value;
  const [inPocket, setInPocket] = useState(false);
  const pocketButton = useRef<HTMLButtonElement>(null);
  const wasInPocket = useRef(false);

  useEffect(() => {
    if (wasInPocket.current && !inPocket) pocketButton.current?.focus();
    wasInPocket.current = inPocket;
  }, [inPocket]);
  useEffect(() => {
    // Start, Back, End, Done and Continue each put another button under the finger.
    shieldTaps();
    return shieldTaps;
  }, [isOver, isOpen]);
  useEffect(() => {
    // The end of a walk is shown wherever the visitor was reading.
    if (isOver) setScreenOpen(true);
  }, [isOver]);
  useEffect(() => {
    // While the position is lost for a moment, the map stays as it is.
    if (target !== undefined) drawing?.camera.aimAt(target);
  }, [drawing, target]);
  useEffect(() => () => drawing?.camera.aimAt(undefined), [drawing]);
  useEffect(() => {
    if (isOver) drawing?.camera.showRoute();
    else drawing?.camera.follow();
  }, [drawing, isOver]);
  useEffect(() => {
    drawing?.pins.forEach(({ seal }, index) => seal.classList.toggle("next", index === target));
  }, [drawing, target]);

  // The archive's page may have failed to load it.
  useEffect(followLegs, []);
  useEffect(() => {
    if (!isOver && drawing) return drawWayAhead(drawing, session.walk);
  }, [drawing, isOver]);
  useEffect(() => {
    if (isOver && drawing) return drawTrack(drawing.L, drawing.map, track.value, drawing.near);
  }, [drawing, isOver]);

  if (!tour || !walk || !description) return null;
  const hasMap = tour.audioStops.some(hasPlace);
  const { situation, stop } = description;
  const isBegun = ["loading", "playing", "paused"].includes(situation);
  // A stop without a place is on no map.
  const story = isBegun || !hasMap || situation === "unplaced" ? stop : undefined;
  return (
    <>
      <WalkBar tour={tour} bar={bar} />
      {inPocket && <PocketScreen walk={walk} close={() => setInPocket(false)} />}
      {summary && !inPocket
        ? (
          <WalkSummaryCard
            session={session}
            tour={tour}
            summary={summary}
            hasTrack={track.value.length > 1}
          />
        )
        : (
          <>
            {story !== undefined && (
              <WalkStory
                key={story}
                tour={tour}
                index={story}
                isBegun={isBegun}
                reads={walk.reads}
                hasMap={hasMap}
                drawing={drawing}
              />
            )}
            <WalkCard
              session={session}
              tour={tour}
              walk={walk}
              pocket={{ button: pocketButton, open: () => setInPocket(true) }}
            />
          </>
        )}
    </>
  );
}

type BarProps = { tour: PlayerTour; bar: RefObject<HTMLDivElement | null> };

/** Above the map: the button back to the archive's page, where the walk goes on. */
function WalkBar({ tour, bar }: BarProps) {
  return (
    <div className="walk-bar" ref={bar}>
      <button type="button" className="button quiet" onClick={() => setScreenOpen(false)}>
        <ArrowLeft aria-hidden="true" />
        {rich(t, "backTo", {
          hidden: (words) => <span className="visually-hidden">{words}</span>,
          title: <span className="walk-tour" {...textIn(tour.language)}>{tour.title}</span>,
        })}
      </button>
    </div>
  );
}

/**
 * Ignores taps on a button that has just appeared under the finger: they were meant for the one
 * that is gone.
 */
function shieldTaps(): void {
  const shield = document.createElement("div");
  shield.className = "tap-shield";
  document.body.append(shield);
  shield.animate([], SECOND_TAP).finished.finally(() => shield.remove());
}
