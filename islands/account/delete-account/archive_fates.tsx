/** The choices for the archives of a deleted account: for all, and for each. */
import { Fragment } from "react";
import type { ArchiveFate } from "../../../lib/model/account/account.ts";
import { Choice, Field } from "../../forms/field.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

/** An archive of the account, with what distinguishes it for its owner. */
export type OwnArchive = { id: string; title: string; visibility: string };

/** The choices so far; the address is as typed. */
export type FateChoice = { fate: ArchiveFate["fate"]; email: string };

export const toFate = ({ fate, email }: FateChoice): ArchiveFate =>
  fate === "offer" ? { fate, email } : { fate };

const FATES = [
  { fate: "leave", label: "leaveToAdministrators", hint: "leaveToAdministratorsHint" },
  { fate: "offer", label: "handOverToSomeone", hint: "handOverHint" },
  { fate: "delete", label: "deleteWithAccount", hint: "deleteWithAccountHint" },
] as const;

type AllProps = { count: number; value: FateChoice; onChange(value: FateChoice): void };

/** The choice for all. */
export function FateOfAll({ count, value, onChange }: AllProps) {
  return (
    <fieldset className="fates">
      <legend>{count === 1 ? t("yourArchive") : t("yourArchives", { number: count })}</legend>
      {FATES.map(({ fate, label, hint }) => (
        <Fragment key={fate}>
          <Choice
            name="fate"
            label={t(label)}
            hint={t(hint)}
            checked={value.fate === fate}
            set={() => onChange({ ...value, fate })}
          />
          {fate === "offer" && value.fate === fate && (
            <Address label={t("newOwnerAddress")} {...{ value, onChange }} />
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
      <summary>{t("decideEachArchive")}</summary>
      <ul role="list">
        {archives.map(({ id, title, visibility }) => (
          <FateOfOne
            key={id}
            {...{ title, visibility }}
            value={values[id]}
            onChange={(value) => onChange(id, value)}
          />
        ))}
      </ul>
    </details>
  );
}

type OneProps = Omit<OwnArchive, "id"> & {
  value?: FateChoice;
  onChange(value: FateChoice | undefined): void;
};

const FATES_OF_ONE = [
  ["", "asForAll"],
  ["leave", "leaveOne"],
  ["offer", "handOverOne"],
  ["delete", "delete"],
] as const;

function FateOfOne({ title, visibility, value, onChange }: OneProps) {
  return (
    <li>
      <Field
        label={
          <>
            {title} <span className="soft">{visibility}</span>
          </>
        }
        options={FATES_OF_ONE.map(([fate, key]) => [fate, t(key)] as const)}
        value={value?.fate ?? ""}
        set={(fate) =>
          onChange(
            fate === ""
              ? undefined
              : { email: value?.email ?? "", fate: fate as FateChoice["fate"] },
          )}
      />
      {value?.fate === "offer" && (
        <Address
          label={t("newOwnerAddressOf", { title })}
          {...{ value, onChange }}
        />
      )}
    </li>
  );
}

type AddressProps = { label: string; value: FateChoice; onChange(value: FateChoice): void };

const Address = ({ label, value, onChange }: AddressProps) => (
  <Field
    label={label}
    type="email"
    required
    maxLength={254}
    value={value.email}
    set={(email) => onChange({ ...value, email })}
  />
);
