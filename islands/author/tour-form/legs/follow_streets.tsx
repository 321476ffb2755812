/** Makes all ways that are straight lines follow the streets, for the map's menu. */
import { useSignals } from "@preact/signals-react/runtime";
import { Waypoints } from "lucide-react";
import { texts } from "../../../../lib/texts/texts.ts";
import { setStepFree, stepFree } from "./step_free.ts";
import { useFormLegs, useLegs } from "./use_legs.ts";

const t = texts("places");

/** `onFollow`: called when it begins. Nothing where no way can be found. */
export function FollowStreets({ onFollow }: { onFollow: () => void }) {
  useSignals();
  const legs = useLegs();
  const all = useFormLegs();
  if (!legs.canFind || all.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={all.every(({ made }) => made)}
        onClick={() => {
          onFollow();
          legs.follow();
        }}
      >
        <Waypoints aria-hidden="true" />
        {t("followStreets")}
      </button>
      {legs.avoidsSteps && (
        <label className="choice">
          <input
            type="checkbox"
            checked={stepFree.value}
            onChange={(event) => setStepFree(event.currentTarget.checked)}
          />
          {t("withoutSteps")}
        </label>
      )}
    </>
  );
}
