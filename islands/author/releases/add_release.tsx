import { type FormEvent, useId, useState } from "react";
import type { ReleaseInput } from "../../../lib/model/consent/release.ts";
import { FieldLine } from "../tour-form/field.tsx";

/** A stop with a recording; `recording` is its name in releases. */
export type ReleasableStop = { id: string; label: string; recording: string };

type Props = { stops: ReleasableStop[]; onAdd: (input: ReleaseInput) => Promise<boolean> };

/** The form of a new release. */
export function AddRelease({ stops, onAdd }: Props) {
  const id = useId();
  const [scope, setScope] = useState("public");
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const input = Object.fromEntries(new FormData(form)) as unknown as ReleaseInput;
    if (await onAdd(input)) form.reset();
    setSending(false);
  };
  return (
    <form className="catalogue-card release-form" aria-labelledby={`${id}-add`} onSubmit={submit}>
      <h2 id={`${id}-add`}>Add a Release</h2>
      <FieldLine id={`${id}-stop`} label="Story">
        <select id={`${id}-stop`} name="stopId">
          {stops.map(({ id, label }) => <option key={id} value={id}>{label}</option>)}
        </select>
      </FieldLine>
      <FieldLine id={`${id}-person`} label="Who is heard">
        <input
          id={`${id}-person`}
          name="person"
          type="text"
          required
          maxLength={120}
          autoComplete="off"
        />
      </FieldLine>
      <FieldLine id={`${id}-scope`} label="Who may hear it">
        <select
          id={`${id}-scope`}
          name="scope"
          value={scope}
          onChange={(event) =>
            setScope(event.target.value)}
        >
          <option value="public">Everybody</option>
          <option value="link">People with the link of an unlisted archive</option>
          <option value="from">Everybody, from a day on</option>
        </select>
      </FieldLine>
      {scope === "from" && (
        <FieldLine id={`${id}-from`} label="From" hint="The day begins at midnight UTC.">
          <input
            id={`${id}-from`}
            name="from"
            type="date"
            required
            aria-describedby={`${id}-from-hint`}
          />
        </FieldLine>
      )}
      <FieldLine
        id={`${id}-keeper`}
        label="Who keeps the document"
        optional
        hint="Such as: school office, blue folder."
      >
        <input
          id={`${id}-keeper`}
          name="keeper"
          type="text"
          maxLength={200}
          autoComplete="off"
          aria-describedby={`${id}-keeper-hint`}
        />
      </FieldLine>
      <button type="submit" className="button primary needs-script" disabled={isSending}>
        {isSending ? "Adding…" : "Add release"}
      </button>
    </form>
  );
}
