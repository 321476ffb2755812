/** A button for slow actions: deletions, restores, and others that wait for an answer. */
import { type ComponentProps, useRef, useState } from "react";

type Props = Omit<ComponentProps<"button">, "onClick"> & {
  /** The action; must not reject. */
  onAction: () => Promise<unknown> | void;
};

/**
 * Shows at once that it was pressed, and ignores further presses until the action is over. It stays
 * focusable meanwhile.
 */
export function ActionButton({ onAction, ...props }: Props) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const press = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await onAction();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return (
    <button
      {...props}
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    />
  );
}
