/** What a teacher sets for a class, when it is opened and later. */
import { useState } from "react";
import type { ClassSettings } from "../../../lib/model/class/class.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { dayOf, endOfDay } from "./class_days.ts";

type Props = {
  settings: ClassSettings;
  /** The label of the button, and the one while it works. */
  action: [label: string, working: string];
  /** Resolves to the reason why nothing was saved; undefined when it was. */
  onSave: (settings: ClassSettings) => Promise<string | undefined>;
  onCancel?: () => void;
};

const CHOICES = [
  ["mayPropose", "Pupils may begin stories of their own"],
  ["mayHearOthers", "Pupils may hear and read what others have handed in"],
  ["showNicknames", "The public sees the nicknames of those who made a story"],
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
          label="Name of the class"
          required
          maxLength={100}
          value={typed.title}
          set={(title) => setTyped({ ...typed, title })}
        />
        <Field
          label="Last day"
          type="date"
          required
          hint="At the end of this day the pupils’ places and nicknames go. You can move it later."
          value={endDay}
          set={setDay}
        />
      </div>
      <fieldset className="class-choice">
        <legend>Rules</legend>
        {CHOICES.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
