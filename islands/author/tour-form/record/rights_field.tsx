/** The rights: a list of statements to choose from, and questions that lead to one of them. */
import { useId, useState } from "react";
import {
  CC_LICENCES,
  type Rights,
  rightsMeaning,
  rightsName,
  rightsOf,
  STATEMENTS,
} from "../../../../lib/model/record/rights.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { FieldLine } from "../field.tsx";
import { followAnswers } from "./rights_questions.ts";

const t = texts("record");
const q = texts("rightsQuestions");

type Props = {
  value: string | undefined;
  /** The inherited value. */
  inherited?: string;
  error?: string;
  onRights: (uri: string) => void;
};

export function RightsField({ value = "", inherited, error, onRights }: Props) {
  const id = useId();
  const chosen = rightsOf(value);
  const above = inherited ? rightsOf(inherited) : undefined;
  const said = chosen ?? above;
  return (
    <>
      <FieldLine
        id={id}
        label={t("rights")}
        error={error}
        hint={said ? rightsMeaning(said) : t("nothingSaid")}
      >
        <select
          id={id}
          value={value}
          aria-describedby={`${id}-${error ? "error" : "hint"}`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onRights(target.value)}
        >
          <RightsOptions
            value={value}
            none={above ? t("asTheArchive", { value: rightsName(above) }) : t("notSaid")}
          />
        </select>
      </FieldLine>
      <RightsQuestions onRights={onRights} />
    </>
  );
}

/** The statements of a choice; `none` is the name of no statement. */
export function RightsOptions({ value, none }: { value: string; none: string }) {
  const known = [...STATEMENTS, ...CC_LICENCES].some(({ uri }) => uri === value);
  const other = rightsOf(value);
  return (
    <>
      <option value="">{none}</option>
      {value && !known && <option value={value}>{other ? rightsName(other) : value}</option>}
      <optgroup translate="no" label="Creative Commons">{CC_LICENCES.map(option)}</optgroup>
      <optgroup translate="no" label="rightsstatements.org">{STATEMENTS.map(option)}</optgroup>
    </>
  );
}

const option = (rights: Rights) => (
  <option key={rights.uri} value={rights.uri}>{rightsName(rights)}</option>
);

function RightsQuestions({ onRights }: Pick<Props, "onRights">) {
  const id = useId();
  const [answers, setAnswers] = useState<number[]>([]);
  const { asked, uri } = followAnswers(answers);
  const found = uri === undefined ? undefined : rightsOf(uri);
  const answer = (question: number, chosen: number) => {
    const next = [...answers.slice(0, question), chosen];
    setAnswers(next);
    const { uri } = followAnswers(next);
    if (uri !== undefined) onRights(uri);
  };
  return (
    <details className="rights-questions">
      <summary>{t("findRights")}</summary>
      {asked.map(({ text, answers: offered }, question) => (
        <fieldset key={text}>
          <legend>{q(text)}</legend>
          {offered.map(({ text }, i) => (
            <label key={text} className="rights-answer">
              <input
                type="radio"
                name={`${id}-${question}`}
                checked={answers[question] === i}
                onChange={() => answer(question, i)}
              />
              <span>{q(text)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p role="status" className="rights-found">
        {found && (
          <>
            <strong>{rightsName(found)}</strong> {rightsMeaning(found)}
          </>
        )}
      </p>
    </details>
  );
}
