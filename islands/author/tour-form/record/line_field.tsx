/** A one-line box of the record; for a date it shows the understood date. */
import { useId } from "react";
import { parseEdtf } from "../../../../lib/model/record/edtf.ts";
import { dateText, readDate } from "../../../../lib/model/record/edtf_text.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { FieldLine } from "../field.tsx";

const t = texts("record");

type Props = {
  label: string;
  hint?: string;
  error?: string;
  list?: string;
  placeholder?: string;
  value: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
};

export function LineField({ list, placeholder, value = "", onText, onLeave, ...line }: Props) {
  const id = useId();
  return (
    <FieldLine {...line} id={id}>
      <input
        id={id}
        type="text"
        {...textIn()}
        {...{ list, placeholder, value }}
        autoComplete="off"
        aria-invalid={line.error ? true : undefined}
        aria-describedby={line.error ? `${id}-error` : line.hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onText(target.value)}
        onBlur={onLeave}
      />
    </FieldLine>
  );
}

/** The same for a date: when the box is left, words become the date in EDTF. */
export function DateField({ onText, onLeave, value = "", ...field }: Omit<Props, "hint" | "list">) {
  const isDate = parseEdtf(value.trim()) !== undefined;
  const settle = () => {
    const read = readDate(value);
    if (read !== undefined && read !== value) onText(read);
    onLeave();
  };
  const understood = isDate
    ? t("visitorsRead", { date: dateText(value.trim()) })
    : t("dateExamples");
  return <LineField {...field} hint={understood} {...{ value, onText }} onLeave={settle} />;
}
