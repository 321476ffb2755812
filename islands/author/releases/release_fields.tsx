import { useId, useState } from "react";
import type { Release } from "../../../lib/model/consent/release.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { FieldLine } from "../tour-form/field.tsx";
import { DocumentField } from "./document_field.tsx";

const t = texts("releases");

type Props = {
  /** What the boxes say at first; nothing for a new release. */
  release?: Release;
  /** The fault of the chosen document. */
  documentError?: string;
};

/** The boxes of a release, by whose names a form reads them; that of the document is `file`. */
export function ReleaseFields({ release, documentError }: Props) {
  const id = useId();
  const [scope, setScope] = useState<string>(release?.scope ?? "public");
  return (
    <>
      <FieldLine id={`${id}-person`} label={t("whoIsHeard")}>
        <input
          id={`${id}-person`}
          name="person"
          type="text"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={release?.person}
        />
      </FieldLine>
      <FieldLine id={`${id}-scope`} label={t("whoMayHear")}>
        <select
          id={`${id}-scope`}
          name="scope"
          value={scope}
          onChange={(event) => setScope(event.target.value)}
        >
          <option value="public">{t("everybody")}</option>
          <option value="link">{t("withLink")}</option>
          <option value="from">{t("everybodyFrom")}</option>
        </select>
      </FieldLine>
      {scope === "from" && (
        <FieldLine id={`${id}-from`} label={t("from")} hint={t("fromHint")}>
          <input
            id={`${id}-from`}
            name="from"
            type="date"
            required
            aria-describedby={`${id}-from-hint`}
            defaultValue={release?.from}
          />
        </FieldLine>
      )}
      <FieldLine
        id={`${id}-keeper`}
        label={t("whoKeeps")}
        optional
        hint={t("whoKeepsHint")}
      >
        <input
          id={`${id}-keeper`}
          name="keeper"
          type="text"
          maxLength={200}
          autoComplete="off"
          aria-describedby={`${id}-keeper-hint`}
          defaultValue={release?.keeper}
        />
      </FieldLine>
      <DocumentField
        id={`${id}-file`}
        label={release?.document ? t("otherDocument") : t("signedDocument")}
        isOptional
        error={documentError}
      />
    </>
  );
}
