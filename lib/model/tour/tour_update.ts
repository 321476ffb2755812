/** An update that replaces all that an archive has. */
import type { TourInput, TourUpdate } from "./tour.ts";

/** The fields that an update keeps where it leaves them out, and that null removes. */
type Removable = { [F in keyof TourUpdate]-?: null extends TourUpdate[F] ? F : never }[
  keyof TourUpdate
];

/** With a field too few or too many this does not compile. */
const REMOVED: Record<Removable, null> = {
  creatorName: null,
  accessNote: null,
  contentWarning: null,
  language: null,
  record: null,
  routeLine: null,
  oldMaps: null,
};

/** `form` as an update that removes what it lacks, instead of keeping what is stored. */
export function wholeUpdate<Form extends Partial<TourInput>>(
  form: Form,
): Omit<Form, Removable> & Pick<TourUpdate, Removable> {
  const entered = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...REMOVED, ...Object.fromEntries(entered) as Form };
}
