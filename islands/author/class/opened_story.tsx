/** A story that the teacher looks at: its parts, and the decision about it. */
import { useEffect, useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { ClassState } from "../../../lib/model/class/class.ts";
import { inPlaceOf } from "../../../lib/model/class/same_stop.ts";
import { gapsOf } from "../../../lib/model/class/story_gaps.ts";
import type {
  Submission,
  SubmissionCard,
  SubmissionStop,
  Translated,
} from "../../../lib/model/class/submission.ts";
import { uploadIdOf } from "../../../lib/model/media/upload_address.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { useAttempt } from "../../forms/use_attempt.ts";
import { usePart } from "../../runtime/use_part.ts";
import { confirm } from "../../shell/confirm.ts";
import { AssignForm } from "./assign_form.tsx";
import type { Clash, ClassActs, Failure } from "./class_acts.ts";
import { namesOf, removalTexts, rivalText } from "./class_words.ts";
import { Decision } from "./decision.tsx";
import { GiveBackForm } from "./give_back_form.tsx";
import { StoryContent } from "./story_content.tsx";
import { HISTORY } from "../words/history_address.ts";
import { type Decided, hasWords, TranslationContent } from "./translation_content.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

/** The archive of a class. */
export type ClassArchive = {
  id: string;
  visibility: Visibility;
  tiles: TourMapProps["tiles"];
  /** The stops that can be handed out, with their numbers. */
  stops: { id: string; title: string; label: string }[];
  /** The language in which it is written, if known, and the languages of its translations. */
  language?: string;
  languages: string[];
};

export type OpenedStoryProps = {
  card: SubmissionCard;
  state: ClassState;
  acts: ClassActs;
  archive: ClassArchive;
  /** Opens the next story that was handed in; missing without one. */
  onNext?: () => void;
  onRemoved: () => void;
};

export function OpenedStory({ card, state, acts, archive, onNext, onRemoved }: OpenedStoryProps) {
  const at = `/api/tours/${archive.id}/classes/${state.id}/submissions/${card.id}`;
  const { story, problem, retry } = useStory(at, card.revision);
  /** What the teacher has recorded for a story without a recording. */
  const [recorded, setRecorded] = useState<Pick<SubmissionStop, "audioUrl" | "audioDuration">>();
  const isTranslation = card.language !== undefined;
  const isSilent = card.state === "handed-in" && story !== undefined && !story.stop.audioUrl &&
    !isTranslation;
  const recorder = usePart(isSilent, () => import("./own_recording.tsx"));
  const { problem: failure, attempt } = useAttempt();
  /**
   * For a translation: the texts that have changed in the archive, and the teacher's decisions
   * about them.
   */
  const [clashes, setClashes] = useState<Clash[]>([]);
  const [decided, setDecided] = useState<Decided[]>([]);
  const [read, setRead] = useState<Translated>();
  useEffect(() => {
    setClashes([]);
    setDecided([]);
  }, [card.revision]);
  /** The form that is open. */
  const [form, setForm] = useState<"return" | "assign">();
  const done = useRef<HTMLParagraphElement>(null);
  /** The decision that was made here. */
  const [made, setMade] = useState<"taken" | "returned">();
  // The button that was pressed is gone: the next step takes the focus.
  useEffect(() => done.current?.focus(), [made]);

  const decide = async (act: Promise<Failure>, as: "taken" | "returned") => {
    const reason = await act;
    if (reason === undefined) setMade(as);
    return reason;
  };
  // The decision is about the shown revision, even if somebody has changed the story by now.
  const seen = { ...card, revision: story?.revision ?? card.revision };
  const inPlace = inPlaceOf(card, state.submissions);
  const stop = { ...story?.stop, ...recorded };
  const meet = (now: Clash[]) => {
    setClashes(now);
    // A decision no longer counts if the archive's text has changed again.
    setDecided((before) =>
      before.filter(({ key, was }) => now.every((one) => one.key !== key || one.text === was))
    );
  };
  const take = () =>
    attempt(async () => {
      const given = isTranslation
        ? { words: decided }
        : { stop: recorded && stop, insteadOf: inPlace?.id };
      let isClash = false;
      const reason = await decide(
        acts.take(seen, given, (now) => {
          isClash = true;
          meet(now);
        }),
        "taken",
      );
      if (isClash) return t("chooseTexts");
      if (reason === undefined) recorder.part?.noteSavedUploads(recorded);
      return reason;
    });
  const remove = async () => {
    const sure = await confirm({
      ...removalTexts(card),
      action: card.state === "taken" ? t("remove") : t("delete"),
    });
    if (!sure) return;
    await attempt(async () => {
      const reason = await acts.remove(card);
      if (reason === undefined) onRemoved();
      return reason;
    });
  };

  if (problem) {
    return (
      <p role="alert" className="field-error">
        {problem} <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>
      </p>
    );
  }
  if (!story) {
    return <p className="soft">{t(isTranslation ? "loadingTheTexts" : "loadingTheStory")}</p>;
  }
  const names = namesOf(card, state.members);
  // A story must be shown before a decision.
  const isReading = story.revision < card.revision;
  const gaps = isTranslation ? [] : gapsOf(stop);
  const isUndecided = isTranslation && (
    read === undefined || read.revision < card.revision || !hasWords(read) ||
    clashes.some(({ key }) => decided.every((one) => one.key !== key))
  );
  const isArrived = uploadIdOf(stop.audioUrl ?? "") === undefined;
  return (
    <>
      {isTranslation
        ? (
          <TranslationContent
            {...{ at, clashes, decided }}
            revision={story.revision}
            onDecide={(one) => setDecided([...decided.filter(({ key }) => key !== one.key), one])}
            onRead={setRead}
          />
        )
        : (
          <StoryContent
            story={isArrived ? { ...story, stop } : story}
            names={names}
            tiles={archive.tiles}
          />
        )}
      {isSilent && recorder.part && (
        <recorder.part.OwnRecording story={story} onChange={setRecorded} />
      )}
      {isSilent && recorder.failure && <p role="alert">{recorder.failure}</p>}
      {card.comment && card.state !== "taken" && (
        <p className="class-comment">
          <b>{t("yourComment")}</b> {card.comment}
        </p>
      )}
      {failure && <p role="alert" className="field-error">{failure}</p>}
      {made === card.state && (
        <p ref={done} tabIndex={-1} role="status" className="class-decided">
          {made === "returned"
            ? t("storyIsBack")
            : isTranslation
            ? t("translationIsTaken")
            : t("storyIsTaken")}
        </p>
      )}
      {form === "return"
        ? (
          <GiveBackForm
            storyId={card.id}
            names={names}
            onGiveBack={(comment) => decide(acts.giveBack(seen, comment), "returned")}
            onClose={() => setForm(undefined)}
          />
        )
        : form === "assign"
        ? (
          <AssignForm
            members={state.members}
            memberIds={card.memberIds}
            onAssign={(memberIds) => acts.assign(card, memberIds)}
            onClose={() => setForm(undefined)}
          />
        )
        : (
          <Decision
            card={card}
            visibility={archive.visibility}
            nicknames={state.showNicknames ? names : undefined}
            isEnded={state.endedAt !== null}
            gaps={gaps}
            inPlace={inPlace && rivalText(inPlace, state.members)}
          >
            {card.state === "handed-in" && (
              <>
                <ActionButton
                  className="button primary"
                  disabled={isReading || gaps.length > 0 || !isArrived || isUndecided}
                  onAction={take}
                >
                  {inPlace ? t("takeInstead") : t("takeIntoArchive")}
                </ActionButton>
                {state.endedAt === null && (
                  <button
                    type="button"
                    className="button"
                    disabled={isReading}
                    onClick={() => setForm("return")}
                  >
                    {t("giveBack")}
                  </button>
                )}
              </>
            )}
            {card.state === "taken" && (
              <a
                className="button"
                href={to(`/tour/${archive.id}${isTranslation ? "/languages" : ""}`)}
              >
                {t(isTranslation ? "seeTheLanguages" : "seeTheArchive")}
              </a>
            )}
            {card.state === "taken" && read?.units.some(({ was }) => was) && (
              <a
                className="button"
                href={to(`/tour/${archive.id}/languages?to=${read.language}${HISTORY}`)}
              >
                {t("earlierTexts")}
              </a>
            )}
            {card.state !== "taken" && state.members.length > 0 && (
              <button
                type="button"
                className="button"
                onClick={() => setForm("assign")}
              >
                {card.memberIds.length === 0 ? t("giveToPupils") : t("changePupils")}
              </button>
            )}
            {onNext && card.state !== "handed-in" && (
              <button type="button" className="button primary" onClick={onNext}>
                {t("nextStory")}
              </button>
            )}
            <DeleteButton title={card.title} onClick={remove} />
          </Decision>
        )}
    </>
  );
}

/** The story at `at`, read again when its revision changes; the last one stays until then. */
function useStory(at: string, revision: number) {
  const [story, setStory] = useState<Submission>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const ending = new AbortController();
    setProblem(undefined);
    api<Submission>("GET", at, undefined, {}, ending.signal).then(setStory, (error) => {
      if (ending.signal.aborted) return;
      const isGone = error instanceof ApiError && error.status === 404;
      setProblem(isGone ? t("storyDeleted") : messageOf(error));
    });
    return () => ending.abort();
  }, [at, revision, attempt]);
  return { story, problem, retry: () => setAttempt(attempt + 1) };
}
