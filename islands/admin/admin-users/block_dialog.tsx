/** Blocks a user: the reason, and the visibility of their archives meanwhile. */
import { Ban } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import { LinkDialog } from "../../lists/link_dialog.tsx";
import { toast } from "../../shell/toasts.ts";
import { BlockFields } from "./block_fields.tsx";

/** `onActed` is called after the act, and when the dialog is closed after a failure. */
type Props = {
  id: string;
  name: string;
  tours: number;
  isAdmin: boolean;
  onActed: () => Promise<void>;
};

export function BlockDialog({ id, name, tours, isAdmin, onActed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState("");
  const [hidesTours, setHidesTours] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await api("POST", `/api/admin/users/${id}/block`, { reason: reason.trim(), hidesTours });
      dialog.current?.close();
      toast({ title: "Blocked", description: name });
      await onActed();
    } catch (error) {
      if (dialog.current?.open) return setProblem(messageOf(error));
      toast({ title: "Error", description: messageOf(error), kind: "error" });
      await onActed();
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };

  // The server may have blocked the user all the same, or another administrator before.
  const closed = () => {
    if (!problem) return;
    setProblem(undefined);
    onActed();
  };

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`Block ${name}`}
        onClick={() => dialog.current?.showModal()}
      >
        <Ban aria-hidden="true" />
      </button>
      <LinkDialog dialog={dialog} title={`Block ${name}?`} onClose={closed}>
        <form onSubmit={send} aria-busy={isBusy}>
          <p>
            Their sessions end at once on every device, and they can’t sign in until you unblock
            them. Nothing is deleted.
            {isAdmin && " They lose their administrator rights."}
          </p>
          <BlockFields
            reader={name}
            hides={tours > 0
              ? `Hide ${tours === 1 ? "the archive" : `all ${tours} archives`}`
              : undefined}
            {...{ reason, setReason, hidesTours, setHidesTours }}
          />
          {problem && <p role="alert" className="field-error">{problem}</p>}
          <div className="row">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button
              type="submit"
              className="button primary"
              disabled={!reason.trim()}
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? "Blocking..." : "Block"}
            </button>
          </div>
        </form>
      </LinkDialog>
    </>
  );
}
