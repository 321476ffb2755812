import { storeLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import type { FormAccess } from "../form_props.ts";
import type { PlaceName } from "./unsettled_places.ts";

/** Puts the start, or a stop, on the map; a text that waited for its place is over. */
export function setPlace({ setValue, getValues }: FormAccess, name: PlaceName, at: Position): void {
  const options = { shouldDirty: true, shouldValidate: true };
  if (name) {
    setValue(`${name}place`, undefined, options);
    if (!getValues(`${name}triggerRadius`)) {
      setValue(`${name}triggerRadius`, String(RADIUS.inForms), options);
    }
  }
  setValue(`${name}placeText`, undefined, options);
  setValue(`${name}latitude`, round(at.latitude), options);
  setValue(`${name}longitude`, round(at.longitude), options);
  storeLastPlace(getLocalStorage(), at);
}

/** Seven decimals of a degree are a centimetre. */
const round = (degrees: number) => String(Number(degrees.toFixed(7)));
