/** Hands out stories: stops of the archive to be filled, or new ones by their titles. */
import { type FormEvent, useId, useRef, useState } from "react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import { toast } from "../../shell/toasts.ts";
import type { ClassActs, HandOut } from "./class_acts.ts";
import { stories } from "./class_words.ts";
import { MemberChoice } from "./member_choice.tsx";
import type { ClassArchive } from "./opened_story.tsx";
import { withoutStory } from "./story_filter.ts";

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
  const [problem, setProblem] = useState<string>();
  /** How many stories have been handed out; undefined while nothing is sent. */
  const [sending, setSending] = useState<number>();
  const busy = useRef(false);
  /** The keys of what is being handed out: the same while the form says the same. */
  const sent = useRef({ text: "", keys: [] as string[] });
  const memberIds = members.map((one) => one.id).filter((one) => chosen.includes(one));
  const count = each ? memberIds.length : Math.min(1, memberIds.length);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || !acts) return;
    const stop = stops.find((one) => one.id === stopId);
    if (!stop && title.trim() === "") return setProblem("Enter a title, or choose a stop");
    if (memberIds.length === 0) return setProblem("Choose at least one pupil");
    busy.current = true;
    setSending(0);
    setProblem(undefined);
    const handOut: HandOut = {
      ...stop ? { title: stop.title, stopId: stop.id } : { title: title.trim() },
      groups: each ? memberIds.map((one) => [one]) : [memberIds],
    };
    const text = JSON.stringify(handOut);
    if (sent.current.text !== text) {
      sent.current = { text, keys: handOut.groups.map(() => crypto.randomUUID()) };
    }
    const reason = await acts.handOut(handOut, sent.current.keys, setSending);
    busy.current = false;
    setSending(undefined);
    setProblem(reason);
    if (reason !== undefined) return;
    sent.current = { text: "", keys: [] };
    setTitle("");
    setStopId(NEW);
    setChosen([]);
    toast({ title: `Handed out: ${stories(count)}`, description: handOut.title });
  };

  return (
    <form id="hand-out" className="class-hand-out" onSubmit={send} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>Hand out</h2>
      {members.length === 0
        ? <p className="soft">As soon as pupils have joined you can hand out stories.</p>
        : (
          <>
            <div className="class-fields">
              {stops.length > 0 && (
                <label>
                  Story
                  <select
                    className="field"
                    value={stopId}
                    onChange={({ target }) => setStopId(target.value)}
                  >
                    <option value={NEW}>A new story</option>
                    {stops.map((one) => <option key={one.id} value={one.id}>{one.label}</option>)}
                  </select>
                </label>
              )}
              {stopId === NEW && (
                <label>
                  Title of the new story
                  <input
                    className="field"
                    type="text"
                    autoComplete="off"
                    maxLength={200}
                    value={title}
                    onChange={({ target }) => setTitle(target.value)}
                  />
                </label>
              )}
            </div>
            <MemberChoice
              members={members}
              chosen={chosen}
              onChoose={setChosen}
              idle={withoutStory(state).map((one) =>
                one.id
              )}
            />
            {memberIds.length > 1 && (
              <fieldset className="class-choice">
                <legend>How</legend>
                {[true, false].map((one) => (
                  <label key={String(one)}>
                    <input
                      type="radio"
                      name={`${id}-each`}
                      checked={each === one}
                      onChange={() => setEach(one)}
                    />
                    {one ? "A story for each of them" : "One story together"}
                  </label>
                ))}
              </fieldset>
            )}
            {problem && <p role="alert" className="field-error">{problem}</p>}
            <p>
              <button
                type="submit"
                className="button primary needs-script"
                aria-disabled={sending !== undefined || undefined}
              >
                {sending !== undefined
                  ? count > 1 ? `Handing out… ${sending} of ${count}` : "Handing out…"
                  : count > 1
                  ? `Hand out ${stories(count)}`
                  : "Hand out"}
              </button>
            </p>
          </>
        )}
    </form>
  );
}
