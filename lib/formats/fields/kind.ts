/** How the fields of one kind are typed, stored, compared and read. */
import type { Field } from "../../model/tour/fields/field.ts";

/** A value that was read from a file: missing where it does not fit. */
export type Reading<Stored> = {
  value?: Stored;
  /** The members that do not fit, where the rest does. */
  wrong?: string[];
};

/** `Stored` is in drafts, files and the store; `Typed` is what the boxes of the form hold. */
export type FieldKind<Stored, Typed> = {
  /** Any data as the boxes hold it; undefined for boxes that are not there. Never throws. */
  toTyped(stored: unknown, field: Field): Typed | undefined;
  /** NaN for a text that is no number. */
  fromTyped(typed: Typed): Stored | undefined;
  /** For people who compare two versions. */
  toText(typed: Typed, field: Field): string;
  /** Reads a file's value. Never throws. */
  read(value: unknown, field: Field): Reading<Stored>;
  /** Says of a file’s value, or of a member, that it does not fit. */
  unfit(field: Field): string;
  /** In a fixed form, so that equal content is written as equal bytes; undefined if empty. */
  normal(stored: Stored): Stored | undefined;
};

/** An object's members; none of another value. */
export const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? value as Record<string, unknown> : {};

/** A text that is not empty; undefined for any other value. */
export const filledText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
