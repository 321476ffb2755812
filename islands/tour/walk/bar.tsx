import { ArrowLeft } from "lucide-react";
import type { RefObject } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { setScreenOpen } from "./screen_state.ts";

type Props = { tour: PlayerTour; bar: RefObject<HTMLDivElement | null> };

/** Above the map: the button back to the archive's page, where the walk goes on. */
export function WalkBar({ tour, bar }: Props) {
  return (
    <div className="walk-bar" ref={bar}>
      <button type="button" className="button quiet" onClick={() => setScreenOpen(false)}>
        <ArrowLeft aria-hidden="true" />
        <span className="visually-hidden">Back to</span>{" "}
        <span className="walk-tour" {...textIn(tour.language)}>{tour.title}</span>
      </button>
    </div>
  );
}
