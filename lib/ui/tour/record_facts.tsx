/** A catalogue record for visitors: a line for each field. */
import type { ReactNode } from "react";
import { edtfText } from "../../model/record/edtf_text.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import { RECORD_LABELS } from "../../model/record/record_fields.ts";
import { languageName } from "../../model/text/language_names.ts";
import { Words } from "../words.tsx";
import { RightsLine } from "./rights_line.tsx";

/** `language` is the BCP 47 tag of the archive or recording. */
type FactsProps = { record: CatalogueRecord; language?: string };

/** A line for each field that has a value. */
export function RecordFacts({ record, language }: FactsProps) {
  const { creators, contributors, dateText, dateRecorded, subjects, coverage } = record;
  const { sources, identifiers, collection, repository, rightsHolder, rights } = record;
  const facts: [name: string, value: ReactNode][] = [
    [RECORD_LABELS.creators, list(creators)],
    [
      RECORD_LABELS.contributors,
      list(
        contributors?.map(({ name, role }) => ({
          key: `${name} ${role}`,
          node: (
            <>
              <Words>{name}</Words>
              {role && (
                <span className="soft">
                  {" – "}
                  <Words>{role}</Words>
                </span>
              )}
            </>
          ),
        })),
      ),
    ],
    [RECORD_LABELS.dateText, dateText && edtfText(dateText)],
    [RECORD_LABELS.dateRecorded, dateRecorded && edtfText(dateRecorded)],
    ["Language", language && languageName(language)],
    [RECORD_LABELS.subjects, list(subjects)],
    [RECORD_LABELS.coverage, list(coverage)],
    [
      RECORD_LABELS.sources,
      list(
        sources?.map(({ text, url }) => ({
          key: `${text} ${url}`,
          node: url
            ? (
              <a href={url}>
                <Words>{text}</Words>
              </a>
            )
            : <Words>{text}</Words>,
        })),
      ),
    ],
    [RECORD_LABELS.identifiers, list(identifiers)],
    [RECORD_LABELS.collection, list(collection ? [collection] : [])],
    [RECORD_LABELS.repository, list(repository ? [repository] : [])],
    [RECORD_LABELS.rightsHolder, list(rightsHolder ? [rightsHolder] : [])],
    [RECORD_LABELS.rights, rights && RightsLine({ uri: rights })],
  ];
  return (
    <dl className="record">
      {facts.filter(([, value]) => value).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Item = { key: string; node: ReactNode };

/** One value as it is, several as a list. */
function list(values: readonly (string | Item)[] = []): ReactNode {
  const items = values.map((value): Item =>
    typeof value === "string" ? { key: value, node: <Words>{value}</Words> } : value
  );
  if (items.length < 2) return items[0]?.node;
  return (
    <ul role="list">
      {items.map(({ key, node }, i) => <li key={`${i} ${key}`}>{node}</li>)}
    </ul>
  );
}
