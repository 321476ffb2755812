/** Two devices have changed the same story: what fits together, and what does not. */
import type { SubmissionStop } from "../../../lib/model/class/submission.ts";
import { fieldsOf, isSameField } from "../../../lib/device/pupil/story_copy.ts";

/** Fields that change together: a place is a pair of numbers, a picture has its description. */
const GROUPS: (keyof SubmissionStop)[][] = [
  ["place", "latitude", "longitude", "triggerRadius"],
  ["audioUrl", "audioDuration"],
  ["imageUrl", "imageAlt", "imageCredit"],
  ["oldImageUrl", "oldImageAlt", "oldImageCredit", "oldImageYear"],
];

/** `stop` has what fits together; of the fields in `clashes` both have changed, and it has mine. */
export type Merged = { stop: SubmissionStop; clashes: (keyof SubmissionStop)[] };

/**
 * Joins two versions that both began from `base`: a field, or a group of fields that belong
 * together, comes from the version that has changed it.
 */
export function mergeStories(
  base: SubmissionStop,
  mine: SubmissionStop,
  theirs: SubmissionStop,
): Merged {
  const stop: SubmissionStop = { ...mine };
  const clashes: Merged["clashes"] = [];
  const changed = (version: SubmissionStop, fields: (keyof SubmissionStop)[]) =>
    fields.some((field) => !isSameField(base, version, field));
  for (const fields of groupsOf(fieldsOf(mine, theirs))) {
    if (fields.every((field) => isSameField(mine, theirs, field))) continue;
    if (!changed(theirs, fields)) continue;
    if (!changed(mine, fields)) { for (const field of fields) take(stop, theirs, field); }
    else clashes.push(...fields.filter((field) => !isSameField(mine, theirs, field)));
  }
  return { stop, clashes };
}

/** Of a clash, the texts of both: mine first, then theirs. Other fields stay mine. */
export function withBothTexts(
  mine: SubmissionStop,
  theirs: SubmissionStop,
  clashes: readonly (keyof SubmissionStop)[],
): SubmissionStop {
  const added = (["title", "description"] as const)
    .filter((field) => clashes.includes(field)).map((field) => theirs[field]);
  return { ...mine, description: [mine.description, ...added].filter(Boolean).join("\n\n") };
}

/** Mine, but theirs in the fields that clash. */
export function withTheirs(
  mine: SubmissionStop,
  theirs: SubmissionStop,
  clashes: readonly (keyof SubmissionStop)[],
): SubmissionStop {
  const stop = { ...mine };
  for (const group of groupsOf(clashes)) for (const field of group) take(stop, theirs, field);
  return stop;
}

function take(
  stop: SubmissionStop,
  from: SubmissionStop,
  field: keyof SubmissionStop,
): void {
  if (from[field] === undefined) delete stop[field];
  else Object.assign(stop, { [field]: from[field] });
}

/** The groups of these fields, whole; a field without a group is one by itself. */
function groupsOf(fields: readonly (keyof SubmissionStop)[]): (keyof SubmissionStop)[][] {
  const groups = GROUPS.filter((group) => group.some((field) => fields.includes(field)));
  const alone = fields.filter((field) => !groups.some((group) => group.includes(field)));
  return [...groups, ...alone.map((field) => [field])];
}
