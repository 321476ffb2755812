/** Texts that people type: trimmed, required, with a limit that is said in the message. */
import { z } from "./zod.ts";

/**
 * A required text of at most `max` UTF-16 units; `name` begins the messages ("Title is required").
 */
export const requiredText = (name: string, max: number) =>
  z.string(`${name} is required`).trim().min(1, `${name} is required`)
    .max(max, `${name} is too long (${max} characters at most)`);
