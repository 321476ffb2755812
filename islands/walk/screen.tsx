/**
 * The walking screen: its bar and its card, around the map. On phones it covers the page, on wide
 * screens it stands beside the text. Loaded when a walk begins.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft, CircleStop } from "lucide-react";
import { useEffect, useRef } from "react";
import { describeWalk } from "../../lib/walk/description.ts";
import { getWalk } from "../../lib/walk/walk_instance.ts";
import type { TourMapDrawing } from "../map/draw_tour_map.ts";
import { WalkCard } from "./card.tsx";
import { isScreenOpen, setScreenOpen } from "./screen_state.ts";
import { WalkSummaryCard } from "./summary.tsx";
import { useCover } from "./use_cover.ts";

export default function WalkScreen({ drawing }: { drawing: TourMapDrawing | undefined }) {
  useSignals();
  const bar = useRef<HTMLDivElement>(null);
  useCover(bar);
  const session = getWalk();
  const [tour, walk, summary] = [session.tour.value, session.walk.value, session.summary.value];
  const target = walk && describeWalk(walk).target?.index;
  const isOver = summary !== undefined;

  useEffect(() => {
    bar.current?.closest(".tour-map")?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    // The end of a walk is shown, wherever the visitor was reading.
    if (isOver) setScreenOpen(true);
  }, [isOver]);
  useEffect(() => {
    if (isOver) drawing?.camera.showRoute();
    else drawing?.camera.follow(target);
  }, [drawing, isOver]);
  useEffect(() => {
    drawing?.pins.forEach(({ seal }, index) => seal.classList.toggle("next", index === target));
  }, [drawing, target]);

  if (!tour || !walk) return null;
  return (
    <>
      <div className="walk-bar" ref={bar}>
        {isScreenOpen.value && (
          <button
            type="button"
            className="button quiet walk-to-text"
            onClick={() => setScreenOpen(false)}
          >
            <ArrowLeft aria-hidden="true" />Text
          </button>
        )}
        <p className="walk-tour">{tour.title}</p>
        {!isOver && (
          <button type="button" className="button quiet" onClick={session.end}>
            <CircleStop aria-hidden="true" />End tour
          </button>
        )}
      </div>
      {summary
        ? <WalkSummaryCard session={session} tour={tour} summary={summary} />
        : <WalkCard session={session} tour={tour} walk={walk} />}
    </>
  );
}
