/** Who may see the archive. */
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { VISIBILITIES } from "../../../lib/model/visibility.ts";
import { VISIBILITY_HINTS, visibilityLabel } from "../../../lib/ui/visibility_labels.ts";
import { VISIBILITY_ICONS } from "../../visibility/icons.ts";
import type { TourValues } from "../values.ts";

export function VisibilityField() {
  const { register, getValues } = useFormContext<TourValues>();
  const id = useId();
  const initial = getValues("visibility");
  return (
    <div role="group" aria-labelledby={id} className="card-field tour-type">
      <div className="card-label">
        <span id={id}>Who May See It</span>
      </div>
      <div className="field-box">
        {VISIBILITIES.map((visibility) => {
          const Icon = VISIBILITY_ICONS[visibility];
          return (
            <label key={visibility} className="choice">
              <input
                type="radio"
                value={visibility}
                defaultChecked={initial === visibility}
                {...register("visibility")}
              />
              <Icon aria-hidden="true" />
              <span>
                <strong>{visibilityLabel(visibility)}</strong>
                <span className="soft">{VISIBILITY_HINTS[visibility]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
