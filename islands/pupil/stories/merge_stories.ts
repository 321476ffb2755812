/** Two devices have changed the same story: what fits together, and what does not. */
import { partsOf } from "../../../lib/model/class/story_parts.ts";
import type { SubmissionStop } from "../../../lib/model/class/submission.ts";
import { fieldsOf, isSameField } from "../../../lib/device/pupil/story_copy.ts";

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
  for (const fields of partsOf(fieldsOf(mine, theirs))) {
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
  for (const group of partsOf(clashes)) for (const field of group) take(stop, theirs, field);
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
