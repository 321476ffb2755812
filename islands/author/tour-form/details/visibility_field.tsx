/** Who may see the archive, as a line of the archive's panel. */
import { useId } from "react";
import { useController } from "react-hook-form";
import { VisibilityChoice } from "../../visibility/choice.tsx";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

export function VisibilityField() {
  const { field } = useController<TourValues, "visibility">({ name: "visibility" });
  const id = useId();
  return (
    <div className="card-field">
      <div className="card-label">
        <span id={id}>{t("whoCanSee")}</span>
      </div>
      <div className="field-box">
        <VisibilityChoice
          name={field.name}
          labelledBy={id}
          value={field.value}
          onChange={field.onChange}
        />
      </div>
    </div>
  );
}
