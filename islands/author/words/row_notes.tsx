/** What is to be decided about a translation: its original, or others', has changed. */
import { useSignals } from "@preact/signals-react/runtime";
import { messageOf } from "../../../lib/device/api.ts";
import type { WordsSaver } from "../../../lib/device/words/words_saver.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import type { Languages } from "./use_words.ts";

const t = texts("translating");

type Props = { unit: WordsUnit; label: string; language: Languages; saver: WordsSaver };

export function RowNotes({ unit: { key }, label, language, saver }: Props) {
  useSignals();
  const { state, trouble } = saver.row(key);
  const { value: problem } = trouble;
  if (problem && "error" in problem) {
    return (
      <p role="alert" className="field-error">
        {t("notTaken", { message: messageOf(problem.error) })}
      </p>
    );
  }
  if (problem) {
    const { theirs } = problem;
    return (
      <div className="words-note" role="alert">
        <p>{t(theirs === "" ? "othersRemoved" : "changedByOthers")}</p>
        {theirs !== "" && <blockquote {...textIn(language.to)}>{theirs}</blockquote>}
        <div className="row">
          <button type="button" className="button" onClick={() => saver.keepMine(key)}>
            {t("keepMine")}
          </button>
          <button type="button" className="button" onClick={() => saver.takeTheirs(key)}>
            {t("takeTheirs")}
          </button>
        </div>
      </div>
    );
  }
  if (state.value !== "changed") return null;
  return (
    <div className="words-note">
      <p>{t("originalChanged")}</p>
      <button type="button" className="button" onClick={() => saver.confirm(key)}>
        {rich(t, "stillRight", {
          label,
          hidden: (words) => <span className="visually-hidden">{words}</span>,
        })}
      </button>
    </div>
  );
}
