/**
 * A button with a menu of others, which closes at a choice, at Escape, and at a tap elsewhere. A
 * choice with the attribute `data-stays` leaves it open.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  className?: string;
  label: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
};

export function Menu({ className = "", label, onOpen, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (!menu.current) return;
    menu.current.open = false;
    // Its choices go, the one with the focus, too.
    if (!menu.current.contains(document.activeElement)) return;
    menu.current.querySelector("summary")?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    addEventListener("pointerdown", press);
    return () => removeEventListener("pointerdown", press);
  }, [isOpen]);
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <details
      ref={menu}
      className={`menu ${className}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={leave}
    >
      <summary className="button quiet" onClick={onOpen}>{label}</summary>
      {isOpen && (
        <div
          onClick={({ target }) =>
            (target as Element).closest("button:not([data-stays])") && close()}
        >
          {children}
        </div>
      )}
    </details>
  );
}
