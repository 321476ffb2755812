/** The warnings for the form, found anew whenever its author pauses. */
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { formWarnings } from "./form_zones.ts";
import type { TourValues } from "../values.ts";

/** Milliseconds without a change: a radius half typed is not worth a word. */
const PAUSE = 500;

export function useZoneWarnings() {
  const { watch, getValues } = useFormContext<TourValues>();
  const [warnings, setWarnings] = useState(() => formWarnings(getValues()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typing = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWarnings(formWarnings(getValues())), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      typing.unsubscribe();
    };
  }, []);

  return warnings;
}
