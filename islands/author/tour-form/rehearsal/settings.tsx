import { type CSSProperties, useId } from "react";
import { FACTORS } from "../../../../lib/walk/rehearsal.ts";
import { measure } from "../../../../lib/texts/formats.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";
import type { Factor } from "./use_rehearsal.ts";

const t = texts("rehearsal");

/** The multiples of real speed. */
export function Speeds(
  { factor, onChoose }: { factor: Factor; onChoose: (factor: Factor) => void },
) {
  const name = useId();
  return (
    <fieldset className="speeds">
      <legend className="visually-hidden">{t("speed")}</legend>
      {FACTORS.map((speed) => (
        <label key={speed}>
          <input
            type="radio"
            name={name}
            checked={speed === factor}
            onChange={() => onChoose(speed)}
          />
          {speed}×
        </label>
      ))}
    </fieldset>
  );
}

/** Metres: less accurate positions are useless for a walk. */
const WORST = 100;

/** The accuracy of the simulated device. */
export function NoiseSlider(
  { noise, onMove }: { noise: number; onMove: (noise: number) => void },
) {
  const id = useId();
  return (
    <div className="noise">
      <label htmlFor={id}>
        {rich(t, "positionError", {
          metres: measure(noise, "metres"),
          figures: (text) => <span className="figures">{text}</span>,
        })}
      </label>
      <input
        id={id}
        className="slider"
        type="range"
        min={0}
        max={WORST}
        step={1}
        value={noise}
        aria-valuetext={t("metres", { count: noise })}
        style={{ "--fill": `${noise / WORST * 100}%` } as CSSProperties}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </div>
  );
}
