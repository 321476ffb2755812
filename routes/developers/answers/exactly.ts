/** Schemas of what answers hold, which the compiler compares with the types of the program. */
import type { z } from "zod";

/** The fields of all members of a union. */
type Fields<T> = T extends unknown ? keyof T : never;

/**
 * A schema of exactly the type `T`: one with a field too few, too many, or of another type is an
 * error of types, as in `exactly<TourExtent>()(z.strictObject({ … }))`.
 */
export const exactly = <T>() =>
<S extends z.ZodType<T>>(
  schema: [T, Fields<T>] extends [z.infer<S>, Fields<z.infer<S>>] ? S : never,
): S => schema;
