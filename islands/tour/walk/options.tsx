import { useSignals } from "@preact/signals-react/runtime";
import { CircleStop, Keyboard, MapPinCheck, Megaphone, Moon, RotateCcw } from "lucide-react";
import type { RefObject } from "react";
import { getLocation } from "../../../lib/device/location/location.ts";
import { allowLater, locationError } from "../../../lib/device/location/location_error.ts";
import { armedStops, isUnplaced } from "../../../lib/walk/armed_stops.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import { ScanButton } from "../../find/scan/scan.tsx";
import { AmbientSwitch } from "./switches/ambient_switch.tsx";
import { ReadingSwitch } from "./switches/reading_switch.tsx";
import { Switch } from "./switches/switch.tsx";
import { TourLanguages } from "../../../lib/ui/tour/tour_languages.tsx";
import { heardStops, type WalkState, type ZoneStop } from "../../../lib/walk/state.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

const denied = () => locationError({ code: 1 });

type Props = {
  session:
    & Pick<
      WalkSession,
      "awake" | "setAutoPlay" | "rearm" | "reads" | "setReads" | "end" | "tour"
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
      <ScanButton className="button">{t("scanCode")}</ScanButton>
      <a className="button" href={to("/q")}>
        <Keyboard aria-hidden="true" />
        {t("typeCode")}
      </a>
      <button ref={pocket.button} type="button" className="button" onClick={pocket.open}>
        <Moon aria-hidden="true" />
        {t("pocketScreen")}
      </button>
      {!walk.reads && (
        <Switch isOn={session.cues.isOn.value} set={session.cues.setOn}>
          <Megaphone aria-hidden="true" />
          {t("spokenCues")}
        </Switch>
      )}
      {!walk.reads && <AmbientSwitch walk={walk} />}
      <Switch isOn={walk.autoPlay} set={session.setAutoPlay}>
        <MapPinCheck aria-hidden="true" />
        {t("autoPlay")}
      </Switch>
      <ReadingSwitch session={session} />
      {session.tour.value && <TourLanguages tour={session.tour.value} />}
      <p>{isLost ? t("byTap") : next(walk)}</p>
      <p>{isDenied ? allowLater() : t(SCREEN[session.awake.value])}</p>
      <HeardStops session={session} walk={walk} />
      <button type="button" className="button walk-end" onClick={session.end}>
        <CircleStop aria-hidden="true" />
        {t("endWalk")}
      </button>
    </>
  );
}

function HeardStops({ session, walk }: Props) {
  const heard = heardStops(walk);
  if (heard.length === 0) return null;
  return (
    <ul className="walk-heard" aria-label={t("stopsHeard")}>
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
              ? t("willPlayAgain", { number: index + 1 })
              : t("playOnReturn", { number: index + 1 })}
          </button>
        </li>
      ))}
    </ul>
  );
}

const SCREEN = { on: "screenOn", off: "screenOff", unavailable: "screenUnavailable" } as const;

function next(walk: WalkState): string {
  const armed = armedStops(walk).filter((index) => !isUnplaced(walk, index));
  if (!walk.tour.ordered && armed.length > 1) {
    return t(walk.autoPlay ? "anyStarts" : "anyCanPlay", { count: armed.length });
  }
  // The stop of the headline; passed stops come after it.
  const { target } = describeWalk(walk);
  const index = armed.find((stop) => stop === target?.index) ?? armed[0];
  if (index === undefined) {
    return walk.playing === undefined ? t("pressWhenReady") : t("nextWaits");
  }
  const { radius } = walk.tour.stops[index] as ZoneStop;
  return t(walk.autoPlay ? "walkToStarts" : "walkToPlay", { number: index + 1, radius });
}
