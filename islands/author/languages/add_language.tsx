/** Begins another language of an archive: nothing is saved before its first words. */
import { useMemo, useState } from "react";
import { canonicalTag } from "../../../lib/model/text/language.ts";
import { readLanguage } from "../../../lib/model/text/common_languages.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";
import { LanguageName } from "../../../lib/ui/role_name.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { visit } from "../../shell/visit.ts";
import { namedExcept } from "./language_options.ts";

const t = texts("translating");

/** The choice that opens a box for any language. */
const OTHER = "other";

type Props = {
  tourId: string;
  original: string;
  /** The one language of a translator. */
  own?: string;
  /** Languages that the archive has. */
  taken: string[];
};

export function AddLanguage({ tourId, original, own, taken }: Props) {
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState("");
  const isHydrated = useHydrated();
  const options = useMemo(() => isHydrated ? namedExcept(taken) : [], [isHydrated, taken.join()]);
  const path = (tag: string) => `/tour/${tourId}/languages?to=${tag}`;
  if (own) {
    return (
      <p>
        <a className="button primary" href={to(path(own))}>
          {rich(t, "translateInto", { language: <LanguageName tag={own} /> })}
        </a>
      </p>
    );
  }
  const add = async () => {
    const tag = chosen === OTHER ? canonicalTag(readLanguage(typed) ?? typed) : chosen;
    if (!tag) return t(chosen === OTHER ? "unknownLanguage" : "chooseLanguage");
    if (tag === original) return t("sameLanguage");
    await visit(path(tag));
  };
  return (
    <Form
      className="add-language"
      aria-labelledby="add-language"
      onSend={add}
      action={t("add")}
      isQuiet={taken.length > 1}
    >
      <h2 id="add-language">{t("addLanguage")}</h2>
      <Field
        label={t("language")}
        options={[["", t("chooseLanguage")], ...options, [OTHER, t("otherLanguage")]]}
        value={chosen}
        set={setChosen}
      />
      {chosen === OTHER && (
        <Field label={t("nameOrTag")} hint={t("nameOrTagHint")} value={typed} set={setTyped} />
      )}
    </Form>
  );
}
