/** Where something is: found by any text that names a place, and two boxes with what was found. */
import { useFormContext } from "react-hook-form";
import type { Position } from "../../../lib/model/position.ts";
import { TextField } from "../field.tsx";
import { LocationEntry } from "./location_entry.tsx";
import { MapLink } from "../map/map_link.tsx";
import { readPlace } from "../numbers.ts";
import type { TourValues } from "../values.ts";

type Props = {
  /** "" for the start of the tour, else the stop with a dot after it. */
  name: "" | `audioStops.${number}.`;
  label: string;
  threeWords: boolean;
  /** Makes this the place that a tap on the map sets. */
  onPlace: () => void;
};

export function PlaceFields({ name, label, threeWords, onPlace }: Props) {
  const { setValue, getValues } = useFormContext<TourValues>();
  const [latitude, longitude] = [`${name}latitude`, `${name}longitude`] as const;

  const place = ({ latitude: north, longitude: east }: Position) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(latitude, round(north), options);
    setValue(longitude, round(east), options);
  };
  const near = () => {
    const start = readPlace(getValues());
    return readPlace({ latitude: getValues(latitude), longitude: getValues(longitude) }) ?? start;
  };

  return (
    <div className="place-fields">
      <LocationEntry label={label} threeWords={threeWords} near={near} onLocated={place} />
      <MapLink label={label} onPlace={onPlace} />
      <div className="place-boxes">
        <TextField name={latitude} label="Latitude" inputMode="decimal" />
        <TextField name={longitude} label="Longitude" inputMode="decimal" />
      </div>
    </div>
  );
}

/** Seven decimals are a centimetre. */
const round = (degrees: number) => String(Number(degrees.toFixed(7)));
