/** The form of an archive, and which of its stops are unfolded. */
import { useForm } from "react-hook-form";
import type { TourInput } from "../../lib/model/tour.ts";
import type { ArchiveForm } from "./form_props.ts";
import { resolver } from "./schema.ts";
import { useOpenStops } from "./stops/use_open_stops.ts";
import type { TourValues } from "./values.ts";

/** `values` are what it begins with. Errors show when it is sent, and `useSubmit` focuses them. */
export function useArchiveForm(values: TourValues) {
  const form: ArchiveForm = useForm<TourValues, unknown, TourInput>({
    resolver,
    defaultValues: values,
    shouldFocusError: false,
  });
  return { form, open: useOpenStops() };
}
