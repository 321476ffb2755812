/** A choice of a stop for something that has none. */
import { useFormContext, useWatch } from "react-hook-form";
import type { StopValues, TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

type Props = {
  /** The name of the thing, for screen readers. */
  name: string;
  /** The note on a stop that has such a thing already. */
  noteOn: (stop: StopValues) => string | undefined;
  onChoose: (index: number) => void;
};

export function StopChoice({ name, noteOn, onChoose }: Props) {
  const { control } = useFormContext<TourValues>();
  const stops = useWatch({ control, name: "audioStops" });
  return (
    <select
      className="stop-choice"
      aria-label={t("putNamedOnStop", { name })}
      value=""
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      <option value="" disabled>{t("putOnStop")}</option>
      {stops.map((stop, index) => {
        const note = noteOn(stop);
        return (
          <option key={index} value={index}>
            {index + 1} {stop.title || t("untitledStop")}
            {note && ` (${note})`}
          </option>
        );
      })}
    </select>
  );
}
