/** Texts that people type: trimmed, with a limit that the message states. */
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");
const w = texts("writing");

/** What a message calls a text, in the reader's language: "Title". */
type Label = () => string;

const longest = (label: Label, max: number) => ({
  error: () => w("fieldTooLong", { label: label(), longest: max }),
});

/**
 * A required text of at most `max` UTF-16 units; `label` begins the messages ("Title is required").
 */
export function requiredText(label: Label, max: number) {
  const missing = { error: () => t("required", { label: label() }) };
  return z.string(missing).trim().min(1, missing).max(max, longest(label, max));
}

/** Line breaks, tabs and all other control characters: "C0" and "C1" of Unicode. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const withoutControls = <T extends z.ZodType<string>>(schema: T, label: Label) =>
  schema.refine((text) => !CONTROLS.test(text), {
    error: () => t("hasControl", { label: label() }),
  });

/** The same for one line, such as a title, which appears in lists and tables. */
export const requiredLine = (label: Label, max: number) =>
  withoutControls(requiredText(label, max), label);

/** A text that may be empty, of at most `max` UTF-16 units. */
export const text = (label: Label, max: number) => z.string().trim().max(max, longest(label, max));

/** The same for one line. */
export const line = (label: Label, max: number) => withoutControls(text(label, max), label);

/** An optional field: an empty box ("" or null) means no value. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === "" || value === null ? undefined : value, schema.optional());
