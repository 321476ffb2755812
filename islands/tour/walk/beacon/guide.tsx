/** What the audio beacon says of itself. Loaded when it is switched on. */
import { useSignals } from "@preact/signals-react/runtime";
import { Volume2 } from "lucide-react";
import { getGuide } from "../../../../lib/walk/beacon/guide_instance.ts";
import { beaconText } from "../../../../lib/walk/beacon/whereabouts.ts";
import { streetAt } from "../../../map/vector/street_source.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("walk");

/** The guide of the page, with the names of streets of its map. */
export const guideOfMap = () => getGuide(streetAt);

const SAMPLES = [
  ["sampleAhead", "ahead", "right"],
  ["sampleLeft", "aside", "left"],
  ["sampleRight", "aside", "right"],
  ["sampleBehind", "behind", "right"],
] as const;

/** Where the stop is, or why there is silence; and what the beacon cannot do. */
export function BeaconState() {
  useSignals();
  const guide = guideOfMap();
  return (
    <>
      <p className="walk-beacon-state figures">{beaconText(guide.beacon.value)}</p>
      <p className="walk-beacon-limit">{t("beaconLimit")}</p>
      <details className="walk-beacon-help">
        <summary>{t("beaconHelp")}</summary>
        <ul aria-label={t("beaconSounds")}>
          {SAMPLES.map(([name, zone, side]) => (
            <li key={name}>
              <button
                type="button"
                className="button"
                onClick={() => guide.sample(zone, side)}
              >
                <Volume2 aria-hidden="true" />
                {t(name)}
              </button>
            </li>
          ))}
        </ul>
        <p>{t("beaconNearer")}</p>
        <p>{t("beaconStraight")}</p>
        <p>{t("beaconHeading")}</p>
      </details>
    </>
  );
}
