/** The fields of a catalogue record, with suggestions. */
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { edtfText } from "../../../../lib/model/record/edtf_text.ts";
import { RECORD_LABELS, type RecordField } from "../../../../lib/model/record/record_fields.ts";
import { FieldError } from "../field.tsx";
import type { RecordValues } from "../../../../lib/formats/fields/record.ts";
import type { TourValues } from "../values.ts";
import { DateField, LineField } from "./line_field.tsx";
import { ListField } from "./list_field.tsx";
import { RightsField } from "./rights_field.tsx";
import { type Suggestions, suggestionsIn } from "./suggestions.ts";
import { type RecordName, useRecord } from "./use_record.ts";

export type RecordPanelProps = { name: RecordName };

type TextList = "creators" | "subjects" | "coverage" | "identifiers";
type TextLine = "collection" | "repository" | "rightsHolder";

export function RecordPanel({ name }: RecordPanelProps) {
  const id = useId();
  const { getValues } = useFormContext<TourValues>();
  const work = useRecord(name);
  const { record, archive, errors, set, check } = work;
  const [offered, setOffered] = useState<Suggestions>();
  const listId = (offers: keyof Suggestions) => `${id}-${offers}`;
  const common = (field: RecordField) => ({
    label: RECORD_LABELS[field],
    error: errors[field],
    onLeave: check,
  });
  const texts = (field: TextList, one: string, offers?: keyof Suggestions, hint?: string) => (
    <ListField
      {...common(field)}
      hint={hint}
      columns={[{
        label: one,
        list: offers && listId(offers),
        placeholder: inherited(archive[field]),
      }]}
      rows={(record[field] ?? []).map((text) => [text])}
      onRows={(rows) => set(field, rows.map(([text]) => text))}
    />
  );
  const line = (field: TextLine, offers: keyof Suggestions, hint: string) => (
    <LineField
      {...common(field)}
      hint={hint}
      list={listId(offers)}
      placeholder={inherited(archive[field])}
      value={record[field]}
      onText={(text) => set(field, text)}
    />
  );
  const date = (field: "dateText" | "dateRecorded") => (
    <DateField
      {...common(field)}
      placeholder={inherited(edtfText(archive[field] ?? ""))}
      value={record[field]}
      onText={(text) => set(field, text)}
    />
  );
  return (
    <div className="record-panel" onFocus={() => setOffered(suggestionsIn(getValues()))}>
      {name !== "record" && (
        <p className="field-hint">What stays empty here is taken from the archive’s record.</p>
      )}
      {errors[""] && <FieldError id={`${id}-error`}>{errors[""]}</FieldError>}
      {texts(
        "creators",
        "Creator",
        "names",
        "Who made it: Lewis, Mae; Class 8b. One on each line.",
      )}
      <ListField
        {...common("contributors")}
        hint="Who speaks, asks, records or translates."
        columns={[
          {
            label: "Name of contributor",
            list: listId("names"),
            placeholder: inherited(archive.contributors?.map(({ name }) => name)) ?? "Name",
          },
          { label: "Role of contributor", list: listId("roles"), placeholder: "Role" },
        ]}
        rows={(record.contributors ?? []).map(({ name, role = "" }) => [name, role])}
        onRows={(rows) => set("contributors", rows.map(([name, role]) => ({ name, role })))}
      />
      {date("dateText")}
      {date("dateRecorded")}
      {texts("subjects", "Subject", "subjects")}
      {texts("coverage", "Place", "places", "Names of places that it is about.")}
      <ListField
        {...common("sources")}
        hint="Where it comes from: a box, a book, a page. The address may stay empty."
        columns={[
          {
            label: "Text of source",
            placeholder: inherited(archive.sources?.map(({ text }) => text)) ?? "Source",
          },
          { label: "Address of source", placeholder: "https://…", inputMode: "url" },
        ]}
        rows={(record.sources ?? []).map(({ text, url = "" }) => [text, url])}
        onRows={(rows) => set("sources", rows.map(([text, url]) => ({ text, url })))}
      />
      {texts("identifiers", "Shelf mark")}
      {line("collection", "collections", "What it belongs to in its archive or library.")}
      {line("repository", "repositories", "The archive, library or school that keeps it.")}
      {line("rightsHolder", "names", "Whom others ask before they use it.")}
      <RightsField
        value={record.rights}
        inherited={archive.rights}
        error={errors.rights}
        onRights={(uri) => {
          set("rights", uri);
          check();
        }}
      />
      {offered &&
        Object.entries(offered).map(([offers, texts]) => (
          <datalist key={offers} id={listId(offers as keyof Suggestions)}>
            {texts.map((text) => <option key={text} value={text} />)}
          </datalist>
        ))}
    </div>
  );
}

/** The archive's value, shown in an empty box. */
function inherited(value: RecordValues["creators"] | string): string | undefined {
  const text = Array.isArray(value) ? value.filter(Boolean).join("; ") : value;
  return text ? `As the archive: ${text}` : undefined;
}
