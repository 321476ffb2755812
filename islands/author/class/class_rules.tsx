/** The rules of a class, its end, and the way back. */
import { useState } from "react";
import type { ClassSettings, ClassState } from "../../../lib/model/class/class.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import type { ClassActs } from "./class_acts.ts";
import { dayText } from "./class_days.ts";
import { stories } from "./class_words.ts";
import { SettingsForm } from "./settings_form.tsx";
import { countStates } from "./story_filter.ts";

type Props = { state: ClassState; acts: ClassActs | undefined };

export function ClassRules({ state, acts }: Props) {
  const alive = useHydrated();
  const [isEditing, setEditing] = useState(false);
  const { problem, attempt } = useAttempt();
  const { title, endsAt, mayPropose, mayHearOthers, showNicknames, submissions } = state;
  const settings = { title, endsAt, mayPropose, mayHearOthers, showNicknames };
  const save = async (next: ClassSettings) => {
    const reason = await acts!.saveSettings(next, state.revision);
    if (reason === undefined) setEditing(false);
    return reason;
  };
  const end = async () => {
    const left = submissions.length - countStates(submissions).taken;
    const sure = acts && await confirm({
      title: `End “${title}”?`,
      text: "The pupils’ places and nicknames go at once, and the code is void. Stories in the " +
        "archive stay there. " +
        (left === 0
          ? "No other stories are left."
          : `${stories(left)} that you haven’t taken will be deleted in 30 days; until then you ` +
            "can reopen the class."),
      action: "End the class",
    });
    if (!sure) return;
    await attempt(async () => {
      const reason = await acts.end();
      if (reason === undefined) toast({ title: "The class has ended", description: title });
      return reason;
    });
  };
  return (
    <section id="rules" className="class-rules" aria-label="The class">
      <h2>The class</h2>
      {isEditing
        ? (
          <SettingsForm
            settings={settings}
            action={["Save", "Saving…"]}
            onSave={save}
            onCancel={() => setEditing(false)}
          />
        )
        : (
          <>
            <ul>
              <li>It ends on {dayText(endsAt, alive)}.</li>
              <li>
                Pupils {mayPropose ? "may" : "may not"} begin stories of their own.
              </li>
              <li>
                They {mayHearOthers ? "hear" : "don’t hear"} what others have handed in.
              </li>
              <li>
                The public {showNicknames ? "sees" : "doesn’t see"} nicknames.
              </li>
            </ul>
            <p className="row">
              <button
                type="button"
                className="button"
                disabled={!acts}
                onClick={() => setEditing(true)}
              >
                Change
              </button>
              <ActionButton className="button" onAction={end}>
                End the class
              </ActionButton>
            </p>
          </>
        )}
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </section>
  );
}

/** The view of a class that has ended. */
export function EndedClass({ state, acts }: Props) {
  const alive = useHydrated();
  const { problem, attempt } = useAttempt();
  const reopen = () =>
    attempt(async () => {
      const reason = await acts?.reopen();
      if (acts && reason === undefined) {
        toast({ title: "The class is open again", description: "It has a new code." });
      }
      return reason;
    });
  return (
    <section className="notice" aria-label="This class has ended">
      <p>
        <b>This class has ended.</b> Its pupils and their nicknames are gone.
        {state.goesAt &&
          ` What you haven’t taken is deleted on ${dayText(state.goesAt, alive)}. Until then you ` +
            "can reopen the class: it gets a new code, and you can hand its stories out again."}
      </p>
      <p>
        <ActionButton className="button" onAction={reopen}>
          Reopen the class
        </ActionButton>
      </p>
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </section>
  );
}
