/** The recording under way, and those that a crash, a reload, or a change of page interrupted. */
import { Mic } from "lucide-react";
import { useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import type { ShownTake } from "../../../../lib/device/takes/takes.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { ActionButton } from "../../../../lib/ui/action_button.tsx";
import { lengthText } from "../stops/recording_length.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { attachTake, useUsedTakes } from "./attach_take.ts";
import { Recorder } from "./recorder.tsx";
import { ArchiveTarget, isTargetOf } from "../stops/stop_id.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

type Props = { open: Pick<OpenStops, "show"> };

export function LeftTakes({ open }: Props) {
  useSignals();
  useUsedTakes();
  const target = useContext(ArchiveTarget);
  const takes = [...getTakes().takes.value.values()]
    .filter((take) => isTargetOf(take.target, target) && isLeft(take));
  // Only a form that may own some is watched.
  return (
    <>
      {takes.length > 0 && <LeftTakesOf takes={takes} open={open} />}
      <Recorder />
    </>
  );
}

const isLeft = ({ isRunning, isFinished, uploadId }: ShownTake) =>
  !isRunning && !isFinished && uploadId === undefined;

function LeftTakesOf({ takes, open }: Props & { takes: ShownTake[] }) {
  const form = useFormContext<TourValues>();
  const stops = useWatch({ control: form.control, name: "audioStops" });
  const rows = takes
    .map((take) => ({ take, index: stops.findIndex(({ id }) => id === take.stopId) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index || a.take.startedAt - b.take.startedAt);
  if (rows.length === 0) return null;
  return (
    <section className="notice restore" aria-labelledby="left-takes">
      <h2 id="left-takes">
        <Mic aria-hidden="true" />
        {t("interruptedRecordings")}
      </h2>
      <ul role="list">
        {rows.map(({ take, index }) => (
          <li key={take.id}>
            <p role="status">
              {t("stopInterrupted", {
                length: lengthText(take.seconds),
                number: index + 1,
              })}
            </p>
            <div className="row">
              <ActionButton
                className="button primary"
                onAction={async () => {
                  if (await attachTake(form, index, take)) open.show(index);
                }}
              >
                {t("useIt")}
              </ActionButton>
              <button
                type="button"
                className="button quiet"
                onClick={() => getTakes().remove(take.id)}
              >
                {t("deleteTake")}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
