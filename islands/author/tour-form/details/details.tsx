/** The first card: the archive's title, description, start and other details. */
import { useFormContext, useWatch } from "react-hook-form";
import { TOUR_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { LanguageField, LanguageList } from "../language_field.tsx";
import type { TourMapProps } from "../../../map/place.ts";
import { OldMapsField } from "../old-maps/old_maps_field.tsx";
import { PictureFields } from "../picture_fields.tsx";
import { START } from "../map/form_places.ts";
import { PlaceFields } from "../place/place_fields.tsx";
import { TourTypeField } from "./tour_type_field.tsx";
import { RecordField } from "../record/record_field.tsx";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { TextBoxes } from "../text_boxes.tsx";
import type { TourValues } from "../values.ts";

/** The starting location, which only an archive with a stop on the map has. */
function StartField({ onPlace }: { onPlace: () => void }) {
  const { control } = useFormContext<TourValues>();
  const isOnMap = useWatch({
    control,
    name: "audioStops",
    compute: (stops) => stops.some(({ place }) => !place),
  });
  if (isOnMap) return <PlaceFields name="" label="Starting location" onPlace={onPlace} />;
  return (
    <div className="card-field">
      <div className="card-label">
        <span>Starting location</span>
      </div>
      <p className="soft">Not needed: no stop of this archive is on the map.</p>
    </div>
  );
}

type Props = { open: OpenStops; tiles: TourMapProps["tiles"] };

export function TourDetails({ open, tiles }: Props) {
  const { getValues } = useFormContext<TourValues>();
  return (
    <section className="catalogue-card" aria-labelledby="tour-details" data-tour-details="">
      <h2 id="tour-details">Tour Details</h2>
      <TextBoxes fields={TOUR_FIELDS} prefix="" />
      <LanguageList />
      <LanguageField
        name="language"
        label="Language"
        hint="What its texts are written in: screen readers choose their voice by it."
      />
      <TourTypeField initial={getValues("tourType")} />
      <PictureFields name="" hint="A file, or the https address of a landscape picture." />
      <StartField onPlace={() => open.select(START)} />
      <OldMapsField tiles={tiles} />
      <RecordField name="record" />
    </section>
  );
}
