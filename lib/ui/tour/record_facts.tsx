/** A catalogue record for visitors: a line for each field. */
import type { ReactNode } from "react";
import { dateText as inWords } from "../../model/record/edtf_text.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import { languageName } from "../../model/text/language_names.ts";
import { Words } from "../words.tsx";
import { RightsLine } from "./rights_line.tsx";
import { language as readersLanguage, texts } from "../../texts/texts.ts";
import { roleName } from "../../model/record/record_names.ts";

const t = texts("tour");

/** `language` is the BCP 47 tag of the archive or recording. */
type FactsProps = { record: CatalogueRecord; language?: string };

/** A line for each field that has a value. */
export function RecordFacts({ record, language }: FactsProps) {
  const { creators, contributors, dateText, dateRecorded, subjects, coverage } = record;
  const { sources, identifiers, collection, repository, rightsHolder, rights } = record;
  const facts: [name: string, value: ReactNode][] = [
    [t("creators"), list(creators)],
    [
      t("contributors"),
      list(
        contributors?.map(({ name, role }) => ({
          key: `${name} ${role}`,
          node: (
            <>
              <Words>{name}</Words>
              {role && (
                <span className="soft">
                  {" – "}
                  <Words>{roleName(role)}</Words>
                </span>
              )}
            </>
          ),
        })),
      ),
    ],
    [t("dateText"), dateText && inWords(dateText)],
    [t("dateRecorded"), dateRecorded && inWords(dateRecorded)],
    [t("language"), language && languageName(language, readersLanguage())],
    [t("subjects"), list(subjects)],
    [t("coverage"), list(coverage)],
    [
      t("sources"),
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
    [t("identifiers"), list(identifiers)],
    [t("collection"), list(collection ? [collection] : [])],
    [t("repository"), list(repository ? [repository] : [])],
    [t("rightsHolder"), list(rightsHolder ? [rightsHolder] : [])],
    [t("rights"), rights && RightsLine({ uri: rights })],
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
