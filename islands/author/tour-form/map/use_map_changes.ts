/** The effect of taps, drags and keys on the form's map, with an undo of the last one. */
import { type RefObject, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { storeLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { toast } from "../../../shell/toasts.ts";
import { areaAround } from "../area/shape_area.ts";
import type { FormLegs } from "../legs/legs.ts";
import type { StopsHandle } from "../stops/use_stop_list.ts";
import type { StopValues, TourValues } from "../values.ts";
import { START } from "./form_places.ts";

const t = texts("places");
const rules = texts("rules");

/** The changed boxes as typed; `place` of a stop that was not on the map. */
type Placed = Partial<
  Pick<StopValues, "place" | "latitude" | "longitude" | "triggerRadius" | "area">
>;

/** `before` is missing for a stop that the map has added. */
type Change = { index: number; before?: Placed; after: Placed; byKey?: boolean };

/** The map's last change, with the title of the changed stop; `radius` in metres, as typed. */
export type MapChange =
  & { index: number; title: string }
  & ({ kind: "moved" | "added" | "corners" } | { kind: "radius"; radius: string });

export type MapChanges = ReturnType<typeof useMapChanges>;

/** The index -1 is the start. */
export function useMapChanges(stops: RefObject<StopsHandle | null>, legs: FormLegs) {
  const form = useFormContext<TourValues>();
  const [last, setLast] = useState<Change>();

  // A place that was changed by other means since cannot be brought back here.
  useEffect(() => {
    if (!last) return;
    const changes = form.watch(() => isIn(form.getValues(), last) || setLast(undefined));
    return () => changes.unsubscribe();
  }, [last]);

  // The ways that a change of place has led to are taken back with it; any other act is the last.
  useEffect(() =>
    legs.last.subscribe((change) => {
      if (change && change.act !== "again") setLast(undefined);
    }), [legs]);

  const set = (index: number, placed: Placed) => {
    const name = index === START ? "" : `audioStops.${index}.`;
    for (const [key, value] of Object.entries(placed)) {
      const options = { shouldDirty: true, shouldValidate: true };
      form.setValue(`${name}${key}` as "latitude", value!, options);
    }
  };

  /** Changes by keys follow each other quickly: one undo takes back all of them. */
  const change = (index: number, after: Placed, byKey: boolean) => {
    const keys = Object.keys(after) as (keyof Placed)[];
    const now = placeOf(form.getValues(), index);
    const before = Object.fromEntries(keys.map((key) => [key, now?.[key]]));
    const goesOn = byKey && last?.byKey && last.index === index &&
      keys.every((key) => key in last.after);
    legs.last.value = undefined;
    set(index, after);
    setLast({ index, before: goesOn ? last.before : before, after, byKey });
  };

  return {
    /** The change that can be undone. */
    last: last && describe(last, form.getValues()),
    move(index: number, to: Position, byKey = false): void {
      const stop = index === START ? undefined : form.getValues(`audioStops.${index}`);
      const placed = stop?.place ? { place: undefined } : {};
      const radius = !stop || stop.triggerRadius ? {} : { triggerRadius: String(RADIUS.inForms) };
      change(index, { ...placed, ...radius, ...toText(to) }, byKey);
      storeLastPlace(getLocalStorage(), to);
    },
    /** `metres`: whole ones. */
    setRadius(index: number, metres: number, byKey = false): void {
      change(index, { triggerRadius: String(metres) }, byKey);
    },
    /** False, with a toast, where the stop cannot have its zone there. */
    setCorners(index: number, corners: Position[], byKey = false): boolean {
      const place = readPlace(form.getValues(`audioStops.${index}`));
      const area = place && areaAround(place, corners);
      if (typeof area === "string") change(index, { area }, byKey);
      else toast({ title: misfitText(area?.problem), kind: "error" });
      return typeof area === "string";
    },
    add(at: Position): void {
      const { latitude, longitude } = toText(at);
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      const index = stops.current!.addAt(place);
      legs.last.value = undefined;
      setLast({ index, after: { latitude: `${place.latitude}`, longitude: `${place.longitude}` } });
      storeLastPlace(getLocalStorage(), at);
    },
    undo(): void {
      legs.undo();
      if (!last) return;
      if (last.before) set(last.index, last.before);
      else stops.current?.remove(last.index);
      setLast(undefined);
    },
  };
}

function misfitText(problem: "far" | "crossed" | "small" = "far"): string {
  if (problem === "crossed") return rules("sidesCross");
  if (problem === "small") return t("zoneTooSmall", { least: RADIUS.min });
  return t("cornerTooFar", { most: RADIUS.max });
}

const placeOf = ({ audioStops, ...start }: TourValues, index: number): Placed | undefined =>
  index === START ? start : audioStops[index];

function isIn(values: TourValues, { index, after }: Change): boolean {
  const now = placeOf(values, index);
  return now !== undefined &&
    (Object.keys(after) as (keyof Placed)[]).every((key) => now[key] === after[key]);
}

function describe({ index, before, after }: Change, { audioStops }: TourValues): MapChange {
  const title = audioStops[index]?.title ?? "";
  if ("area" in after) return { kind: "corners", index, title };
  if (after.latitude === undefined) {
    return { kind: "radius", index, title, radius: after.triggerRadius! };
  }
  return { kind: before ? "moved" : "added", index, title };
}

/** Six decimals of a degree are a tenth of a metre. */
const toText = ({ latitude, longitude }: Position) => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});
