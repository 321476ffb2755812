/** One field of the form: its label, its box, and its error. */
import { type ReactNode, useCallback, useId, useSyncExternalStore } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import type { TourValues } from "./values.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("writing");

type Name = FieldPath<TourValues>;

type FieldProps = {
  name: Name;
  label: string;
  hint?: ReactNode;
  /** The note beside the label of an optional box. */
  optional?: boolean;
  className?: string;
};

type BoxProps = {
  inputMode?: "decimal" | "url";
  placeholder?: string;
  autoComplete?: string;
  /** The id of a datalist. */
  list?: string;
};

/** A box of one line. */
export function TextField(
  { inputMode, placeholder, autoComplete = "off", list, ...field }: FieldProps & BoxProps,
) {
  const { line, box } = useField(field);
  return (
    <FieldLine {...line}>
      <input
        {...box}
        {...textIn()}
        type="text"
        {...{ inputMode, placeholder, autoComplete, list }}
      />
    </FieldLine>
  );
}

/** A box of several lines, which grows with its text if the browser supports that. */
export function TextArea({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  const { line, box } = useField(field);
  return (
    <FieldLine {...line}>
      <textarea {...box} {...textIn()} rows={rows} />
    </FieldLine>
  );
}

function useField({ name, hint, ...field }: FieldProps) {
  const { register, getValues } = useFormContext<TourValues>();
  const error = useFieldError(name);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    line: { ...field, id, hint, error },
    box: {
      ...register(name),
      id,
      // For the server's markup; after hydration react-hook-form sets the value.
      defaultValue: String(getValues(name) ?? ""),
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

/**
 * The error of the field `name`, if any. Only a changed message redraws the field: `useFormState`
 * would redraw at each change of the list of stops, and have react-hook-form compare the whole form
 * with its initial values at each letter.
 */
export function useFieldError(name: Name): string | undefined {
  const { subscribe, getFieldState } = useFormContext<TourValues>();
  const listen = useCallback(
    (callback: () => void) => subscribe({ name, formState: { errors: true }, callback }),
    [subscribe, name],
  );
  const read = () => {
    const { error } = getFieldState(name);
    return error?.message ?? (error as { root?: { message?: string } } | undefined)?.root?.message;
  };
  return useSyncExternalStore(listen, read, read);
}

type LineProps = Omit<FieldProps, "name"> & { id: string; error?: string; children: ReactNode };

/** A label and its box. */
export function FieldLine(
  { id, label, hint, optional, error, className = "", children }: LineProps,
) {
  return (
    <div className={`card-field ${className}`}>
      <div className="card-label">
        <label htmlFor={id}>{label}</label>
        {optional && <span className="field-optional">{t("optional")}</span>}
      </div>
      <div className="field-box">
        {children}
        {hint && <p id={`${id}-hint`} className="field-hint">{hint}</p>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

/** The error of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return <p id={id} className="field-error">{children}</p>;
}
