/** The field for the language of an archive or a stop. */
import { texts } from "../../texts/texts.ts";
import { canonicalTag } from "./language.ts";
import { z } from "../zod.ts";

const t = texts("rules");
const w = texts("writing");
const f = texts("fields");

/** Longest tag: RFC 5646, section 4.4.1, asks programs to accept at least this much. */
const MAX_LENGTH = 35;

/** A BCP 47 tag; parsing returns its canonical spelling. */
export const LanguageTag = z.string().trim()
  .max(MAX_LENGTH, {
    error: () => w("fieldTooLong", { label: f("language"), longest: MAX_LENGTH }),
  })
  .transform((text, context) => {
    const tag = canonicalTag(text);
    if (tag) return tag;
    context.addIssue({ code: "custom", message: t("languageTag") });
    return z.NEVER;
  });
