/** A box of the form for one line or, with `rows`, several; its limit is the server's. */
import { useId } from "react";

type Props = {
  label: string;
  hint: string;
  value: string;
  set: (value: string) => void;
  /** In UTF-16 units, as in lib/model/site/site_settings.ts, which loads zod. */
  max: number;
  placeholder?: string;
  rows?: number;
};

export function TextField({ label, hint, value, set, max, placeholder, rows }: Props) {
  const id = useId();
  const box = {
    id,
    className: "field",
    value,
    placeholder,
    maxLength: max,
    "aria-describedby": `${id}-hint`,
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input type="text" {...box} /> : <textarea rows={rows} {...box} />}
      <p id={`${id}-hint`} className="soft">{hint}</p>
    </div>
  );
}
