/** Names with their values, as definition lists. */
import type { ReactNode } from "react";
import { textIn } from "../../model/text/language.ts";

/** A name and its value; one without a value is left out. Names are unique within a list. */
type Fact = readonly [name: string, value: ReactNode];

/** A list of facts. `className` chooses its look: "details" by default. */
export function Facts(
  { facts, className = "details" }: { facts: readonly Fact[]; className?: string },
) {
  return (
    <dl className={className}>
      {facts.filter(([, value]) => value !== undefined && value !== "").map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...textIn()}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts as large figures, side by side. */
export function Figures(
  { figures, className = "" }: { figures: readonly Fact[]; className?: string },
) {
  return <Facts className={`stats ${className}`.trim()} facts={figures} />;
}
