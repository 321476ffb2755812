/** What the fields of the table are called, in the reader's language. */
import { texts } from "../../../texts/texts.ts";
import type { Field } from "./field.ts";

const t = texts("fields");
const w = texts("writing");

/** Its name where two versions are compared. */
export const labelOf = ({ label }: Pick<Field, "label">): string => t(label);

/** Its name among those that a stop lacks: "recording". */
export const nounOf = ({ label, noun = label }: Pick<Field, "label" | "noun">): string => t(noun);

/** What an empty or an invalid field needs: "a recording", "a shorter title". */
export const needOf = ({ need, wrong = "aChange" }: Partial<Field>, isEmpty: boolean): string =>
  t(isEmpty ? need ?? wrong : wrong);

/** The name of a choice. */
export function choiceName(value: string | undefined, { options = [], missing }: Field): string {
  const key = options.find(([option]) => option === value)?.[1] ?? missing;
  return key === undefined ? "" : t(key);
}

/** The texts of a box. */
export const boxTexts = ({ label, box = {} }: Field) => ({
  label: t(box.label ?? label),
  hint: box.hint && t(box.hint),
  placeholder: box.placeholder && t(box.placeholder),
});

/** The message for a text that is too long, in UTF-16 units. */
export const tooLong = (field: Pick<Field, "label">, longest: number): string =>
  w("fieldTooLong", { label: labelOf(field), longest });
