/** What pupils have translated, beside the original, and a choice where the archive has another. */
import { useEffect, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { Translated } from "../../../lib/model/class/submission.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { ReadRow } from "../words/read_row.tsx";
import { namedTexts } from "../words/row_names.ts";
import type { Clash } from "./class_acts.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

/** The text that replaces `was` in the archive. */
export type Decided = { key: string; text: string; was: string };

type Props = {
  /** The translation's path in the API, and the revision that is shown. */
  at: string;
  revision: number;
  clashes: Clash[];
  decided: Decided[];
  onDecide: (decided: Decided) => void;
  /** Called with what is shown. */
  onRead: (read: Translated) => void;
};

/** Whether the pupils have changed anything. */
export const hasWords = ({ units }: Translated): boolean =>
  units.some(({ was }) => was !== undefined);

export function TranslationContent(props: Props) {
  const { at, revision, clashes, decided, onDecide, onRead } = props;
  const { read, problem } = useTranslated(at, revision);
  useEffect(() => read && onRead(read), [read]);
  if (problem) return <p role="alert" className="field-error">{problem}</p>;
  if (!read) return <p className="soft">{t("loadingTheTexts")}</p>;
  const { original: from, language: to, units } = read;
  const language = { from, to, name: nameOfLanguage(to, reader()) };
  if (units.length === 0) return <p className="soft">{t("textsGone")}</p>;
  return (
    <div className="words-texts">
      {!hasWords(read) && <p className="soft">{t("nothingTranslatedYet")}</p>}
      {namedTexts(units).map(({ unit, ...row }) => {
        const { key, translation = "", was } = unit as Translated["units"][number];
        const clash = clashes.find((one) => one.key === key);
        return (
          <ReadRow key={key} {...row} {...{ unit, language }} isMarked={was !== undefined}>
            {clash
              ? (
                <Choice
                  {...{ clash, to }}
                  chosen={decided.find((one) => one.key === key)?.text}
                  theirs={translation}
                  onChoose={(text) => onDecide({ key, text, was: clash.text })}
                />
              )
              : was
              ? (
                <p className="soft">
                  {t("textBefore")} <span {...textIn(to)}>{was}</span>
                </p>
              )
              : null}
          </ReadRow>
        );
      })}
    </div>
  );
}

type ChoiceProps = {
  clash: Clash;
  to: string;
  chosen: string | undefined;
  /** The pupils' text. */
  theirs: string;
  onChoose: (text: string) => void;
};

function Choice({ clash, to, chosen, theirs, onChoose }: ChoiceProps) {
  return (
    <div className="words-note" role="group" aria-label={t("whichText")}>
      <p>{t(clash.text === "" ? "archiveHasNone" : "archiveHasOther")}</p>
      {clash.text !== "" && <blockquote {...textIn(to)}>{clash.text}</blockquote>}
      <div className="row">
        <button
          type="button"
          className="button"
          aria-pressed={chosen === theirs}
          onClick={() => onChoose(theirs)}
        >
          {t("takePupils")}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={chosen === clash.text}
          onClick={() => onChoose(clash.text)}
        >
          {t("keepArchives")}
        </button>
      </div>
    </div>
  );
}

/** The texts, read again when the revision changes; the last ones stay until then. */
function useTranslated(at: string, revision: number) {
  const [read, setRead] = useState<Translated>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    setProblem(undefined);
    api<Translated>("GET", `${at}/words`, undefined, {}, ending.signal).then(setRead, (error) => {
      if (!ending.signal.aborted) setProblem(messageOf(error));
    });
    return () => ending.abort();
  }, [at, revision]);
  return { read, problem };
}
