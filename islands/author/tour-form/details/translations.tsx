/** In which languages a saved archive is, with the way to the page where they are written. */
import { createContext, useContext } from "react";
import { nameOfLanguage } from "../../../../lib/model/text/language_names.ts";
import { to } from "../../../../lib/texts/paths.ts";
import { language, texts } from "../../../../lib/texts/texts.ts";

const t = texts("translating");

/** The languages besides an archive's own. */
type Translated = { tourId: string; languages: string[] };

/** Undefined for an archive that is not saved yet. */
export const TranslatedContext = createContext<Translated | undefined>(undefined);

export function Translations() {
  const saved = useContext(TranslatedContext);
  if (!saved) return null;
  const names = saved.languages.map((tag) => nameOfLanguage(tag, language()));
  return (
    <div className="card-field">
      <div className="card-label">
        <span>{t("otherLanguages")}</span>
      </div>
      <p className="soft">
        {names.length > 0 ? new Intl.ListFormat(language()).format(names) : t("noOtherLanguages")}
      </p>
      {/* Beside the form, which may have changes that are not saved. */}
      <a href={to(`/tour/${saved.tourId}/languages`)} target="_blank">{t("writeLanguages")}</a>
    </div>
  );
}
