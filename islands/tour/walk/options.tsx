import { useSignals } from "@preact/signals-react/runtime";
import { CircleStop, Keyboard, MapPinCheck, Megaphone, Moon, RotateCcw } from "lucide-react";
import type { RefObject } from "react";
import { getLocation } from "../../../lib/device/location/location.ts";
import { allowLater, locationError } from "../../../lib/device/location/location_error.ts";
import { armedStops, isUnplaced } from "../../../lib/walk/armed_stops.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import { ScanButton } from "../../find/scan/scan.tsx";
import { ReadingSwitch } from "./reading_switch.tsx";
import { Switch } from "./switch.tsx";
import { heardStops, type WalkState, type ZoneStop } from "../../../lib/walk/state.ts";

const denied = () => locationError({ code: 1 });

type Props = {
  session:
    & Pick<
      WalkSession,
      "awake" | "setAutoPlay" | "rearm" | "reads" | "setReads" | "end"
    >
    & { cues: Pick<WalkSession["cues"], "isOn" | "setOn"> };
  walk: WalkState;
};

/** The button of the pocket screen, which gets the focus back, and what it does. */
export type Pocket = { button: RefObject<HTMLButtonElement | null>; open: () => void };

/** A visitor's options, what happens next, possible problems, and the end of the walk. */
export function WalkOptions({ session, walk, pocket }: Props & { pocket: Pocket }) {
  useSignals();
  const location = getLocation();
  const isLost = location.status.value === "error";
  const isDenied = isLost && location.error.value === denied();
  return (
    <>
      <ScanButton className="button">Scan a code</ScanButton>
      <a className="button" href="/q">
        <Keyboard aria-hidden="true" />Type a code
      </a>
      <button ref={pocket.button} type="button" className="button" onClick={pocket.open}>
        <Moon aria-hidden="true" />Pocket screen
      </button>
      {!walk.reads && (
        <Switch isOn={session.cues.isOn.value} set={session.cues.setOn}>
          <Megaphone aria-hidden="true" />Spoken cues
        </Switch>
      )}
      <Switch isOn={walk.autoPlay} set={session.setAutoPlay}>
        <MapPinCheck aria-hidden="true" />Auto-play
      </Switch>
      <ReadingSwitch session={session} />
      <p>{isLost ? BY_TAP : next(walk)}</p>
      <p>{isDenied ? allowLater() : SCREEN[session.awake.value]}</p>
      <HeardStops session={session} walk={walk} />
      <button type="button" className="button walk-end" onClick={session.end}>
        <CircleStop aria-hidden="true" />End walk
      </button>
    </>
  );
}

function HeardStops({ session, walk }: Props) {
  const heard = heardStops(walk);
  if (heard.length === 0) return null;
  return (
    <ul className="walk-heard" aria-label="Stops you’ve heard">
      {heard.map((index) => (
        <li key={index}>
          <button
            type="button"
            className="button"
            disabled={walk.stops[index].status !== "heard"}
            onClick={() => session.rearm(index)}
          >
            <RotateCcw aria-hidden="true" />
            {walk.stops[index].status !== "heard"
              ? `Stop ${index + 1} will play again`
              : `Play stop ${index + 1} again when you return`}
          </button>
        </li>
      ))}
    </ul>
  );
}

const BY_TAP =
  "Stories can’t start until your position is known again. Until then, play them from here or " +
  "from the list.";

const SCREEN = {
  on:
    "The screen stays on. Keep this page open: your phone shares its position only while you can see it.",
  off: "The screen stays on while you can see this page.",
  unavailable:
    "This browser can’t keep the screen on. Turn off auto-lock in your phone’s settings: your phone " +
    "shares its position only while you can see this page.",
};

function next(walk: WalkState): string {
  const armed = armedStops(walk).filter((index) => !isUnplaced(walk, index));
  if (!walk.tour.ordered && armed.length > 1) {
    const does = walk.autoPlay ? "A story starts" : "You can play a story";
    return `Go where you like. ${does} at each of the ${armed.length} stops.`;
  }
  // The stop of the headline; passed stops come after it.
  const { target } = describeWalk(walk);
  const index = armed.find((stop) => stop === target?.index) ?? armed[0];
  if (index === undefined) {
    return walk.playing === undefined
      ? "Press Play when you’re ready. The next story waits until this one ends."
      : "The next story waits until this one ends.";
  }
  const { radius } = walk.tour.stops[index] as ZoneStop;
  const does = walk.autoPlay ? "The story starts" : "You can play the story";
  return `Walk to stop ${index + 1}. ${does} when you’re within ${radius} m.`;
}
