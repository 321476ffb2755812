/** A dialog that has a link to hand on: its head with a way to close it, and what is in it. */
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

type Props = {
  /** By which the page opens it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Called when it was closed, in whatever way. */
  onClose?: () => void;
  children: ReactNode;
};

export function LinkDialog({ dialog, title, onClose, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may be gone with what it did: the focus stays in the dialog.
  useEffect(() => {
    const isLost = dialog.current?.open && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
  });
  return (
    <dialog ref={dialog} className="dialog link-dialog" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
