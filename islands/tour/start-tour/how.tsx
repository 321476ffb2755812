/** Under Start: what will happen, and a fold to choose otherwise. */
import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { usePart } from "../../runtime/use_part.ts";
import { type HowProps, stepsOf, wayName } from "./ways.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

export function HowToStart(props: HowProps) {
  useSignals();
  const { tour, session, position, ways, way, onFromBeginning } = props;
  const [isOpen, setOpen] = useState(false);
  const choices = usePart(isOpen, () => import("./choices.tsx"));
  const told = { reads: session?.reads.value ?? false, isLocated: position !== undefined };
  return (
    <div className="start-how">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>
            {ways.map((each, i) => (
              <span key={each}>
                {i > 0 && " · "}
                {each === way ? <strong>{wayName(each)}</strong> : wayName(each)}
              </span>
            ))}
          </span>
        </summary>
        {choices.part ? <choices.part.Choices {...props} /> : <p role="alert">{choices.failure}</p>}
      </details>
      <ol className="start-steps">
        {stepsOf(way, tour, told).map((step) => <li key={step}>{step}</li>)}
      </ol>
      {onFromBeginning && (
        <button type="button" className="text-button" onClick={onFromBeginning}>
          {t("fromBeginning")}
        </button>
      )}
    </div>
  );
}
