/** The suggestions of a box for one field of a catalogue record. */
import { useFormContext } from "react-hook-form";
import type { RecordField } from "../../../../lib/model/record/record_fields.ts";
import { CC_LICENCES, rightsName, STATEMENTS } from "../../../../lib/model/record/rights.ts";
import { suggestionsIn } from "../record/suggestions.ts";
import type { TourValues } from "../values.ts";

/** Rights by their names, else values elsewhere in the archive. */
export function Offers({ id, field }: { id: string; field: RecordField }) {
  const { getValues } = useFormContext<TourValues>();
  const { names, subjects, places, collections, repositories } = suggestionsIn(getValues());
  const offers: Partial<Record<RecordField, string[]>> = {
    creators: names,
    subjects,
    coverage: places,
    collection: collections,
    repository: repositories,
    rightsHolder: names,
    rights: [...CC_LICENCES, ...STATEMENTS].map(rightsName),
  };
  return (
    <datalist id={id}>
      {(offers[field] ?? []).map((text) => <option key={text} value={text} />)}
    </datalist>
  );
}
