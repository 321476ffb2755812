/** Guided Path or Free Discovery. */
import { Compass, Footprints } from "lucide-react";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { typeLabel } from "../../../../lib/ui/tour/tour_labels.ts";
import type { TourType } from "../../../../lib/model/tour/tour.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

const TYPES = [
  {
    type: "ordered",
    Icon: Footprints,
    description: "orderedHint",
  },
  { type: "unordered", Icon: Compass, description: "unorderedHint" },
] as const;

/** `initial` is the server-rendered choice. */
export function TourTypeField({ initial }: { initial: TourType }) {
  const { register } = useFormContext<TourValues>();
  const id = useId();
  // Not a fieldset, because Safari cannot place a legend beside its boxes.
  return (
    <div role="group" aria-labelledby={id} className="card-field tour-type">
      <div className="card-label">
        <span id={id}>{t("archiveType")}</span>
      </div>
      <div className="field-box">
        {TYPES.map(({ type, Icon, description }) => (
          <label key={type} className="choice">
            <input
              type="radio"
              value={type}
              defaultChecked={initial === type}
              {...register("tourType")}
            />
            <Icon aria-hidden="true" />
            <span>
              <strong>{typeLabel(type)}</strong>
              <span className="soft">{t(description)}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
