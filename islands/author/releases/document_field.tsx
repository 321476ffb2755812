import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from "../../../lib/model/consent/document.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { FieldLine } from "../tour-form/field.tsx";

const t = texts("releases");

/** In megabytes. */
const LIMIT = MAX_DOCUMENT_BYTES / 1e6;

type Props = {
  id: string;
  label: string;
  isOptional?: boolean;
  /** The fault of the chosen document. */
  error?: string;
};

/** The box for a signed document, which a form reads as `file`. */
export function DocumentField({ id, label, isOptional, error }: Props) {
  return (
    <FieldLine
      id={id}
      label={label}
      optional={isOptional}
      hint={t("documentHint", { limit: LIMIT })}
      error={error}
    >
      <input
        id={id}
        name="file"
        type="file"
        required={!isOptional}
        accept={[...Object.keys(DOCUMENT_TYPES).map((one) => `.${one}`), ".jpeg"].join()}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
      />
    </FieldLine>
  );
}

/** The fault of a file, found before it is sent. */
export const errorOf = (file: File | undefined): string | undefined =>
  file && file.size > MAX_DOCUMENT_BYTES ? t("documentTooLarge", { limit: LIMIT }) : undefined;

/** The document that was chosen in a form. */
export function documentIn(form: HTMLFormElement): File | undefined {
  const file = new FormData(form).get("file");
  // Without a choice, a file box of a form yields a file of 0 bytes.
  return file instanceof File && file.name !== "" ? file : undefined;
}

/** How much of a document has been sent, from 0 to 1. */
export function SendingProgress({ share }: { share: number }) {
  return (
    <p className="release-progress" role="status">
      {t("sendingPercent", { percent: Math.floor(share * 100) })}
      <progress value={share} max={1} aria-label={t("sendingDocument")} />
    </p>
  );
}
