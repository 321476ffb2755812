/** The boxes of a form, each with its label. */
import { type ComponentProps, type ReactNode, useId } from "react";

type BoxProps =
  | "id"
  | "type"
  | "required"
  | "maxLength"
  | "min"
  | "max"
  | "step"
  | "inputMode"
  | "placeholder"
  | "autoFocus"
  | "spellCheck"
  | "aria-invalid"
  | "aria-describedby";

type FieldProps = Pick<ComponentProps<"input">, BoxProps> & {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  set: (value: string) => void;
  /** With these it is a choice. */
  options?: readonly (readonly [value: string, label: string])[];
  /** With these it has several lines. */
  rows?: number;
};

/** A box for one line, for several, or a choice. */
export function Field({ label, hint, set, options, rows, ...props }: FieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const box = {
    "aria-describedby": hint ? `${id}-hint` : undefined,
    autoComplete: "off",
    ...props,
    id,
    className: "field",
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {rows !== undefined
        ? <textarea rows={rows} {...box} />
        : !options
        ? <input {...box} />
        : (
          <select {...box}>
            {options.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
          </select>
        )}
      {hint && <p id={`${id}-hint`} className="soft">{hint}</p>}
    </div>
  );
}

type ChoiceProps = {
  /** Of radio buttons; without a name it is a box to tick. */
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  set: (checked: boolean) => void;
};

/** A box to tick or a radio button that can be tapped anywhere, with its meaning. */
export function Choice({ name, label, hint, checked, set }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type={name ? "radio" : "checkbox"}
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      <span>
        {hint ? <strong>{label}</strong> : label}
        {hint && <span className="soft">{hint}</span>}
      </span>
    </label>
  );
}
