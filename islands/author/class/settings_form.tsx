/** What a teacher sets for a class, when it is opened and later. */
import { type FormEvent, useId, useRef, useState } from "react";
import type { ClassSettings } from "../../../lib/model/class/class.ts";
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

/** What was typed stays until it is saved. */
export function SettingsForm({ settings, action, onSave, onCancel }: Props) {
  const id = useId();
  const alive = useHydrated();
  const [typed, setTyped] = useState(settings);
  const [day, setDay] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  // The day depends on the time zone, which only the browser knows.
  const endDay = day ?? (alive ? dayOf(settings.endsAt) : "");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setProblem(undefined);
    const reason = await onSave({
      ...typed,
      title: typed.title.trim(),
      endsAt: endOfDay(endDay),
    });
    busy.current = false;
    setSaving(false);
    setProblem(reason);
  };
  return (
    <form className="class-settings" onSubmit={save}>
      <div className="class-fields">
        <label>
          Name of the class
          <input
            className="field"
            type="text"
            required
            maxLength={100}
            autoComplete="off"
            value={typed.title}
            onChange={({ target }) => setTyped({ ...typed, title: target.value })}
          />
        </label>
        <label>
          Last day
          <input
            className="field"
            type="date"
            required
            aria-describedby={`${id}-ends`}
            value={endDay}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
      </div>
      <p id={`${id}-ends`} className="soft">
        At the end of this day the pupils’ places and nicknames go. You can move it later.
      </p>
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
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <p className="row">
        <button
          type="submit"
          className="button primary"
          disabled={!alive}
          aria-disabled={isSaving || undefined}
        >
          {isSaving ? action[1] : action[0]}
        </button>
        {onCancel && <button type="button" className="button" onClick={onCancel}>Cancel</button>}
      </p>
    </form>
  );
}
