/** Changes how much the files of a person may take. */
import { HardDrive } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import { LinkDialog } from "../../lists/link_dialog.tsx";
import { toast } from "../../shell/toasts.ts";

/**
 * In bytes: `quota` is that of the person, missing where the `standard` of the site holds.
 * `onActed` is called after the change.
 */
type Props = {
  id: string;
  name: string;
  quota?: number;
  standard: number;
  onActed: () => Promise<void>;
};

export function QuotaDialog({ id, name, quota, standard, onActed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fieldId = useId();
  const show = () => {
    setText(quota === undefined ? "" : String(quota / 1e6));
    setProblem(undefined);
    dialog.current?.showModal();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const megabytes = text.trim() === "" ? null : Number(text);
      await api("PUT", `/api/admin/users/${id}/quota`, { megabytes });
      dialog.current?.close();
      toast({ title: "Quota changed", description: name });
      await onActed();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`Change the quota of ${name}`}
        onClick={show}
      >
        <HardDrive aria-hidden="true" />
      </button>
      <LinkDialog dialog={dialog} title={`Quota of ${name}`}>
        <form onSubmit={send} aria-busy={isBusy}>
          <p>
            How much all recordings, pictures and documents of this person may take together. Below
            what is stored it stops new files, and removes none.
          </p>
          <label htmlFor={fieldId}>
            Megabytes, or empty for the standard of {standard / 1e6}
          </label>
          <input
            id={fieldId}
            className="field"
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            step={1}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {problem && <p role="alert" className="field-error">{problem}</p>}
          <div className="row">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button
              type="submit"
              className="button primary"
              aria-disabled={isBusy || undefined}
            >
              Save
            </button>
          </div>
        </form>
      </LinkDialog>
    </>
  );
}
