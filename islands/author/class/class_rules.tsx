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
import { SettingsForm } from "./settings_form.tsx";
import { countStates } from "./story_filter.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

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
      title: t("endTitle", { title }),
      text: left === 0 ? t("endText") : t("endTextLeft", { count: left }),
      action: t("endTheClass"),
    });
    if (!sure) return;
    await attempt(async () => {
      const reason = await acts.end();
      if (reason === undefined) toast({ title: t("classEnded"), description: title });
      return reason;
    });
  };
  return (
    <section id="rules" className="class-rules" aria-label={t("theClass")}>
      <h2>{t("theClass")}</h2>
      {isEditing
        ? (
          <SettingsForm
            settings={settings}
            action={[t("save"), t("saving")]}
            onSave={save}
            onCancel={() => setEditing(false)}
          />
        )
        : (
          <>
            <ul>
              <li>{t("endsOn", { day: dayText(endsAt, alive) })}</li>
              <li>{mayPropose ? t("mayPropose") : t("mayNotPropose")}</li>
              <li>{mayHearOthers ? t("hearOthers") : t("dontHearOthers")}</li>
              <li>{showNicknames ? t("nicknamesSeen") : t("nicknamesNotSeen")}</li>
            </ul>
            <p className="row">
              <button
                type="button"
                className="button"
                disabled={!acts}
                onClick={() => setEditing(true)}
              >
                {t("change")}
              </button>
              <ActionButton className="button" onAction={end}>{t("endTheClass")}</ActionButton>
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
        toast({ title: t("classOpenAgain"), description: t("hasNewCode") });
      }
      return reason;
    });
  return (
    <section className="notice" aria-label={t("thisClassEnded")}>
      <p>
        <b>{t("thisClassEndedBold")}</b>{" "}
        {state.goesAt ? t("endedReopen", { day: dayText(state.goesAt, alive) }) : t("endedText")}
      </p>
      <p>
        <ActionButton className="button" onAction={reopen}>{t("reopenTheClass")}</ActionButton>
      </p>
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </section>
  );
}
