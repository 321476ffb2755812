/** The choices for the archives of a deleted account: for all, and for each. */
import { Fragment, useId } from "react";
import type { ArchiveFate } from "../../../lib/model/account/account.ts";

/** An archive of the account, with what distinguishes it for its owner. */
export type OwnArchive = { id: string; title: string; visibility: string };

/** The choices so far; the address is as typed. */
export type FateChoice = { fate: ArchiveFate["fate"]; email: string };

export const toFate = ({ fate, email }: FateChoice): ArchiveFate =>
  fate === "offer" ? { fate, email } : { fate };

const FATES = [
  {
    fate: "leave",
    label: "Leave them to the administrators",
    hint: "They stay as they are. The administrators of this site look after them.",
  },
  {
    fate: "offer",
    label: "Hand them over to someone",
    hint: "They go to the administrators first. The person with the address below has 14 days to " +
      "accept the offer in their profile.",
  },
  {
    fate: "delete",
    label: "Delete them with my account",
    hint: "They are deleted for everyone, with all their versions. Nobody can bring them back.",
  },
] as const;

type AllProps = { count: number; value: FateChoice; onChange(value: FateChoice): void };

/** The choice for all. */
export function FateOfAll({ count, value, onChange }: AllProps) {
  const id = useId();
  return (
    <fieldset className="fates">
      <legend>{count === 1 ? "Your archive" : `Your ${count} archives`}</legend>
      {FATES.map(({ fate, label, hint }) => (
        <Fragment key={fate}>
          <label className="choice">
            <input
              type="radio"
              name="fate"
              value={fate}
              checked={value.fate === fate}
              onChange={() => onChange({ ...value, fate })}
            />
            <span>
              <strong>{label}</strong>
              <span className="soft">{hint}</span>
            </span>
          </label>
          {fate === "offer" && value.fate === fate && (
            <Address
              id={id}
              value={value}
              onChange={onChange}
              label="New owner’s e-mail address"
            />
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}

type EachProps = {
  archives: OwnArchive[];
  /** Archives with a choice of their own. */
  values: Record<string, FateChoice>;
  onChange(id: string, value: FateChoice | undefined): void;
};

/** The choice for each, on request. */
export function FateOfEach({ archives, values, onChange }: EachProps) {
  return (
    <details className="fate-of-each">
      <summary>Decide for each archive</summary>
      <ul role="list">
        {archives.map(({ id, title, visibility }) => (
          <FateOfOne
            key={id}
            id={id}
            title={title}
            visibility={visibility}
            value={values[id]}
            onChange={(value) => onChange(id, value)}
          />
        ))}
      </ul>
    </details>
  );
}

type OneProps = OwnArchive & {
  value?: FateChoice;
  onChange(value: FateChoice | undefined): void;
};

function FateOfOne({ id, title, visibility, value, onChange }: OneProps) {
  return (
    <li>
      <label htmlFor={`fate-${id}`}>
        {title} <span className="soft">{visibility}</span>
      </label>
      <select
        id={`fate-${id}`}
        className="field"
        value={value?.fate ?? ""}
        onChange={({ currentTarget }) => {
          const fate = currentTarget.value as FateChoice["fate"] | "";
          onChange(fate === "" ? undefined : { email: value?.email ?? "", fate });
        }}
      >
        <option value="">As chosen for all</option>
        <option value="leave">Leave to the administrators</option>
        <option value="offer">Hand over</option>
        <option value="delete">Delete</option>
      </select>
      {value?.fate === "offer" && (
        <Address
          id={`email-${id}`}
          value={value}
          onChange={onChange}
          label={`E-mail address of the new owner of “${title}”`}
        />
      )}
    </li>
  );
}

type AddressProps = {
  id: string;
  label: string;
  value: FateChoice;
  onChange(value: FateChoice): void;
};

function Address({ id, label, value, onChange }: AddressProps) {
  return (
    <div className="fate-address">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={value.email}
        onChange={({ currentTarget }) => onChange({ ...value, email: currentTarget.value })}
      />
    </div>
  );
}
