/** The fields of a catalogue record, with suggestions. */
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { dateText } from "../../../../lib/model/record/edtf_text.ts";
import type { RecordField } from "../../../../lib/model/record/record_fields.ts";
import { recordLabel, roleName } from "../../../../lib/model/record/record_names.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { FieldError } from "../field.tsx";
import type { RecordValues } from "../../../../lib/formats/fields/record.ts";
import type { TourValues } from "../values.ts";
import { DateField, LineField } from "./line_field.tsx";
import { ListField } from "./list_field.tsx";
import { RightsField } from "./rights_field.tsx";
import { type Suggestions, suggestionsIn } from "./suggestions.ts";
import { type RecordName, useRecord } from "./use_record.ts";

const t = texts("record");

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
    label: recordLabel(field),
    error: errors[field],
    onLeave: check,
  });
  const lines = (field: TextList, one: string, offers?: keyof Suggestions, hint?: string) => (
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
      placeholder={inherited(dateText(archive[field] ?? ""))}
      value={record[field]}
      onText={(text) => set(field, text)}
    />
  );
  return (
    <div className="record-panel" onFocus={() => setOffered(suggestionsIn(getValues()))}>
      {name !== "record" && <p className="field-hint">{t("emptyIsInherited")}</p>}
      {errors[""] && <FieldError id={`${id}-error`}>{errors[""]}</FieldError>}
      {lines("creators", t("creator"), "names", t("creatorHint"))}
      <ListField
        {...common("contributors")}
        hint={t("contributorsHint")}
        columns={[
          {
            label: t("contributorName"),
            list: listId("names"),
            placeholder: inherited(archive.contributors?.map(({ name }) => name)) ?? t("name"),
          },
          { label: t("contributorRole"), list: listId("roles"), placeholder: t("role") },
        ]}
        rows={(record.contributors ?? []).map(({ name, role = "" }) => [name, role])}
        onRows={(rows) => set("contributors", rows.map(([name, role]) => ({ name, role })))}
      />
      {date("dateText")}
      {date("dateRecorded")}
      {lines("subjects", t("subject"), "subjects")}
      {lines("coverage", t("place"), "places", t("coverageHint"))}
      <ListField
        {...common("sources")}
        hint={t("sourcesHint")}
        columns={[
          {
            label: t("sourceText"),
            placeholder: inherited(archive.sources?.map(({ text }) => text)) ?? t("source"),
          },
          { label: t("sourceAddress"), placeholder: "https://…", inputMode: "url" },
        ]}
        rows={(record.sources ?? []).map(({ text, url = "" }) => [text, url])}
        onRows={(rows) => set("sources", rows.map(([text, url]) => ({ text, url })))}
      />
      {lines("identifiers", t("shelfMark"))}
      {line("collection", "collections", t("collectionHint"))}
      {line("repository", "repositories", t("repositoryHint"))}
      {line("rightsHolder", "names", t("rightsHolderHint"))}
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
            {texts.map((text) => (
              <option
                key={text}
                value={text}
                label={offers === "roles" ? roleName(text) : undefined}
              />
            ))}
          </datalist>
        ))}
    </div>
  );
}

/** The archive's value, shown in an empty box. */
function inherited(value: RecordValues["creators"] | string): string | undefined {
  const text = Array.isArray(value) ? value.filter(Boolean).join("; ") : value;
  return text ? t("asTheArchive", { value: text }) : undefined;
}
