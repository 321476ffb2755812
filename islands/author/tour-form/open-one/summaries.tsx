/** What a closed part has, in a line. */
import { useFormContext, useWatch } from "react-hook-form";
import { rowsOf } from "../../../../lib/model/tour/fields/field.ts";
import { labelOf } from "../../../../lib/model/tour/fields/names.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { STOP_PLACE_NAMES } from "../../../../lib/model/text/stop_place_names.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { isDefaultPlace } from "../place/nearby_place.ts";
import type { StopValues, TourValues } from "../values.ts";
import { isIn } from "../text_boxes.tsx";
import { isEmptyField } from "./is_empty_field.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Prefix = "" | `audioStops.${number}.`;
type Holder = TourValues | StopValues;

/** The line of a part, which is drawn only when it changes. */
function useLine(prefix: Prefix, compute: (holder: Holder) => string): string {
  const { control } = useFormContext<TourValues>();
  const index = Number(prefix.split(".")[1]);
  return useWatch({
    control,
    compute: (values: TourValues) => {
      const holder = prefix === "" ? values : values.audioStops[index];
      // A stop that is about to be removed.
      return holder ? compute(holder) : "";
    },
  });
}

export const PlaceSummary = ({ prefix }: { prefix: Prefix }) => useLine(prefix, placeLine);
export const PictureSummary = ({ prefix }: { prefix: Prefix }) => useLine(prefix, pictureLine);
export const RecordSummary = ({ prefix }: { prefix: Prefix }) =>
  useLine(prefix, (holder) => recordLine(holder, prefix));

function placeLine(holder: Holder): string {
  if ("place" in holder && holder.place) return STOP_PLACE_NAMES[holder.place];
  const place = readPlace(holder);
  if (!place || isDefaultPlace(place)) return holder.placeText || t("notPlacedYet");
  const { latitude, longitude } = place;
  const at = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return "triggerRadius" in holder ? t("placeAndRadius", { at, radius: holder.triggerRadius }) : at;
}

function pictureLine(holder: Holder): string {
  const things = holder.things.filter(({ url }) => url !== "");
  if (things.length === 0) return t("noneYet");
  const count = things.length;
  const bare = things.filter(({ alt }) => alt.trim() === "").length;
  const pictures = bare === 0
    ? t("picturesDescribed", { count })
    : bare === count
    ? t("picturesBare", { count })
    : t("picturesSomeBare", { count: String(count), bare });
  return things.some(({ then }) => then) ? t("picturesThenAndNow", { pictures }) : pictures;
}

function recordLine(holder: Holder, prefix: Prefix): string {
  const fields = prefix === "" ? TOUR_FIELDS : STOP_FIELDS;
  const filled = rowsOf(fields).filter(([name, field]) =>
    isIn("record", field) && !isEmptyField(holder[name as keyof Holder], field)
  );
  return filled.map(([, field]) => labelOf(field)).join(", ") || t("nothingYet");
}
