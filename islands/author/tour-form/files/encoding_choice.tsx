/** The author says how the letters of a file are encoded, where that was guessed. */
import { useId } from "react";
import {
  decodeText,
  type Encoding,
  encodingName,
  ENCODINGS,
} from "../../../../lib/formats/decode_text.ts";
import { linesOf } from "../../../../lib/formats/transcript/raw_cue.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("files");

type Props = {
  bytes: Uint8Array;
  value: Encoding;
  onChange: (encoding: Encoding) => void;
};

/** Lines with letters that differ between encodings, and their longest part that is shown. */
const [SHOWN, LONGEST] = [3, 160];

export function EncodingChoice({ bytes, value, onChange }: Props) {
  const id = useId();
  const telling = linesOf(decodeText(bytes, value).text).filter((line) =>
    /[\u0080-\uffff]/.test(line)
  );
  return (
    <div className="encoding-choice">
      <label htmlFor={id}>{t("lettersOfFile")}</label>
      <div className="field-box">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value as Encoding)}
        >
          {(Object.keys(ENCODINGS) as Encoding[]).map((encoding) => (
            <option key={encoding} value={encoding}>{encodingName(encoding)}</option>
          ))}
        </select>
      </div>
      <ul role="list" aria-label={t("linesOfFile")} className="soft">
        {telling.slice(0, SHOWN).map((line, i) => <li key={i}>{line.trim().slice(0, LONGEST)}</li>)}
      </ul>
    </div>
  );
}
