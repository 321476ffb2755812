/** A button that asks for something first: a dialog with a form, for an act on chosen rows. */
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { LinkDialog } from "../../lists/link_dialog.tsx";

/** `onSend` resolves to why the act failed, if it did; then the dialog stays. */
type Props = {
  button: ReactNode;
  title: string;
  /** The label of the button that sends. */
  action: string;
  canSend: boolean;
  onSend: () => Promise<string | undefined>;
  children: ReactNode;
};

export function ActDialog({ button, title, action, canSend, onSend, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const failed = await onSend();
    setBusy(false);
    setProblem(failed);
    if (!failed) dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {button}
      </button>
      <LinkDialog dialog={dialog} title={title} onClose={() => setProblem(undefined)}>
        <form onSubmit={send} aria-busy={isBusy}>
          {children}
          {problem && <p role="alert" className="field-error">{problem}</p>}
          <div className="row">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button
              type="submit"
              className="button primary"
              disabled={!canSend}
              aria-disabled={isBusy || undefined}
            >
              {action}
            </button>
          </div>
        </form>
      </LinkDialog>
    </>
  );
}
