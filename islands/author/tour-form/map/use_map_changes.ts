/** The effect of taps and drags on the form's map, with an undo of the last one. */
import { type RefObject, useState } from "react";
import { useFormContext } from "react-hook-form";
import { storeLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import type { StopPlace } from "../../../../lib/model/tour/stop_place.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { StopsHandle } from "../stops/use_stop_list.ts";
import type { TourValues } from "../values.ts";
import { START } from "./form_places.ts";

/** As typed; `place` of a stop that was not on the map. */
type PlaceText = { place?: StopPlace; latitude: string; longitude: string };

/** `before` is missing for a stop that the map has added. */
type Change = { index: number; before?: PlaceText; after: PlaceText };

/** The map's last change, with the title of the changed stop. */
export type MapChange = { kind: "moved" | "added"; index: number; title: string };

export type MapChanges = ReturnType<typeof useMapChanges>;

/** `values`: the form as typed at present. The index -1 is the start. */
export function useMapChanges(values: TourValues, stops: RefObject<StopsHandle | null>) {
  const { setValue, getValues } = useFormContext<TourValues>();
  const [last, setLast] = useState<Change>();

  const set = (index: number, { place, latitude, longitude }: PlaceText) => {
    const name = index === START ? "" as const : `audioStops.${index}.` as const;
    const options = { shouldDirty: true, shouldValidate: true };
    if (name) setValue(`${name}place`, place, options);
    if (name && !place && !getValues(`${name}triggerRadius`)) {
      setValue(`${name}triggerRadius`, String(RADIUS.inForms), options);
    }
    setValue(`${name}latitude`, latitude, options);
    setValue(`${name}longitude`, longitude, options);
  };

  /** If the place was changed by other means since, the change cannot be undone here. */
  const isCurrent = (change: Change) => {
    const now = placeOf(values, change.index);
    return now?.latitude === change.after.latitude && now.longitude === change.after.longitude;
  };
  const change = last && isCurrent(last) ? last : undefined;

  return {
    /** The change that can be undone. */
    last: change && {
      kind: change.before ? "moved" as const : "added" as const,
      index: change.index,
      title: change.index === START ? "" : values.audioStops[change.index].title,
    },
    move(index: number, to: Position): void {
      const { place, latitude, longitude } = placeOf(getValues(), index) ??
        { latitude: "", longitude: "" };
      const after = toText(to);
      set(index, after);
      setLast({ index, before: { place, latitude, longitude }, after });
      storeLastPlace(getLocalStorage(), to);
    },
    add(at: Position): void {
      const after = toText(at);
      const place = { latitude: Number(after.latitude), longitude: Number(after.longitude) };
      const index = stops.current!.addAt(place);
      setLast({ index, after: { latitude: `${place.latitude}`, longitude: `${place.longitude}` } });
      storeLastPlace(getLocalStorage(), at);
    },
    undo(): void {
      if (!change) return;
      if (change.before) set(change.index, change.before);
      else stops.current?.remove(change.index);
      setLast(undefined);
    },
  };
}

const placeOf = ({ audioStops, ...start }: TourValues, index: number): PlaceText | undefined =>
  index === START ? start : audioStops[index];

/** Six decimals of a degree are a tenth of a metre. */
const toText = ({ latitude, longitude }: Position): PlaceText => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});
