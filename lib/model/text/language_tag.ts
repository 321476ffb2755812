/** The field for the language of an archive or a stop. */
import { canonicalTag } from "./language.ts";
import { z } from "../zod.ts";

/** Longest tag: RFC 5646, section 4.4.1, asks programs to accept at least this much. */
const MAX_LENGTH = 35;

/** A BCP 47 tag; parsing returns its canonical spelling. */
export const LanguageTag = z.string().trim()
  .max(MAX_LENGTH, `The language is too long (${MAX_LENGTH} characters at most)`)
  .transform((text, context) => {
    const tag = canonicalTag(text);
    if (tag) return tag;
    context.addIssue({
      code: "custom",
      message: "The language must be a tag such as “en”, “ar” or “pt-BR”",
    });
    return z.NEVER;
  });
