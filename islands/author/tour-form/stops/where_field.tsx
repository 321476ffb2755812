/** Where a stop is heard: at a place on the map, indoors, or anywhere. */
import { Building, Headphones, MapPin } from "lucide-react";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import type { StopPlace } from "../../../../lib/model/tour/stop_place.ts";
import { STOP_PLACE_NAMES } from "../../../../lib/model/text/stop_place_names.ts";
import { LegLine } from "../legs/leg_line.tsx";
import { nearbyPlace } from "../place/nearby_place.ts";
import { PlaceFields } from "../place/place_fields.tsx";
import type { TourValues } from "../values.ts";
import { ZoneField } from "./zone_field.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = { index: number; onPlace: () => void };

const CHOICES = [
  {
    place: undefined,
    Icon: MapPin,
    description: "onTheMapHint",
  },
  {
    place: "indoors",
    Icon: Building,
    description: "indoorsHint",
  },
  {
    place: "anywhere",
    Icon: Headphones,
    description: "anywhereHint",
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
          <span id={id}>{t("whereHeard")}</span>
        </div>
        <div className="field-box">
          {CHOICES.map(({ Icon, description, ...choice }) => (
            <label key={choice.place ?? ""} className="choice">
              <input
                type="radio"
                name={`${id}-where`}
                checked={place === choice.place}
                onChange={() =>
                  choose(choice.place)}
              />
              <Icon aria-hidden="true" />
              <span>
                <strong>{choice.place ? STOP_PLACE_NAMES[choice.place] : t("onTheMap")}</strong>
                <span className="soft">{t(description)}</span>
              </span>
            </label>
          ))}
        </div>
      </div>
      {!place && (
        <>
          <PlaceFields name={`${name}.`} label={t("location")} onPlace={onPlace} />
          <LegLine index={index} onMap={onPlace} />
          <ZoneField index={index} onMap={onPlace} />
        </>
      )}
    </>
  );
}
