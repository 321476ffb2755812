/** Where a stop is heard: at a place on the map, indoors, or anywhere. */
import { Building, Headphones, MapPin } from "lucide-react";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { STOP_PLACE_NAMES, type StopPlace } from "../../../../lib/model/tour/stop_place.ts";
import { nearbyPlace } from "../place/nearby_place.ts";
import { PlaceFields } from "../place/place_fields.tsx";
import type { TourValues } from "../values.ts";
import { RadiusField } from "./radius_field.tsx";

type Props = { index: number; onPlace: () => void };

const CHOICES = [
  {
    place: undefined,
    name: "On the map",
    Icon: MapPin,
    description: "The story starts where visitors stand.",
  },
  {
    place: "indoors",
    name: STOP_PLACE_NAMES.indoors,
    Icon: Building,
    description: "In a building, where phones don’t know their place: visitors tap Play.",
  },
  {
    place: "anywhere",
    name: STOP_PLACE_NAMES.anywhere,
    Icon: Headphones,
    description: "It belongs to no place, such as a welcome: visitors tap Play.",
  },
] as const;

/** A place and radius that were typed stay in the form while another choice hides them. */
export function WhereField({ index, onPlace }: Props) {
  const { control, setValue, getValues } = useFormContext<TourValues>();
  const name = `audioStops.${index}` as const;
  const place = useWatch({ control, name: `${name}.place` });
  const id = useId();

  const choose = (chosen: StopPlace | undefined) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${name}.place`, chosen, options);
    if (chosen) return;
    const { latitude, longitude, triggerRadius } = getValues(name);
    // A stop that never was on the map begins beside the others.
    const near = latitude || longitude
      ? undefined
      : nearbyPlace(getValues(), index, readLastPlace(getLocalStorage()));
    if (near) {
      setValue(`${name}.latitude`, String(near.latitude), options);
      setValue(`${name}.longitude`, String(near.longitude), options);
    }
    if (!triggerRadius) setValue(`${name}.triggerRadius`, String(RADIUS.inForms), options);
  };

  return (
    <>
      <div role="group" aria-labelledby={id} className="card-field stop-where">
        <div className="card-label">
          <span id={id}>Where it is heard</span>
        </div>
        <div className="field-box">
          {CHOICES.map(({ Icon, description, ...choice }) => (
            <label key={choice.name} className="choice">
              <input
                type="radio"
                name={`${id}-where`}
                checked={place === choice.place}
                onChange={() =>
                  choose(choice.place)}
              />
              <Icon aria-hidden="true" />
              <span>
                <strong>{choice.name}</strong>
                <span className="soft">{description}</span>
              </span>
            </label>
          ))}
        </div>
      </div>
      {!place && (
        <>
          <PlaceFields name={`${name}.`} label="Location" onPlace={onPlace} />
          <RadiusField
            name={`${name}.triggerRadius`}
            hint={`The story starts within this distance, from ${RADIUS.min} to ${RADIUS.max} meters.`}
          />
        </>
      )}
    </>
  );
}
