import { type CSSProperties, useId } from "react";
import { FACTORS } from "../../../../lib/walk/rehearsal.ts";
import type { Factor } from "./use_rehearsal.ts";

/** The multiples of real speed. */
export function Speeds(
  { factor, onChoose }: { factor: Factor; onChoose: (factor: Factor) => void },
) {
  const name = useId();
  return (
    <fieldset className="speeds">
      <legend className="visually-hidden">Speed</legend>
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
        Position error <span className="figures">±{noise} m</span>
      </label>
      <input
        id={id}
        className="slider"
        type="range"
        min={0}
        max={WORST}
        step={1}
        value={noise}
        aria-valuetext={`${noise} metres`}
        style={{ "--fill": `${noise / WORST * 100}%` } as CSSProperties}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </div>
  );
}
