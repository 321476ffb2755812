/** The parts of a story: fields that change together. */
import type { SubmissionStop } from "./submission.ts";

type Field = keyof SubmissionStop;

/** A place is a pair of numbers, a recording has its length, a picture its description. */
const GROUPS: Field[][] = [
  ["place", "latitude", "longitude", "triggerRadius"],
  ["audioUrl", "audioDuration"],
  ["imageUrl", "imageAlt", "imageCredit"],
  ["oldImageUrl", "oldImageAlt", "oldImageCredit", "oldImageYear"],
];

/** The parts to which these fields belong, whole; a field without a group is one by itself. */
export function partsOf(fields: readonly Field[]): Field[][] {
  const groups = GROUPS.filter((group) => group.some((field) => fields.includes(field)));
  const alone = fields.filter((field) => !groups.some((group) => group.includes(field)));
  return [...groups, ...alone.map((field) => [field])];
}
