/** The form's validation: the model's own schema, over numbers read from text boxes. */
import { zodResolver } from "@hookform/resolvers/zod";
import { TourInput } from "../../lib/model/tour.ts";
import { z } from "../../lib/model/zod.ts";
import { readNumber } from "./numbers.ts";
import type { TourValues } from "./values.ts";

/**
 * The form's values with numbers where the model has numbers. A box that holds no number is
 * refused by the schema.
 */
export function toInput({ audioStops, ...tour }: TourValues) {
  return {
    ...tour,
    ...withNumbers(tour),
    audioStops: audioStops.map((stop) => ({
      ...stop,
      ...withNumbers(stop),
      triggerRadius: readNumber(stop.triggerRadius),
    })),
  };
}

const withNumbers = ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
  latitude: readNumber(latitude),
  longitude: readNumber(longitude),
});

const FormSchema = z.custom<TourValues>().transform(toInput).pipe(
  TourInput as z.ZodType<TourInput, ReturnType<typeof toInput>>,
);

/** Checks the form for react-hook-form; what it hands on is a `TourInput`. */
export const resolver = zodResolver(FormSchema);
