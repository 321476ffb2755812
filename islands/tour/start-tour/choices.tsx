/** The fold's content: the ways, and what may be tried before. Loaded when the fold is opened. */
import { Headphones, LocateFixed } from "lucide-react";
import { useState } from "react";
import { getLocation } from "../../../lib/device/location/location.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { BEEP_FREQUENCIES } from "../../../lib/player/audio_source.ts";
import { beepUrl } from "../../../lib/player/beep.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { distanceText } from "../../../lib/ui/tour/tour_labels.ts";
import { ReadingSwitch } from "../walk/switches/reading_switch.tsx";
import { type HowProps, wayName } from "./ways.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

export function Choices({ session, start, position, ways, way, onChoose }: HowProps) {
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{t("howToHear")}</legend>
        {ways.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="way"
              checked={each === way}
              onChange={() => onChoose(each)}
            />
            {wayName(each)}
          </label>
        ))}
      </fieldset>
      {way === "walk" && <ReadingSwitch session={session} />}
      {start && <HowFar start={start} position={position} />}
      <SoundTest />
    </>
  );
}

/** Metres from the start that count as being there: phones are seldom more accurate. */
const AT_START = 20;

function startText(position: Position, start: Position): string {
  const metres = distanceBetween(position, start);
  return metres <= AT_START ? t("atStart") : t("startIs", { distance: distanceText(metres) });
}

/** The distance to the start. Asks for the position, which nothing here does without a tap. */
function HowFar({ start, position }: { start: Position; position?: Position }) {
  const [failure, setFailure] = useState<string>();
  const [isLocating, setLocating] = useState(false);
  const locate = () => {
    setLocating(true);
    getLocation().locate()
      .catch((error: Error) => setFailure(error.message))
      .finally(() => setLocating(false));
  };
  if (position) {
    return (
      <p className="how-far figures">
        <LocateFixed aria-hidden="true" />
        {startText(position, start)}
      </p>
    );
  }
  return (
    <div>
      <button type="button" className="text-button" disabled={isLocating} onClick={locate}>
        <LocateFixed aria-hidden="true" />
        {isLocating ? t("findingPosition") : t("howFar")}
      </button>
      <p role="status">{failure}</p>
    </div>
  );
}

/** Plays the test tone, as loud as the stories. */
function SoundTest() {
  const [outcome, setOutcome] = useState<string>();
  const test = () => {
    const tone = new Audio(beepUrl(BEEP_FREQUENCIES[0]));
    tone.volume = getPlayer().volume.value / 100;
    tone.play().then(
      () => setOutcome(t("tonePlays")),
      () => setOutcome(t("toneFails")),
    );
  };
  return (
    <div>
      <button type="button" className="text-button" onClick={test}>
        <Headphones aria-hidden="true" />
        {t("testSound")}
      </button>
      <p role="status">{outcome}</p>
    </div>
  );
}
