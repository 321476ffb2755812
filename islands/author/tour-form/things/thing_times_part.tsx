/** When things are shown while the recording plays: a fold, whose content loads when it opens. */
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFieldError } from "../field.tsx";
import { usePart } from "../../../runtime/use_part.ts";
import type { TourValues } from "../values.ts";
import type { ThingTimesProps } from "./thing_cards.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

export function ThingTimes(props: ThingTimesProps) {
  const { name, cards, open } = props;
  const { control } = useFormContext<TourValues>();
  const hasRecording = useWatch({
    control,
    name: `${name}audioUrl`,
    compute: (address = "") => address.trim() !== "",
  });
  const error = useFieldError(`${name}things.${Math.max(open, 0)}.to`);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || open >= 0 && error !== undefined;
  const { part, failure, retry } = usePart(isOpen, () => import("./thing_times.tsx"));
  const timed = cards.filter(({ from }) => from !== undefined).length;
  if (!hasRecording) return null;
  return (
    <details
      className="thing-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        {t("shownWhileTold")}
        {timed > 0 && (
          <>
            {" "}
            <span className="soft">{t("someTimed", { timed, total: cards.length })}</span>
          </>
        )}
      </summary>
      {isOpen && (part ? <part.ThingTimesPanel {...props} /> : (
        <p role="status" className="soft">
          {failure ?? t("loadingThePlayer")}
          {failure && (
            <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>
          )}
        </p>
      ))}
    </details>
  );
}
