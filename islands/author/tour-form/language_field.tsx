/** The language of the archive or of a stop: a name or a tag, typed or chosen. */
import { memo, useEffect, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { canonicalTag, directionOf } from "../../../lib/model/text/language.ts";
import { COMMON_LANGUAGES, readLanguage } from "../../../lib/model/text/common_languages.ts";
import { languageName, languageNames } from "../../../lib/model/text/language_names.ts";
import { STOP_FIELDS } from "../../../lib/model/tour/fields/table.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { FieldLine, TextField } from "./field.tsx";
import { Offered } from "./open-one/offered.tsx";
import type { TourValues } from "./values.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("form");

/** The id of the list that the archive's and all stops' fields share. */
const LIST = "languages";

type Props = { name: "language" | `audioStops.${number}.language`; label: string; hint: string };

export function LanguageField({ name, label, hint }: Props) {
  const { control, getValues, setValue } = useFormContext<TourValues>();
  const tag = canonicalTag(useWatch({ control, name }) ?? "");
  // Server and browser may know different names.
  const isNamed = useHydrated() && tag !== undefined;
  /** A name becomes its tag. */
  const settle = () => {
    const typed = getValues(name) ?? "";
    const read = readLanguage(typed);
    if (read === undefined || read === typed) return;
    setValue(name, read, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Offered name="language" field={STOP_FIELDS.language} path={name}>
      <div className="language-field" onBlur={settle}>
        <TextField
          name={name}
          label={label}
          optional
          list={LIST}
          placeholder={t("languageExamples")}
          hint={isNamed ? <Understood tag={tag} /> : hint}
          className="short"
        />
      </div>
    </Offered>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (tag: string) => void };

/** The same for a language that is not a separate field of the form. */
export function LanguageChoice({ label, value, onChange }: ChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const tag = canonicalTag(readLanguage(typed) ?? typed);
  return (
    <FieldLine
      {...{ id, label }}
      className="short"
      hint={tag && <Understood tag={tag} />}
      error={tag ? undefined : t("enterLanguage")}
    >
      <input
        id={id}
        type="text"
        list={LIST}
        autoComplete="off"
        value={typed}
        aria-invalid={tag ? undefined : true}
        aria-describedby={`${id}-${tag ? "hint" : "error"}`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => tag && onChange(tag)}
      />
    </FieldLine>
  );
}

/** The recognized language. The name may run against the line. */
function Understood({ tag }: { tag: string }) {
  const { own, english } = languageNames(tag, language());
  const isRtl = directionOf(tag) === "rtl";
  const name = <Words language={tag}>{own}</Words>;
  return english
    ? rich(t, isRtl ? "languageNamedRtl" : "languageNamed", { name, english })
    : rich(t, isRtl ? "languageRtl" : "languageOwn", { name });
}

/** The suggestions of the fields: made once, because looking up all names takes milliseconds. */
export const LanguageList = memo(function LanguageList() {
  if (!useHydrated()) return null;
  return (
    <datalist id={LIST}>
      {COMMON_LANGUAGES.map((tag) => {
        const name = languageName(tag, language());
        return <option key={tag} value={tag} label={name}>{name}</option>;
      })}
    </datalist>
  );
});
