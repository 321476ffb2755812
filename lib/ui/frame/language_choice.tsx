/** The language of the interface: links to this page in each of them. */
import { CHOICE, OWN_NAMES } from "../../texts/languages.ts";
import { to } from "../../texts/paths.ts";
import { language, texts } from "../../texts/texts.ts";

const t = texts("shell");

/** `path` is that of the page, with its query, without a language. */
export function LanguageChoice({ path }: { path: string }) {
  const [page, query] = path.split("?");
  return (
    <nav aria-label={t("languages")} data-turbo="false">
      {Object.entries(OWN_NAMES).map(([tag, name]) => {
        const choice = new URLSearchParams(query);
        choice.set(CHOICE, tag);
        return (
          <a
            key={tag}
            href={`${to(page, tag)}?${choice}`}
            hrefLang={tag}
            lang={tag}
            rel="nofollow"
            aria-current={tag === language() || undefined}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}
