import { type CSSProperties, useEffect, useRef, useState } from "react";

type Props = {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value as a screen reader speaks it. */
  text: string;
  disabled?: boolean;
  /** Called while the thumb moves. */
  onMove?: (value: number) => void;
  /** Called when the thumb is released, or moved by a key. */
  onSet?: (value: number) => void;
};

/**
 * A slider from 0 to 100 in steps of 1. While it is being dragged, it follows the finger, not
 * `value`.
 */
export function Slider({ label, value, text, disabled, onMove, onSet }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();

  // React's onChange is the platform's `input` event; it has none for `change`, the release of the
  // thumb.
  useEffect(() => {
    const element = input.current;
    const set = () => {
      setDragged(undefined);
      onSet?.(element!.valueAsNumber);
    };
    element?.addEventListener("change", set);
    return () => element?.removeEventListener("change", set);
  }, [onSet]);

  const shown = dragged ?? Math.round(value);
  return (
    <input
      ref={input}
      className="slider"
      type="range"
      min={0}
      max={100}
      step={1}
      aria-label={label}
      aria-valuetext={text}
      disabled={disabled}
      value={shown}
      style={{ "--fill": `${dragged ?? value}%` } as CSSProperties}
      onChange={(event) => {
        setDragged(event.target.valueAsNumber);
        onMove?.(event.target.valueAsNumber);
      }}
    />
  );
}
