/** A dialog over the whole screen, which Back and Escape close. */
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { openOverlay } from "../../runtime/history_entries.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = {
  label: string;
  className?: string;
  onClose: () => void;
  onKey?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

export function ScreenDialog({ label, className = "", onClose, onKey, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    const leave = openOverlay(onClose);
    return () => {
      leave();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`then-now-screen ${className}`.trim()}
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => {
        // Not for the player's sheet, within which the dialog may be.
        event.stopPropagation();
        if (event.key === "Escape") onClose();
        else onKey?.(event);
      }}
    >
      <button
        type="button"
        className="icon-button then-now-close"
        aria-label={t("close")}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
      {children}
    </dialog>
  );
}
