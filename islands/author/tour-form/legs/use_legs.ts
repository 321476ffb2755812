/** The ways of the form for all its parts. */
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { TourMapProps } from "../../../map/place.ts";
import { besideForm, isMapOpen } from "../map/is_map_open.ts";
import { useSiteServices } from "../site_services.ts";
import type { TourValues } from "../values.ts";
import { crossingFinder, wayFinder } from "./find_ways.ts";
import { type FormLeg, formLegs } from "./form_legs.ts";
import { createFormLegs, type FormLegs } from "./legs.ts";
import { recallStepFree } from "./step_free.ts";

const Context = createContext<FormLegs | undefined>(undefined);

export const LegsContext = Context.Provider;

export const useLegs = (): FormLegs => useContext(Context)!;

/** Makes what `LegsContext` passes on. */
export function useNewLegs(tiles: TourMapProps["tiles"]): FormLegs {
  const form = useFormContext<TourValues>();
  const services = useSiteServices();
  const [legs] = useState(() =>
    createFormLegs(form, wayFinder(tiles, services), crossingFinder(tiles))
  );
  useEffect(recallStepFree, []);
  useEffect(() => legs.watch(), [legs]);
  return legs;
}

/** The ways as typed at present; drawn again only when one of them changes. */
export function useFormLegs(): FormLeg[] {
  const { control, getValues } = useFormContext<TourValues>();
  const lines = useWatch({ control, compute: linesOf });
  return useMemo(() => formLegs(getValues()), [lines]);
}

/**
 * Looks at the ways of the form, which needs parts of the map: only where a map is shown, or once
 * ways are made on this page.
 */
export function useCrossings({ crossings, last, progress }: FormLegs, ways: FormLeg[]): void {
  const isWanted = useRef(false);
  isWanted.current ||= isMapOpen.value || last.value !== undefined;
  const isFinding = progress.value !== undefined;
  useEffect(() => {
    if (!isFinding && (isWanted.current || besideForm().matches)) return crossings.look(ways);
  }, [ways, isFinding, isWanted.current]);
}

/** All that ways depend on in one text, which is quickly compared at each letter typed. */
const linesOf = ({ tourType, latitude, longitude, audioStops }: TourValues): string =>
  [
    ...[tourType, latitude, longitude],
    ...audioStops.map((stop) =>
      `${stop.place ?? ""},${stop.latitude},${stop.longitude},${stop.leg?.line ?? ""}`
    ),
  ].join(" ");
