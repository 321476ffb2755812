/** A stop that a pupil translates: the original beside a box for each text. */
import { ArrowLeft, Send, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { api } from "../../../lib/device/api.ts";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";
import type { WordsSaver } from "../../../lib/device/words/words_saver.ts";
import type { Submission, Translated } from "../../../lib/model/class/submission.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { useLeaveGuard } from "../../author/tour-form/drafts/leave_guard.ts";
import { SaveBar } from "../../author/tour-form/submit/save_bar.tsx";
import { CopyWords, LeftWords } from "../../author/words/left_words.tsx";
import { ReadRow } from "../../author/words/read_row.tsx";
import { namedTexts } from "../../author/words/row_names.ts";
import { isRefused, problemOf, useNotedState } from "../../author/words/save_bar.tsx";
import { TextRow } from "../../author/words/text_row.tsx";
import type { Languages } from "../../author/words/use_words.ts";
import { useAttempt } from "../../forms/use_attempt.ts";
import { TeachersComment } from "../editor/teachers_comment.tsx";
import { isOpen } from "../stories/receive_story.ts";
import { sendAll, useTranslation } from "./use_translation.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");
const w = texts("translating");

type Card = KnownClass["submissions"][number];

type Props = {
  card: Card & { language: string };
  /** The pupil of this device. */
  memberId: string;
  onClose: () => void;
  /** Called once the submission has another state. */
  onChanged: () => void;
};

export function TranslationPage({ card, memberId, onClose, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  /** The last answer to a step, which the class may not show yet. */
  const [answer, setAnswer] = useState<Submission>();
  const { state, comment } = answer && answer.revision > card.revision ? answer : card;
  const isWritten = isOpen({ state });
  const own = { memberId, id: card.id, language: card.language, isWritten };
  const { opened, problem, again } = useTranslation(own);
  const name = nameOfLanguage(card.language, reader());
  const step = async (which: "hand-in" | "take-back") => {
    const path = `/api/class/submissions/${card.id}`;
    const { revision } = await api<Submission>("GET", path);
    setAnswer(await api<Submission>("POST", `${path}/${which}`, { revision }));
    onChanged();
  };
  return (
    <div className="story-page translation-page">
      <button type="button" className="back" onClick={onClose}>
        <ArrowLeft aria-hidden="true" />
        {t("allMyStories")}
      </button>
      <h1 ref={heading} tabIndex={-1}>
        <Words>{card.title}</Words>
      </h1>
      <p className="soft">{t("translationInto", { language: name })}</p>
      <TeachersComment state={state} comment={comment} />
      {!isWritten && <HandedIn state={state} takeBack={() => step("take-back")} />}
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
          <button type="button" className="button" onClick={again}>{t("tryAgain")}</button>
        </div>
      )}
      {!opened && !problem && <p role="status" className="soft">{w("loadingTexts")}</p>}
      {opened && (
        <Texts
          {...opened}
          language={{ from: opened.read.original, to: card.language, name }}
          handIn={() => step("hand-in")}
        />
      )}
    </div>
  );
}

type TextsProps = {
  read: Translated;
  /** Missing while the pupil may not write. */
  saver?: WordsSaver;
  language: Languages;
  handIn: () => Promise<void>;
};

function Texts({ read: { units }, saver, language, handIn }: TextsProps) {
  if (units.length === 0) return <p className="notice">{t("textsAway")}</p>;
  const rows = namedTexts(units);
  if (!saver) {
    return (
      <div className="words-texts">
        {rows.map((row) => <ReadRow key={row.unit.key} {...row} language={language} />)}
      </div>
    );
  }
  return (
    <div>
      <LeftWords saver={saver} />
      <div className="words-texts">
        {rows.map((row) => <TextRow key={row.unit.key} {...row} {...{ language, saver }} />)}
      </div>
      <Foot saver={saver} keys={units.map(({ key }) => key)} handIn={handIn} />
    </div>
  );
}

type FootProps = { saver: WordsSaver; keys: string[]; handIn: () => Promise<void> };

/** Whether everything is saved, and the button that hands it in. */
function Foot({ saver, keys, handIn }: FootProps) {
  useSignals();
  const { problem, attempt, clear } = useAttempt();
  const isUnsafe = () => !saver.isKept.peek() && saver.unsaved().length > 0;
  useLeaveGuard({ hasUnsavedChanges: isUnsafe, storeCopy: () => !isUnsafe() });
  const state = useNotedState(saver);
  const failure = problem ?? problemOf(state, t("notInClassWords"));
  const note = failure ??
    (state === undefined ? t("savedAutomatically") : w(state as "saving" | "saved"));
  // A refusal for texts that were not saved no longer holds.
  useEffect(() => {
    if (state === "saved") clear();
  }, [state]);
  const send = () =>
    attempt(async () => {
      if (!await sendAll(saver)) return t("notAllSent");
      const isEmpty = keys.every((key) => saver.row(key).text.peek().trim() === "");
      if (isEmpty) return t("nothingTranslated");
      await handIn();
    });
  return (
    <SaveBar
      note={note}
      isProblem={failure !== undefined}
      panel={saver.isKept.value || state === "saved" ? null : <p>{w("notKept")}</p>}
    >
      {isRefused(state) && <CopyWords saver={saver} />}
      <ActionButton className="button primary" onAction={send}>
        <Send aria-hidden="true" />
        {t("handIn")}
      </ActionButton>
    </SaveBar>
  );
}

type HandedInProps = { state: Card["state"]; takeBack: () => Promise<void> };

function HandedIn({ state, takeBack }: HandedInProps) {
  const { problem, attempt } = useAttempt();
  if (state === "taken") return <p className="notice">{t("translationTaken")}</p>;
  return (
    <section className="notice" aria-label={t("handedIn")}>
      <p role="status">{t("handedInText")}</p>
      <ActionButton className="button" onAction={() => attempt(takeBack)}>
        <Undo2 aria-hidden="true" />
        {t("takeBack")}
      </ActionButton>
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </section>
  );
}
