/** Texts that people type: trimmed, with a limit that is said in the message. */
import { z } from "./zod.ts";

/**
 * A required text of at most `max` UTF-16 units; `name` begins the messages ("Title is required").
 */
export const requiredText = (name: string, max: number) =>
  z.string(`${name} is required`).trim().min(1, `${name} is required`)
    .max(max, `${name} is too long (${max} characters at most)`);

/** A field that may stay empty: an empty box ("" or null) means that there is no value. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === "" || value === null ? undefined : value, schema.optional());
