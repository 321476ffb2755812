/** A language of an archive in the list. */
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import type { LanguageOfTour } from "../../../lib/model/tour/words/words.ts";
import { to } from "../../../lib/texts/paths.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { LanguageName } from "../../../lib/ui/role_name.tsx";

const t = texts("translating");

type Act = (one: LanguageOfTour) => Promise<void>;

type Props = {
  tourId: string;
  one: LanguageOfTour;
  /** Whether the viewer translates into it, shows it to visitors, and deletes it. */
  isMine: boolean;
  mayShow: boolean;
  mayRemove: boolean;
  show: Act;
  hide: Act;
  remove: Act;
};

export function LanguageItem({ tourId, one, isMine, mayShow, mayRemove, ...acts }: Props) {
  const { language: tag, counts, shown, revision } = one;
  const name = nameOfLanguage(tag, reader());
  const about = {
    language: name,
    hidden: (words: string) => (
      <span className="visually-hidden" suppressHydrationWarning>{words}</span>
    ),
  };
  const isOld = shown !== undefined && shown !== revision;
  return (
    <li>
      <div>
        <h2>
          <LanguageName tag={tag} />
        </h2>
        <p className="meta">
          <span>{t("textsDone", { done: counts.translated, count: counts.all })}</span>
          {counts.changed > 0 && <span>{t("changedSince", { count: counts.changed })}</span>}
          {counts.recordings > 0 && <span>{t("recordingsDone", { count: counts.recordings })}
          </span>}
          <span>{t(isOld ? "isShownBefore" : shown ? "isShown" : "isHidden")}</span>
        </p>
      </div>
      <div className="own-actions">
        {isMine && (
          <a className="button" href={to(`/tour/${tourId}/languages?to=${tag}`)}>
            {rich(t, "translate", about)}
          </a>
        )}
        {mayShow && shown !== revision && counts.translated + counts.recordings > 0 && (
          <ActionButton
            className="button"
            onAction={() => acts.show(one)}
          >
            {rich(t, isOld ? "showLatest" : "show", about)}
          </ActionButton>
        )}
        {mayRemove && shown !== undefined && (
          <ActionButton
            className="button quiet"
            onAction={() => acts.hide(one)}
          >
            {rich(t, "hide", about)}
          </ActionButton>
        )}
        {mayRemove && (
          <DeleteButton
            label={t("deleteLanguage", { language: name })}
            onClick={() => acts.remove(one)}
          />
        )}
      </div>
    </li>
  );
}

/**
 * What visitors see in place of texts that a translation lacks, in sentences; empty where nothing
 * is missing. `original` is the name of a language.
 */
export function missingText(
  { all, translated, changed }: LanguageOfTour["counts"],
  original: string,
): string {
  const missing = all - translated;
  return [
    missing > 0 && t("textsMissing", { count: missing, original }),
    changed > 0 && t("originalsChanged", { count: changed }),
  ].filter(Boolean).join(" ");
}
