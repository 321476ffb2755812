/** The languages in which an archive is told. */
import { Languages } from "lucide-react";
import { nameFor, ownName } from "../../model/text/language_names.ts";
import { directionOf } from "../../model/text/language.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { to } from "../../texts/paths.ts";
import { language, texts } from "../../texts/texts.ts";

const t = texts("tour");

type Told = Pick<Tour, "id" | "language" | "languages" | "translation">;

/**
 * Its language, under which are links to its page in the others: what plays goes on in these.
 * Nothing if there is only one.
 */
export function TourLanguages({ tour }: { tour: Told }) {
  const { id, languages = [], translation } = tour;
  if (languages.length < 2) return null;
  const current = translation?.language ?? tour.language;
  return (
    <details className="tour-languages">
      <summary>
        <Languages aria-hidden="true" />
        <span className="visually-hidden">{t("languagesOfArchive")}</span>
        {current && <span lang={current}>{ownName(current)}</span>}
      </summary>
      <ul role="list">
        {languages.filter((tag) => tag !== current).map((tag) => (
          <li key={tag}>
            <a
              href={to(`/tour/${id}?lang=${tag}`)}
              hrefLang={tag}
              lang={tag}
              dir={directionOf(tag)}
            >
              {ownName(tag)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Says that an archive is translated, or that it is told in another language than its page. */
export function ToldIn({ tour: { language: told, translation } }: { tour: Told }) {
  const reader = language();
  if (translation?.isDraft) return <p className="notice">{t("draftOfLanguage")}</p>;
  if (translation?.of) {
    return (
      <p className="soft">
        {t("translatedFrom", { language: nameFor(translation.of, reader) })}
      </p>
    );
  }
  if (!told || told.split("-", 1)[0] === reader) return null;
  return <p className="soft">{t("toldIn", { language: nameFor(told, reader) })}</p>;
}
