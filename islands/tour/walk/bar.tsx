import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft, CircleStop, Megaphone, MegaphoneOff, Moon } from "lucide-react";
import type { RefObject } from "react";
import type { WalkSession } from "../../../lib/walk/session.ts";
import { setScreenOpen } from "./screen_state.ts";
import { ScanButton } from "../../find/scan/scan.tsx";
import { textIn } from "../../../lib/model/text/language.ts";

type Props = {
  session: WalkSession;
  bar: RefObject<HTMLDivElement | null>;
  pocketButton: RefObject<HTMLButtonElement | null>;
  putInPocket: () => void;
};

/** Above the map: the buttons that leave the screen, and those that are seldom needed. */
export function WalkBar({ session, bar, pocketButton, putInPocket }: Props) {
  useSignals();
  const tour = session.tour.value;
  const isUnderWay = session.summary.value === undefined;
  return (
    <div className="walk-bar" ref={bar}>
      <button
        type="button"
        className="button quiet walk-to-text"
        onClick={() => setScreenOpen(false)}
      >
        <ArrowLeft aria-hidden="true" />
        <span className="walk-bar-label">Text</span>
      </button>
      <p className="walk-tour" {...textIn(tour?.language)}>{tour?.title}</p>
      {isUnderWay && (
        <>
          <CuesSwitch session={session} />
          <ScanButton className="icon-button walk-to-scan" label="Scan a code" />
          <button
            ref={pocketButton}
            type="button"
            className="icon-button walk-to-pocket"
            aria-label="Pocket screen"
            onClick={putInPocket}
          >
            <Moon aria-hidden="true" />
          </button>
          <button
            type="button"
            className="button quiet"
            aria-label="End walk"
            onClick={session.end}
          >
            <CircleStop aria-hidden="true" />
            <span className="walk-bar-label">End</span>
          </button>
        </>
      )}
    </div>
  );
}

function CuesSwitch({ session: { cues } }: { session: WalkSession }) {
  useSignals();
  const isOn = cues.isOn.value;
  const Icon = isOn ? Megaphone : MegaphoneOff;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="icon-button"
      aria-label="Spoken cues"
      onClick={() => cues.setOn(!isOn)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
