/** The walk while it runs: where to go, why nothing plays, and what the visitor may decide. */
import { useSignals } from "@preact/signals-react/runtime";
import { CircleStop, Play } from "lucide-react";
import { getLocation } from "../../lib/browser/location.ts";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { getPlayer } from "../../lib/audio/player_instance.ts";
import type { WalkSession } from "../../lib/walk/session.ts";
import type { WalkState } from "../../lib/walk/state.ts";
import { explain } from "../../lib/walk/explanation.ts";
import { WalkHelp } from "./help.tsx";
import { NextStop } from "./next_stop.tsx";

type Props = { session: WalkSession; tour: PlayerTour; walk: WalkState };

export function WalkPanel({ session, tour, walk }: Props) {
  useSignals();
  const why = explain(walk);
  const tap = tapFor(walk, getLocation().status.value === "error");
  return (
    <section className="walk" aria-label="Your walk">
      <NextStop walk={walk} />
      <p className="walk-why" data-kind={why.kind}>{why.text}</p>
      {tap !== undefined && (
        <button
          type="button"
          className="button primary large"
          onClick={() => playNow(tour, tap)}
        >
          <Play aria-hidden="true" />Play Stop {tap + 1}
        </button>
      )}
      <div className="walk-row">
        <AutoPlaySwitch session={session} walk={walk} />
        <button type="button" className="button" onClick={session.end}>
          <CircleStop aria-hidden="true" />End tour
        </button>
      </div>
      <WalkHelp
        session={session}
        walk={walk}
        playStop={(index) => playNow(tour, index)}
      />
    </section>
  );
}

/**
 * The stop that only a tap plays now: one that is offered or paused, or the next while there is no
 * position.
 */
function tapFor({ playing, offered, paused, index }: WalkState, isLost: boolean) {
  if (playing !== undefined) return undefined;
  return offered?.index ?? paused ?? (isLost ? index : undefined);
}

function playNow(tour: PlayerTour, index: number): void {
  const player = getPlayer();
  if (player.tour.value?.id !== tour.id || player.index.value !== index) {
    player.select(tour, index);
  }
  player.play();
}

/** Whether a story starts by itself when its stop is reached. */
function AutoPlaySwitch({ session, walk }: { session: WalkSession; walk: WalkState }) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={walk.autoPlay}
        onChange={({ target }) => session.setAutoPlay(target.checked)}
      />
      <span>Auto-play</span>
    </label>
  );
}
