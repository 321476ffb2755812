/** Texts that people type: trimmed, with a limit that the message states. */
import { z } from "../zod.ts";

/**
 * A required text of at most `max` UTF-16 units; `name` begins the messages ("Title is required").
 */
export const requiredText = (name: string, max: number) =>
  z.string(`${name} is required`).trim().min(1, `${name} is required`)
    .max(max, `${name} is too long (${max} characters at most)`);

/** Line breaks, tabs and all other control characters: "C0" and "C1" of Unicode. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const withoutControls = <T extends z.ZodType<string>>(schema: T, name: string) =>
  schema.refine(
    (text) => !CONTROLS.test(text),
    `${name} has a line break or another control character. Type it again`,
  );

/** The same for one line, such as a title, which appears in lists and tables. */
export const requiredLine = (name: string, max: number) =>
  withoutControls(requiredText(name, max), name);

/** A text that may be empty, of at most `max` UTF-16 units. */
export const text = (name: string, max: number) =>
  z.string().trim().max(max, `${name} is too long (${max} characters at most)`);

/** The same for one line. */
export const line = (name: string, max: number) => withoutControls(text(name, max), name);

/** An optional field: an empty box ("" or null) means no value. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === "" || value === null ? undefined : value, schema.optional());
