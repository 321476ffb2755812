/** What a teacher sets for a class, when it is opened and later. */
import { useState } from "react";
import type { ClassSettings } from "../../../lib/model/class/class.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { dayOf, endOfDay } from "./class_days.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  settings: ClassSettings;
  /** The label of the button, and the one while it works. */
  action: [label: string, working: string];
  /** Resolves to the reason why nothing was saved; undefined when it was. */
  onSave: (settings: ClassSettings) => Promise<string | undefined>;
  onCancel?: () => void;
};

const CHOICES = [
  ["mayPropose", "rulePropose"],
  ["mayHearOthers", "ruleHear"],
  ["showNicknames", "ruleNicknames"],
] as const;

/** Unsaved text stays in the form. */
export function SettingsForm({ settings, action, onSave, onCancel }: Props) {
  const alive = useHydrated();
  const [typed, setTyped] = useState(settings);
  const [day, setDay] = useState<string>();
  // The day depends on the time zone, which only the browser knows.
  const endDay = day ?? (alive ? dayOf(settings.endsAt) : "");
  const save = () => onSave({ ...typed, title: typed.title.trim(), endsAt: endOfDay(endDay) });
  return (
    <Form
      className="class-settings"
      onSend={save}
      action={action[0]}
      working={action[1]}
      onCancel={onCancel}
    >
      <div className="class-fields">
        <Field
          label={t("nameClass")}
          required
          maxLength={100}
          value={typed.title}
          set={(title) => setTyped({ ...typed, title })}
        />
        <Field
          label={t("lastDay")}
          type="date"
          required
          hint={t("lastDayHint")}
          value={endDay}
          set={setDay}
        />
      </div>
      <fieldset className="class-choice">
        <legend>{t("rules")}</legend>
        {CHOICES.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.checked })}
            />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
