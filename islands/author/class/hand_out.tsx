/** Hands out stories: stops of the archive to be filled, or new ones by their titles. */
import { useId, useRef, useState } from "react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { toast } from "../../shell/toasts.ts";
import type { ClassActs, HandOut } from "./class_acts.ts";
import { stories } from "./class_words.ts";
import { MemberChoice } from "./member_choice.tsx";
import type { ClassArchive } from "./opened_story.tsx";
import { withoutStory } from "./story_filter.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = { state: ClassState; acts: ClassActs | undefined; stops: ClassArchive["stops"] };

/** The choice of a new story in the list of stops. */
const NEW = "";

export function HandOutForm({ state, acts, stops }: Props) {
  const id = useId();
  const { members } = state;
  const [title, setTitle] = useState("");
  const [stopId, setStopId] = useState(NEW);
  const [chosen, setChosen] = useState<string[]>([]);
  const [each, setEach] = useState(true);
  /** How many stories have been handed out of those that are being sent. */
  const [sentCount, setSentCount] = useState(0);
  /** The keys of a running handout: the same while the form has the same content. */
  const sent = useRef({ text: "", keys: [] as string[] });
  const memberIds = members.map((one) => one.id).filter((one) => chosen.includes(one));
  const count = each ? memberIds.length : Math.min(1, memberIds.length);

  const send = async () => {
    if (!acts) return;
    const stop = stops.find((one) => one.id === stopId);
    if (!stop && title.trim() === "") return t("titleOrStop");
    if (memberIds.length === 0) return t("choosePupil");
    setSentCount(0);
    const handOut: HandOut = {
      ...stop ? { title: stop.title, stopId: stop.id } : { title: title.trim() },
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
    setChosen([]);
    toast({
      title: t("handedOutStories", { stories: stories(count) }),
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
      action={count > 1 ? t("handOutCount", { count }) : t("handOut")}
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
        {stopId === NEW && (
          <Field label={t("titleOfNewStory")} maxLength={200} value={title} set={setTitle} />
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
              {one ? t("storyForEach") : t("oneStoryTogether")}
            </label>
          ))}
        </fieldset>
      )}
    </Form>
  );
}
