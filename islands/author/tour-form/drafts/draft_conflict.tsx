/** The comparison of the form with its draft after a save from elsewhere. */
import { Conflict } from "../conflict/conflict.tsx";
import type { ArchiveForm } from "../form_props.ts";
import { readValues } from "../values.ts";
import type { FormSaver } from "./use_draft_saver.ts";

type Props = { form: ArchiveForm; saver: FormSaver };

export function DraftConflict({ form, saver }: Props) {
  const { current } = saver.problem;
  if (!current) return null;
  return (
    <Conflict
      key={current.revision}
      what="draft"
      base={saver.stored()}
      mine={form.getValues()}
      theirs={readValues(current.draftData)}
      onResolved={(values) => saver.resolve(values, current)}
    />
  );
}
