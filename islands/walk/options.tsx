import { useSignals } from "@preact/signals-react/runtime";
import { RotateCcw } from "lucide-react";
import { getLocation } from "../../lib/browser/location.ts";
import { ALLOW_LATER, locationError } from "../../lib/browser/location_error.ts";
import { armedStops } from "../../lib/walk/armed_stops.ts";
import { describeWalk } from "../../lib/walk/description.ts";
import type { WalkSession } from "../../lib/walk/session.ts";
import { heardStops, type WalkState } from "../../lib/walk/state.ts";

const DENIED = locationError({ code: 1 });

type Props = {
  session: Pick<WalkSession, "awake" | "setAutoPlay" | "rearm">;
  walk: WalkState;
};

/** What a visitor may decide, what happens next, and what may be in its way. */
export function WalkOptions({ session, walk }: Props) {
  useSignals();
  const location = getLocation();
  const isLost = location.status.value === "error";
  const isDenied = isLost && location.error.value === DENIED;
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={walk.autoPlay}
          onChange={({ target }) => session.setAutoPlay(target.checked)}
        />
        <span>Auto-play</span>
      </label>
      <p>{isLost ? BY_TAP : next(walk)}</p>
      <p>{isDenied ? ALLOW_LATER : SCREEN[session.awake.value]}</p>
      <HeardStops session={session} walk={walk} />
    </>
  );
}

function HeardStops({ session, walk }: Props) {
  const heard = heardStops(walk);
  if (heard.length === 0) return null;
  return (
    <ul className="walk-heard" aria-label="Stops that you have heard">
      {heard.map((index) => (
        <li key={index}>
          <button
            type="button"
            className="button"
            disabled={walk.stops[index].replay}
            onClick={() => session.rearm(index)}
          >
            <RotateCcw aria-hidden="true" />
            {walk.stops[index].replay
              ? `Stop ${index + 1} will play again`
              : `Play stop ${index + 1} again when you return`}
          </button>
        </li>
      ))}
    </ul>
  );
}

const BY_TAP =
  "Without your position, no story can start by itself. Play the stops from here or from the list; " +
  "the walk follows you again as soon as your position is known.";

const SCREEN = {
  on:
    "The screen stays on. Keep this page open: phones share their position only while it is visible.",
  off: "The screen stays on while this page is visible.",
  unavailable:
    "This browser cannot keep the screen on. Turn off the automatic lock in your phone’s settings: " +
    "phones share their position only while this page is visible.",
};

function next(walk: WalkState): string {
  const armed = armedStops(walk);
  const does = walk.autoPlay ? "its story starts by itself" : "press Play to hear its story";
  if (!walk.tour.ordered && armed.length > 1) {
    return `Go where you like: at each of the ${armed.length} stops, ${does}.`;
  }
  // The stop of the headline: those that were passed come after it.
  const { target } = describeWalk(walk);
  const index = armed.find((stop) => stop === target?.index) ?? armed[0];
  if (index === undefined) {
    const first = walk.playing === undefined ? "Press Play when you are ready" : "Listen";
    return `${first}; the next stop waits until this story is over.`;
  }
  const { radius } = walk.tour.stops[index];
  return `Walk to stop ${index + 1}: within ${radius} m, ${does}.`;
}
