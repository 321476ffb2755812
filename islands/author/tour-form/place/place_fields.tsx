/**
 * The place of the start or of a stop: a search, a link to the map, and a box for each coordinate.
 */
import { MapPinned } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { readLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { TextField } from "../field.tsx";
import { START } from "../map/form_places.ts";
import { isMapOpen } from "../map/is_map_open.ts";
import { LocationEntry } from "./location_entry.tsx";
import { nearbyPlace } from "./nearby_place.ts";
import { setPlace } from "./set_place.ts";
import type { PlaceName } from "./unsettled_places.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { useSiteServices } from "../site_services.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

type Props = {
  name: PlaceName;
  label: string;
  /** Makes this the place that a tap on the map sets. */
  onPlace: () => void;
};

export function PlaceFields({ name, label, onPlace }: Props) {
  const { threeWords } = useSiteServices();
  const form = useFormContext<TourValues>();
  const { getValues } = form;
  const [latitude, longitude] = [`${name}latitude`, `${name}longitude`] as const;

  const current = () =>
    readPlace({ latitude: getValues(latitude), longitude: getValues(longitude) });
  const index = name === "" ? START : Number(name.split(".")[1]);
  const near = () => nearbyPlace(getValues(), index, readLastPlace(getLocalStorage()));

  return (
    <div className="place-fields">
      <LocationEntry
        {...{ name, label, threeWords, near, current }}
        onLocated={(at) => setPlace(form, name, at)}
      />
      <MapLink label={label} onPlace={onPlace} />
      <div className="place-boxes">
        <TextField name={latitude} label={t("latitude")} />
        <TextField name={longitude} label={t("longitude")} />
      </div>
    </div>
  );
}

/** Opens the map where it is a sheet. Hidden beside the map. */
function MapLink({ label, onPlace }: Pick<Props, "label" | "onPlace">) {
  const go = () => {
    onPlace();
    isMapOpen.value = true;
  };
  return (
    <button type="button" className="button map-link" onClick={go}>
      <MapPinned aria-hidden="true" />
      {rich(t, "placeOnMap", {
        label,
        hidden: (text) => <span className="visually-hidden">{text}</span>,
      })}
    </button>
  );
}
