/** The parts of a story: fields that change together. */
import { leadGroups } from "../tour/fields/field.ts";
import { PUPIL_NAMES, type PupilName, STOP_FIELDS } from "../tour/fields/table.ts";

const GROUPS = leadGroups(STOP_FIELDS).map(({ names }) =>
  PUPIL_NAMES.filter((name) => names.includes(name))
);

/** The parts to which these fields belong, whole; a field without a group is one by itself. */
export function partsOf(fields: readonly PupilName[]): PupilName[][] {
  const groups = GROUPS.filter((group) => group.some((field) => fields.includes(field)));
  const alone = fields.filter((field) => !groups.some((group) => group.includes(field)));
  return [...groups, ...alone.map((field) => [field])];
}
