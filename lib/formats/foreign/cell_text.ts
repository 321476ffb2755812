/**
 * A value of a table, or of a list in JSON, as text; "" for a missing one. `String` fails for an
 * object whose `toString` is not a function.
 */
export const cellText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
