/** Hands out stops of the archive, to be filled or translated, and new stories by their titles. */
import { useId, useMemo, useRef, useState } from "react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { toast } from "../../shell/toasts.ts";
import type { ClassActs, HandOut } from "./class_acts.ts";
import { stories } from "./class_words.ts";
import { namedExcept } from "../languages/language_options.ts";
import { MemberChoice } from "./member_choice.tsx";
import type { ClassArchive } from "./opened_story.tsx";
import { withoutStory } from "./story_filter.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = { state: ClassState; acts: ClassActs | undefined; archive: ClassArchive };

/** The choice of a new story in the list of stops. */
const NEW = "";

/** The choice of a story in the list of languages. */
const STORY = "";

export function HandOutForm({ state, acts, archive }: Props) {
  const { stops } = archive;
  const id = useId();
  const { members } = state;
  const [title, setTitle] = useState("");
  const [stopId, setStopId] = useState(NEW);
  const [language, setLanguage] = useState(STORY);
  const [chosen, setChosen] = useState<string[]>([]);
  const [each, setEach] = useState(true);
  /** How many stories have been handed out of those that are being sent. */
  const [sentCount, setSentCount] = useState(0);
  /** The keys of a running handout: the same while the form has the same content. */
  const sent = useRef({ text: "", keys: [] as string[] });
  const memberIds = members.map((one) => one.id).filter((one) => chosen.includes(one));
  const tasks = useMemo(() => tasksOf(archive), [archive]);
  const isTranslation = stopId !== NEW && language !== STORY;
  const count = each ? memberIds.length : Math.min(1, memberIds.length);

  const send = async () => {
    if (!acts) return;
    const stop = stops.find((one) => one.id === stopId);
    if (!stop && title.trim() === "") return t("titleOrStop");
    if (memberIds.length === 0) return t("choosePupil");
    setSentCount(0);
    const handOut: HandOut = {
      ...stop ? { title: stop.title, stopId: stop.id } : { title: title.trim() },
      ...isTranslation && { language },
      groups: each ? memberIds.map((one) => [one]) : [memberIds],
    };
    const text = JSON.stringify(handOut);
    if (sent.current.text !== text) {
      sent.current = { text, keys: handOut.groups.map(() => crypto.randomUUID()) };
    }
    const reason = await acts.handOut(handOut, sent.current.keys, setSentCount);
    if (reason !== undefined) return reason;
    sent.current = { text: "", keys: [] };
    setTitle("");
    setStopId(NEW);
    setLanguage(STORY);
    setChosen([]);
    toast({
      title: isTranslation
        ? t("handedOutTranslations", { count })
        : t("handedOutStories", { stories: stories(count) }),
      description: handOut.title,
    });
  };

  const head = <h2 id={`${id}-head`}>{t("handOut")}</h2>;
  if (members.length === 0) {
    return (
      <section id="hand-out" className="class-hand-out" aria-labelledby={`${id}-head`}>
        {head}
        <p className="soft">{t("handOutLater")}</p>
      </section>
    );
  }
  return (
    <Form
      id="hand-out"
      className="class-hand-out"
      aria-labelledby={`${id}-head`}
      onSend={send}
      action={count > 1
        ? t(isTranslation ? "handOutTranslations" : "handOutCount", { count })
        : t("handOut")}
      working={count > 1 ? t("handingOutOf", { sent: sentCount, all: count }) : t("handingOut")}
    >
      {head}
      <div className="class-fields">
        {stops.length > 0 && (
          <Field
            label={t("story")}
            options={[[NEW, t("aNewStory")], ...stops.map((one) => [one.id, one.label] as const)]}
            value={stopId}
            set={setStopId}
          />
        )}
        {stopId === NEW
          ? <Field label={t("titleOfNewStory")} maxLength={200} value={title} set={setTitle} />
          : tasks.length > 1 && (
            <Field label={t("task")} options={tasks} value={language} set={setLanguage} />
          )}
      </div>
      <MemberChoice
        members={members}
        chosen={chosen}
        onChoose={setChosen}
        idle={withoutStory(state).map((one) => one.id)}
      />
      {memberIds.length > 1 && (
        <fieldset className="class-choice">
          <legend>{t("how")}</legend>
          {[true, false].map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name={`${id}-each`}
                checked={each === one}
                onChange={() => setEach(one)}
              />
              {isTranslation
                ? t(one ? "translationForEach" : "oneTranslationTogether")
                : t(one ? "storyForEach" : "oneStoryTogether")}
            </label>
          ))}
        </fieldset>
      )}
    </Form>
  );
}

/** The story, or a translation: first into the languages that the archive has. */
function tasksOf({ language, languages }: ClassArchive): (readonly [string, string])[] {
  const story = [STORY, t("writeTheStory")] as const;
  if (language === undefined) return [story];
  const present = languages.map((tag) => [tag, nameOfLanguage(tag, reader())] as const);
  const named = [...present, ...namedExcept([language, ...languages])];
  return [
    story,
    ...named.map(([tag, name]) => [tag, t("translateInto", { language: name })] as const),
  ];
}
