/** Default messages for invalid input, for people, where a schema has none of its own. */
import type { z } from "zod";
import { texts } from "../lib/texts/texts.ts";

const t = texts("problems");

const KINDS = {
  string: "mustBeText",
  number: "mustBeNumber",
  int: "mustBeWholeNumber",
  boolean: "mustBeBoolean",
  array: "mustBeList",
  object: "mustBeObject",
} as const;

/** The message of one issue, by the expected type. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return t("required");
      return t(KINDS[issue.expected as keyof typeof KINDS] ?? "mustBeOther");
    case "too_big":
      return t(MOST[issue.origin as keyof typeof MOST] ?? "atMost", {
        count: Number(issue.maximum),
      });
    case "too_small":
      return t(LEAST[issue.origin as keyof typeof LEAST] ?? "atLeast", {
        count: Number(issue.minimum),
      });
    case "invalid_value":
      return t("mustBeOneOf", { values: issue.values.map(String).join(", ") });
    default:
      return t("wrongForm");
  }
}

const MOST = { string: "atMostCharacters", array: "atMostEntries" } as const;
const LEAST = { string: "atLeastCharacters", array: "atLeastEntries" } as const;
