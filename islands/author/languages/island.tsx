/** The languages of an archive besides its own: how far they are, and whether visitors see them. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { LanguageOfTour } from "../../../lib/model/tour/words/words.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { AddLanguage } from "./add_language.tsx";
import { LanguageItem, missingText } from "./language_item.tsx";

const t = texts("translating");

type Props = {
  tourId: string;
  /** The language that the archive is written in. */
  original: string;
  languages: LanguageOfTour[];
  /** The one language of a translator; others write in each. */
  own?: string;
  /** Whether the viewer removes and hides languages, and shows them to visitors. */
  isEditor: boolean;
  mayShow: boolean;
};

export default function Languages({ tourId, original, own, isEditor, mayShow, ...given }: Props) {
  const [languages, setLanguages] = useState(given.languages);
  const { problem, attempt } = useAttempt();
  const path = (tag: string) => `/api/tours/${tourId}/languages/${tag}`;
  const name = (tag: string) => nameOfLanguage(tag, reader());
  const put = (one: LanguageOfTour) =>
    setLanguages((all) => all.map((each) => each.language === one.language ? one : each));

  const show = async (one: LanguageOfTour) => {
    const { language: tag, counts } = one;
    const sure = await confirm({
      title: t("showTitle", { language: name(tag) }),
      text: missingText(counts, name(original)) || t("showComplete"),
      action: t("showAction"),
    });
    if (!sure) return;
    await attempt(async () => {
      put(await api<LanguageOfTour>("PUT", `${path(tag)}/shown`));
      toast({ title: t("nowShown", { language: name(tag) }) });
    });
  };
  const hide = async ({ language: tag }: LanguageOfTour) => {
    const sure = await confirm({
      title: t("hideTitle", { language: name(tag) }),
      text: t("hideText", { original: name(original) }),
      action: t("hideAction"),
    });
    if (!sure) return;
    await attempt(async () => {
      put(await api<LanguageOfTour>("DELETE", `${path(tag)}/shown`));
      toast({ title: t("nowHidden", { language: name(tag) }) });
    });
  };
  const remove = async ({ language: tag, counts }: LanguageOfTour) => {
    const sure = await confirm({
      title: t("deleteTitle", { language: name(tag) }),
      text: t("deleteText", { count: counts.translated }),
      action: t("deleteAction"),
    });
    if (!sure) return;
    await attempt(async () => {
      await api("DELETE", path(tag));
      setLanguages((all) => all.filter(({ language }) => language !== tag));
      toast({ title: t("languageDeleted", { language: name(tag) }) });
    });
  };

  const begun = languages.map(({ language }) => language);
  return (
    <div className="languages-list">
      {languages.length === 0
        ? <p className="soft">{t("noLanguagesYet")}</p>
        : (
          <ul role="list" className="own-list">
            {languages.map((one) => (
              <LanguageItem
                key={one.language}
                {...{ tourId, one, mayShow, show, hide, remove }}
                isMine={own === undefined || own === one.language}
                mayRemove={isEditor}
              />
            ))}
          </ul>
        )}
      {isEditor && !mayShow && languages.length > 0 && (
        <p className="soft">{t("shownAfterReview")}</p>
      )}
      {problem && <p role="alert" className="field-error">{problem}</p>}
      {!(own && begun.includes(own)) && (
        <AddLanguage tourId={tourId} own={own} taken={[original, ...begun]} original={original} />
      )}
    </div>
  );
}
