/** Advice for the author about zones, ways and recordings: a tour with warnings can be saved. */
import { Info } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";
import { flawsOfStops, stopFlawText } from "../media/recording_flaws.tsx";
import { legProblems } from "../legs/leg_texts.ts";
import { useCrossings, useFormLegs, useLegs } from "../legs/use_legs.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { useZoneWarnings } from "./zone_warnings.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

/** More at once are hard to read, and most have the same cause. */
const SHOWN = 8;

export function ZoneNotes({ open }: { open: OpenStops }) {
  useSignals();
  const { getValues } = useFormContext<TourValues>();
  const uploads = getUploadQueue().uploads.value;
  const zones = useZoneWarnings();
  const legs = useLegs();
  const ways = useFormLegs();
  useCrossings(legs, ways);
  const warnings = [
    ...flawsOfStops(getValues("audioStops"), uploads.values()).flatMap((flaws, i) =>
      flaws.map((kind) => ({ kind, stops: [i], text: stopFlawText(kind, i + 1) }))
    ),
    ...zones,
    ...legProblems(legs, ways).map(({ to, problem, text }) => ({
      kind: `way-${problem}`,
      stops: [to],
      text,
    })),
  ];
  const id = useId();
  const count = warnings.length;
  const more = count - SHOWN;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 &&
          t("worthCheckingBelow", { count })}
      </p>
      {count > 0 && (
        <section className="zone-notes" aria-labelledby={id}>
          <h3 id={id}>
            <Info aria-hidden="true" />
            {t("worthChecking")}
          </h3>
          <ul role="list">
            {warnings.slice(0, SHOWN).map(({ kind, stops, text }) => (
              <li key={`${kind} ${stops}`}>
                <p>{text}</p>
                {[...stops].sort((a, b) => a - b).map((index) => (
                  <button
                    key={index}
                    type="button"
                    className="icon-button"
                    aria-label={t("showStop", { number: index + 1 })}
                    onClick={() => open.show(index, { focus: true })}
                  >
                    <Seal n={index + 1} />
                  </button>
                ))}
              </li>
            ))}
          </ul>
          {more > 0 && <p className="soft">{t("andMore", { more })}</p>}
        </section>
      )}
    </>
  );
}
