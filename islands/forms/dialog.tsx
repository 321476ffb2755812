/** A dialog: its head with a button to close it, and its content. */
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

type Props = {
  /** The button of the page that opens it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  className?: string;
  /** Called when it was closed, in whatever way. */
  onClose?: () => void;
  children: ReactNode;
};

export function Dialog({ dialog, title, className = "", onClose, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A pressed button may disappear with its effect; the focus stays in the dialog.
  useEffect(() => {
    const isLost = dialog.current?.open && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
  });
  return (
    <dialog
      ref={dialog}
      className={`dialog with-head ${className}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t("close")}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
