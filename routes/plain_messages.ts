/** Default messages for invalid input, for people, where a schema has none of its own. */
import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
};

/** The message of one issue, by the expected type. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "This is required"
        : `This must be ${KINDS[issue.expected] ?? "something else"}`;
    case "too_big":
      return `At most ${amount(issue.origin, Number(issue.maximum))}`;
    case "too_small":
      return `At least ${amount(issue.origin, Number(issue.minimum))}`;
    case "invalid_value":
      return `This must be one of: ${issue.values.map(String).join(", ")}`;
    default:
      return "This isn’t in the right form";
  }
}

const UNITS: Record<string, string> = { string: "characters", array: "entries" };

const amount = (origin: string, most: number) =>
  [most.toLocaleString("en"), UNITS[origin]].filter(Boolean).join(" ");
