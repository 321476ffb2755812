/** The running walk, within reach of one thumb: the present situation, and its buttons. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import type { WalkState } from "../../../lib/walk/state.ts";
import { oldViewOf } from "../../../lib/model/media/thing.ts";
import { ThenNow } from "../../player/then-now/then_now.tsx";
import { PlayerNotice } from "../../player/notice.tsx";
import { BeaconRow } from "./beacon/row.tsx";
import { FailedStop, useFailedStop } from "./failed_stop.tsx";
import { type Pocket, WalkOptions } from "./options.tsx";
import { WalkHeadline } from "./headline.tsx";
import { WalkControls } from "./controls.tsx";
import { WaitingStops } from "./waiting_stops.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

const OPTIONS_ID = "walk-options";

type Props = { session: WalkSession; tour: PlayerTour; walk: WalkState; pocket: Pocket };

export function WalkCard({ session, tour, walk, pocket }: Props) {
  useSignals();
  const [expanded, setExpanded] = useState(false);
  const description = describeWalk(walk);
  const player = getPlayer();
  const { isShown, ...failed } = useFailedStop();
  const isOfTour = player.tour.value?.id === tour.id;
  const isStory = isOfTour && (walk.playing !== undefined || walk.paused !== undefined);
  const stop = isStory ? tour.audioStops[player.index.value] : undefined;
  const problem = useLasting(
    description.situation === "lost"
      ? `${description.headline}: ${description.detail}`
      : description.warning,
  );
  const isQuiet = player.status.value === "error" && !player.isElsewhere.value;
  return (
    <section className="walk-card" aria-label={t("yourWalk")}>
      <WalkHeadline walk={walk} description={description} />
      {isShown && <FailedStop tour={tour} {...failed} />}
      {oldViewOf(stop?.things) && <ThenNow key={stop!.id} stop={stop!} isSmall />}
      {!isQuiet && <PlayerNotice player={player} />}
      <WalkControls
        tour={tour}
        walk={walk}
        description={description}
        options={{ id: OPTIONS_ID, expanded, toggle: () => setExpanded(!expanded) }}
      />
      <WaitingStops tour={tour} walk={walk} except={isShown ? player.index.value : undefined} />
      <div id={OPTIONS_ID} className="walk-options">
        {!walk.reads && tour.audioStops.some(hasPlace) && (
          <BeaconRow cues={session.cues} isShown={expanded} />
        )}
        {expanded && <WalkOptions session={session} walk={walk} pocket={pocket} />}
      </div>
      {/* The reducer announces events; a missing position is not one. */}
      <p className="visually-hidden" role="status">{problem}</p>
    </section>
  );
}

/** Milliseconds: devices lose their position for a moment, which is no news to a screen reader. */
const LASTING = 3000;

/** The text, once it has stayed the same for a while. */
function useLasting(text: string | undefined): string | undefined {
  const [lasting, setLasting] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setLasting, text === undefined ? 0 : LASTING, text);
    return () => clearTimeout(timer);
  }, [text]);
  return lasting === text ? text : undefined;
}
