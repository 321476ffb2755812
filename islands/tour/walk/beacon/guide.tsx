/** What the audio beacon says of itself. Loaded when it is switched on. */
import { useSignals } from "@preact/signals-react/runtime";
import { Volume2 } from "lucide-react";
import type { BeaconSide, BeaconZone } from "../../../../lib/walk/beacon/beacon.ts";
import { getGuide } from "../../../../lib/walk/beacon/guide_instance.ts";
import { beaconText } from "../../../../lib/walk/beacon/whereabouts.ts";
import { streetAt } from "../../../map/vector/street_source.ts";

/** The guide of the page, with the names of streets of its map. */
export const guideOfMap = () => getGuide(streetAt);

const SAMPLES: [string, BeaconZone, BeaconSide][] = [
  ["Straight ahead", "ahead", "right"],
  ["To the left", "aside", "left"],
  ["To the right", "aside", "right"],
  ["Behind", "behind", "right"],
];

/** Where the stop is, or why there is silence; and what the beacon cannot do. */
export function BeaconState() {
  useSignals();
  const guide = guideOfMap();
  return (
    <>
      <p className="walk-beacon-state figures">{beaconText(guide.beacon.value)}</p>
      <p className="walk-beacon-limit">
        The beacon sounds only while you can see this page: a locked phone or another app silences
        it. For the pocket, use the pocket screen.
      </p>
      <details className="walk-beacon-help">
        <summary>How to use the beacon</summary>
        <ul aria-label="The sounds of the beacon">
          {SAMPLES.map(([name, zone, side]) => (
            <li key={name}>
              <button
                type="button"
                className="button"
                onClick={() => guide.sample(zone, side)}
              >
                <Volume2 aria-hidden="true" />
                {name}
              </button>
            </li>
          ))}
        </ul>
        <p>
          The nearer the stop, the faster the sound. With headphones, left and right are where you
          hear them; with one loudspeaker, a rising note is right and a falling one left.
        </p>
        <p>
          The beacon points straight to the stop, through houses and across roads. Follow pavements
          and crossings, and keep an ear free for traffic.
        </p>
        <p>
          While you walk it goes by your steps, so after a turn it follows some steps later. While
          you stand it goes by the compass, if the phone has one and you hold it level. During
          stories and speech it is silent. On an iPhone the ring switch silences it, too.
        </p>
      </details>
    </>
  );
}
