/** The detection radius: typed, or set with a slider that the circle on the map follows. */
import { useFormContext, useWatch } from "react-hook-form";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { TextField } from "../field.tsx";
import { readNumber } from "../../../../lib/formats/fields/typed_numbers.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = { name: `audioStops.${number}.triggerRadius`; hint: string };

/** The radius that is typed, within the limits, in metres; the one of new stops for other texts. */
export function radiusIn(text: string | undefined): number {
  const metres = readNumber(text ?? "");
  return Number.isFinite(metres)
    ? Math.min(RADIUS.max, Math.max(RADIUS.min, metres!))
    : RADIUS.inForms;
}

export function RadiusField({ name, hint }: Props) {
  const { control, setValue } = useFormContext<TourValues>();
  const value = radiusIn(useWatch({ control, name }));
  return (
    <div className="radius-field">
      <TextField
        name={name}
        label={t("radiusMeters")}
        inputMode="decimal"
        hint={hint}
        className="short"
      />
      <input
        type="range"
        className="slider"
        aria-label={t("radiusInMeters")}
        min={RADIUS.min}
        max={RADIUS.max}
        step={5}
        value={value}
        style={{
          "--fill": `${(value - RADIUS.min) / (RADIUS.max - RADIUS.min) * 100}%`,
        } as React.CSSProperties}
        onChange={(event) =>
          setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}
