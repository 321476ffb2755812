/** The rights: a list of statements to choose from, and questions that lead to one of them. */
import { useId, useState } from "react";
import {
  CC_LICENCES,
  type Rights,
  rightsOf,
  STATEMENTS,
} from "../../../../lib/model/record/rights.ts";
import { FieldLine } from "../field.tsx";
import { followAnswers } from "./rights_questions.ts";

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
  const above = inherited && rightsOf(inherited)?.name;
  const said = chosen ?? (inherited ? rightsOf(inherited) : undefined);
  return (
    <>
      <FieldLine id={id} label="Rights" error={error} hint={said?.meaning ?? "Nothing said yet."}>
        <select
          id={id}
          value={value}
          aria-describedby={`${id}-${error ? "error" : "hint"}`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onRights(target.value)}
        >
          <RightsOptions value={value} none={above ? `As the archive: ${above}` : "Not said"} />
        </select>
      </FieldLine>
      <RightsQuestions onRights={onRights} />
    </>
  );
}

/** The statements of a choice; `none` is the name of no statement. */
export function RightsOptions({ value, none }: { value: string; none: string }) {
  const known = [...STATEMENTS, ...CC_LICENCES].some(({ uri }) => uri === value);
  return (
    <>
      <option value="">{none}</option>
      {value && !known && <option value={value}>{rightsOf(value)?.name ?? value}</option>}
      <optgroup label="Creative Commons">{CC_LICENCES.map(option)}</optgroup>
      <optgroup label="rightsstatements.org">{STATEMENTS.map(option)}</optgroup>
    </>
  );
}

const option = ({ uri, name }: Rights) => <option key={uri} value={uri}>{name}</option>;

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
      <summary>Find the rights by a few questions</summary>
      {asked.map(({ text, answers: offered }, question) => (
        <fieldset key={text}>
          <legend>{text}</legend>
          {offered.map(({ text }, i) => (
            <label key={text} className="rights-answer">
              <input
                type="radio"
                name={`${id}-${question}`}
                checked={answers[question] === i}
                onChange={() => answer(question, i)}
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p role="status" className="rights-found">
        {found && (
          <>
            <strong>{found.name}</strong> {found.meaning}
          </>
        )}
      </p>
    </details>
  );
}
