/** The walk while it runs, within reach of one thumb: what happens now, and what can be done. */
import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { getPlayer } from "../../lib/audio/player_instance.ts";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { describeWalk } from "../../lib/walk/description.ts";
import type { WalkSession } from "../../lib/walk/session.ts";
import type { WalkState } from "../../lib/walk/state.ts";
import { PlayerNotice } from "../player/notice.tsx";
import { WalkOptions } from "./options.tsx";
import { WalkHeadline } from "./headline.tsx";
import { WalkControls } from "./controls.tsx";
import { WaitingStops } from "./waiting_stops.tsx";
import { useRootAttribute } from "./use_root_attribute.ts";

const OPTIONS_ID = "walk-options";

export function WalkCard(
  { session, tour, walk }: { session: WalkSession; tour: PlayerTour; walk: WalkState },
) {
  useSignals();
  useRootAttribute("data-walk-card", "");
  const [expanded, setExpanded] = useState(false);
  const description = describeWalk(walk);
  return (
    <section className="walk-card" aria-label="Your walk">
      <WalkHeadline walk={walk} description={description} />
      <PlayerNotice player={getPlayer()} />
      <WalkControls
        tour={tour}
        walk={walk}
        description={description}
        options={{ id: OPTIONS_ID, expanded, toggle: () => setExpanded(!expanded) }}
      />
      <WaitingStops tour={tour} walk={walk} />
      <div id={OPTIONS_ID} className="walk-options" hidden={!expanded}>
        {expanded && <WalkOptions session={session} walk={walk} />}
      </div>
      {/* The reducer announces what happens; that there is no position is nobody's event. */}
      <p className="visually-hidden" role="status">
        {description.situation === "lost" && `${description.headline}: ${description.detail}`}
      </p>
    </section>
  );
}
