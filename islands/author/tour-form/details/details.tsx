/** What is open first: the archive's title, description, start and other details. */
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Part as PartName } from "../../../../lib/model/tour/fields/field.ts";
import { TOUR_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { LanguageField, LanguageList } from "../language_field.tsx";
import type { TourMapProps } from "../../../map/place.ts";
import { OldMapsField } from "../old-maps/old_maps_field.tsx";
import { ThingsField } from "../things/things_field.tsx";
import { START } from "../map/form_places.ts";
import { PlaceFields } from "../place/place_fields.tsx";
import { TourTypeField } from "./tour_type_field.tsx";
import { Translations } from "./translations.tsx";
import { RecordField } from "../record/record_field.tsx";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { isIn, TextBoxes } from "../text_boxes.tsx";
import { Panel } from "../open-one/panel.tsx";
import { Part } from "../open-one/part.tsx";
import { PictureSummary, PlaceSummary, RecordSummary } from "../open-one/summaries.tsx";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

/** The starting location, which only an archive with a stop on the map has. */
function StartField({ onPlace }: { onPlace: () => void }) {
  const { control } = useFormContext<TourValues>();
  const isOnMap = useWatch({
    control,
    name: "audioStops",
    compute: (stops) => stops.some(({ place }) => !place),
  });
  if (isOnMap) return <PlaceFields name="" label={t("startingLocation")} onPlace={onPlace} />;
  return (
    <div className="card-field">
      <div className="card-label">
        <span>{t("startingLocation")}</span>
      </div>
      <p className="soft">{t("startNotNeeded")}</p>
    </div>
  );
}

type Props = {
  open: OpenStops;
  tiles: TourMapProps["tiles"];
  /** Further lines, after the parts. */
  children?: ReactNode;
};

export function TourDetails({ open, tiles, children }: Props) {
  const { getValues } = useFormContext<TourValues>();
  const boxes = (part: PartName) => (
    <TextBoxes
      fields={TOUR_FIELDS}
      prefix=""
      which={(field) => isIn(part, field)}
    />
  );
  return (
    <Panel
      at={{ "data-tour-details": "" }}
      fields={TOUR_FIELDS}
      prefix=""
      isOpen={open.selected === START}
      inside={open.inside}
      open={open.actions}
      head={<h2 tabIndex={-1} data-panel-title="">{t("tourDetails")}</h2>}
    >
      <LanguageList />
      <div data-part="story">
        {boxes("story")}
        <TourTypeField initial={getValues("tourType")} />
      </div>
      <Part name="place" summary={<PlaceSummary prefix="" />}>
        <StartField onPlace={() => open.select(START)} />
        {boxes("place")}
        <OldMapsField tiles={tiles} />
      </Part>
      <Part name="pictures" summary={<PictureSummary prefix="" />}>
        <ThingsField name="" hint={t("landscapeHint")} />
      </Part>
      <Part name="record" summary={<RecordSummary prefix="" />}>
        {boxes("record")}
        <LanguageField
          name="language"
          label={t("language")}
          hint={t("languageHint")}
        />
        <Translations />
        <RecordField name="record" />
      </Part>
      {children}
    </Panel>
  );
}
