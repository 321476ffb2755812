/** One tap, where a story belongs: the stop gets the device's position. */
import { LocateFixed, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { messageOf } from "../../../../lib/device/api.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import type { StopValues, TourValues } from "../values.ts";
import { findHere } from "./here.ts";
import { setPlace } from "./set_place.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

type Props = { index: number };

/** What is said beside the button; `accuracy` in metres. */
type Said = { isBusy: boolean; accuracy?: number; problem?: string };

/** Of a stop, as it was before the tap. */
type Before = Pick<StopValues, "place" | "latitude" | "longitude" | "placeText">;

/** An author may wish to correct a place that is less exact, in metres. */
const ROUGH = 30;

export function HereButton({ index }: Props) {
  const form = useFormContext<TourValues>();
  const { control, getValues, setValue } = form;
  const name = `audioStops.${index}` as const;
  const [said, setSaid] = useState<Said>();
  const before = useRef<Before>(undefined);
  /** The place that the last tap has set. */
  const [mine, setMine] = useState<string>();
  const latitude = useWatch({ control, name: `${name}.latitude` });
  const longitude = useWatch({ control, name: `${name}.longitude` });

  async function locate(): Promise<void> {
    const id = stopIdOf(form, index);
    const at = () => getValues("audioStops").findIndex((stop) => stop.id === id);
    const textNow = () => placeText(getValues(`audioStops.${at()}`));
    const { place, latitude, longitude, placeText: typed } = getValues(name);
    const first = { place, latitude, longitude, placeText: typed };
    let last = textNow();
    setSaid({ isBusy: true });
    try {
      const { accuracy } = await findHere({
        onBetter(fix) {
          // The stop was removed, or its author has placed it by other means.
          if (at() < 0 || textNow() !== last) return;
          before.current = first;
          setPlace(form, `audioStops.${at()}.`, fix);
          last = textNow();
          setMine(last);
          setSaid({ isBusy: true, accuracy: fix.accuracy });
        },
      });
      setSaid({ isBusy: false, accuracy });
    } catch (error) {
      setSaid({ isBusy: false, problem: messageOf(error) });
    }
  }

  function undo(): void {
    for (const [field, value] of Object.entries(before.current ?? {})) {
      setValue(`${name}.${field as keyof Before}`, value, { shouldDirty: true });
    }
    setSaid(undefined);
    setMine(undefined);
  }

  const isMine = mine !== undefined && placeText({ latitude, longitude }) === mine;
  const isShown = said && (said.isBusy || said.problem || isMine);
  return (
    <div className="quick">
      <button type="button" className="button" disabled={said?.isBusy} onClick={locate}>
        <LocateFixed aria-hidden="true" />
        {t("iAmHere")}
      </button>
      {isShown && said.problem && <p className="field-error" role="alert">{said.problem}</p>}
      <div role="status" className="quick-note">
        {isShown && !said.problem && (
          <>
            <span>{textOf(said)}</span>
            {!said.isBusy && (
              <button type="button" className="button quiet" onClick={undo}>
                <Undo2 aria-hidden="true" />
                {rich(t, "undoPlace", {
                  hidden: (text) => <span className="visually-hidden">{text}</span>,
                })}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

const placeText = (stop: Pick<StopValues, "latitude" | "longitude"> | undefined) =>
  `${stop?.latitude} ${stop?.longitude}`;

function textOf({ isBusy, accuracy }: Said): string {
  if (accuracy === undefined) return t("findingPosition");
  const metres = Math.max(1, Math.round(accuracy));
  if (isBusy) return t("accuracySoFar", { metres });
  return t(accuracy > ROUGH ? "accuracyRough" : "accuracy", { metres });
}
