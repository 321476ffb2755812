/** Schemas of answers, which the compiler compares with the types of the program. */
import type { z } from "zod";

/** The fields of all members of a union. */
type Fields<T> = T extends unknown ? keyof T : never;

/**
 * A schema of exactly the type `T`: a missing, additional or different field is a type error, as in
 * `exactly<TourExtent>()(z.strictObject({ … }))`.
 */
export const exactly = <T>() =>
<S extends z.ZodType<T>>(
  schema: [T, Fields<T>] extends [z.infer<S>, Fields<z.infer<S>>] ? S : never,
): S => schema;
