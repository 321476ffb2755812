/** The numbered seal of a stop: the same on list, map, player and print. */
import { Check } from "lucide-react";

/** `n` counts from 1; without it (free-order tours keep their numbers too) the seal shows a dot. */
export function Seal(
  { n, state = "idle", size }: {
    n: number;
    state?: "idle" | "playing" | "done";
    size?: "small" | "large";
  },
) {
  return (
    <span className="seal" data-state={state} data-size={size} aria-hidden="true">
      <span className="seal-number">{n}</span>
      {state === "done" && <Check className="seal-tick" />}
    </span>
  );
}
