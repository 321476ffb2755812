import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";

/** The milliseconds of a long press; `--hold` of tokens.css shows them. */
const HOLD_MS = 1000;

/**
 * The handlers of a button that acts when it is held for a second, by a finger, a pointer or a key.
 */
export function useHold(act: () => void) {
  const [isHolding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin(): void {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(act, HOLD_MS);
  }

  function end(): void {
    clearTimeout(timer.current);
    setHolding(false);
  }

  const isPress = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";
  const handlers = {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onBlur: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return;
      event.preventDefault(); // Otherwise it would be a click.
      if (!event.repeat) begin();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isPress(event)) return;
      event.preventDefault(); // Firefox clicks when the space bar is released.
      end();
    },
    // Screen readers click without any press.
    onClick: ({ detail }: MouseEvent) => detail === 0 && act(),
  };
  return { isHolding, handlers };
}
