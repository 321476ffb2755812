/** A button that asks for something first: a dialog with a form. */
import { type ReactNode, useRef } from "react";
import { toastFailure } from "./or_toast.ts";
import { toast, type ToastText } from "../shell/toasts.ts";
import { Dialog } from "./dialog.tsx";
import { Form } from "./form.tsx";
import { useAttempt } from "./use_attempt.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

type Props = {
  /** The content of the button, and its name where that is an icon. */
  button: ReactNode;
  label?: string;
  title: string;
  /** The labels of the button that sends, and whether there is nothing to send yet. */
  action: string;
  working?: string;
  disabled?: boolean;
  /** Resolves to the reason of a refusal, or rejects with it; then the dialog stays. */
  onSend: () => Promise<string | void>;
  onOpen?: () => void;
  /** Is shown once it is done. */
  done?: ToastText;
  /** Called once it is done, and after a failure: the server may have done it all the same. */
  onOver?: () => unknown;
  children: ReactNode;
};

export function FormDialog({ button, label, title, onSend, onOpen, done, onOver, ...form }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const attempts = useAttempt();
  const close = () => dialog.current?.close();
  const open = () => {
    onOpen?.();
    dialog.current?.showModal();
  };
  const send = async () => {
    try {
      const refusal = await onSend();
      if (refusal) return refusal;
      close();
      if (done) toast(done);
    } catch (error) {
      if (dialog.current?.open) throw error;
      toastFailure(error);
    }
    await onOver?.();
  };
  const closed = () => {
    if (!attempts.problem) return;
    attempts.clear();
    onOver?.();
  };
  return (
    <>
      <button
        type="button"
        className={label ? "icon-button" : "button"}
        aria-label={label}
        onClick={open}
      >
        {button}
      </button>
      <Dialog dialog={dialog} title={title} onClose={closed}>
        <Form
          {...form}
          attempts={attempts}
          onSend={send}
          before={<button type="button" className="button" onClick={close}>{t("cancel")}</button>}
        />
      </Dialog>
    </>
  );
}
